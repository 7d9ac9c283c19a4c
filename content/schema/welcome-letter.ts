import { z } from 'zod';
import { listOf } from './fields';
import { letter } from './letter';
import { label, prose } from './text';

export default letter
  .extend({
    /** Resources at the end of the letter. */
    learnMore: z
      .strictObject({ heading: label, items: listOf({ title: label, text: prose }) })
      .optional(),
  })
  .meta({ file: 'content/welcome-letter.ts', is: 'page' });
