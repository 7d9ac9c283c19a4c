import { z } from 'zod';
import { listOf } from './parts/fields';
import { letter } from './parts/letter';
import { label, prose } from './parts/text';

export default letter.extend({
  /** Resources at the end of the letter. */
  learnMore: z
    .strictObject({ heading: label, items: listOf({ title: label, text: prose }) })
    .optional(),
});
