import { z } from 'zod';
import { contactForm } from './parts/contact-form';
import { drawingFile } from './parts/fields';
import { customPage } from './parts/sections';
import { label, prose, text } from './parts/text';

export default customPage({
  title: label,
  lead: prose,
  /** A map or another drawing beside the directions. Its file is in `content/drawings/`. */
  drawing: z.strictObject({ file: drawingFile, alt: text }).optional(),
  /** The heading above the address, the phone number and the email address. */
  otherWays: label,
  labels: z.record(
    z.enum(['telephone', 'email', 'officeHours', 'address', 'directions', 'parking']),
    label,
  ),
  /** How to find the school: “Bus 7 stops at our gate. [See a map](https://…).” */
  directions: prose.optional(),
  parking: prose.optional(),
  /** How the school uses a message. It's below the form once the form is connected. */
  privacy: prose.optional(),
  formHeading: label,
  form: contactForm,
});
