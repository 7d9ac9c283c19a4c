import { z } from 'zod';
import { placeholder } from './blocks';
import { photoKey } from './fields';
import { letter } from './letter';
import { oneOf } from './one-of';

export default letter
  .extend({
    /**
     * The founder's portrait: `{ photo: 'portrait' }` once there is a row for it in `photos.ts`, and
     * until then an empty frame, `{ placeholder: 'what it should show' }`.
     */
    portrait: oneOf(z.strictObject({ photo: photoKey }), placeholder),
  })
  .meta({ file: 'content/meet-the-founder.ts' });
