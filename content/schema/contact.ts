import { z } from 'zod';
import { contactForm } from './parts/contact-form';
import { drawingFile } from './parts/fields';
import { customPage } from './parts/sections';
import { label, prose, text } from './parts/text';

export default customPage({
  title: label,
  lead: prose,
  /** A map or other drawing beside the directions, from `content/drawings/`. */
  drawing: z.strictObject({ file: drawingFile, alt: text }).optional(),
  /** The heading above the address, telephone and e-mail. */
  otherWays: label,
  labels: z.record(
    z.enum(['telephone', 'email', 'officeHours', 'address', 'directions', 'parking']),
    label,
  ),
  /** How to find the school: the bus, the turn, the door, a link to a map. */
  directions: prose.optional(),
  parking: prose.optional(),
  /** How the school uses a message. Shown below a connected form. */
  privacy: prose.optional(),
  formHeading: label,
  form: contactForm,
});
