import { z } from 'zod';
import { photoKey } from './fields';
import { letter } from './letter';
import { prose, text } from './text';

export default letter
  .extend({
    photo: photoKey,
    /** The resources at the end of the letter. */
    learnMore: z.strictObject({
      heading: text,
      items: z.array(z.strictObject({ title: text.max(90), text: prose })).min(1),
    }),
  })
  .meta({ file: 'content/welcome-letter.ts' });
