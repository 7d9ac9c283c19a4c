import { z } from 'zod';
import { placeholder } from './blocks';
import { portraitKey } from './fields';
import { letter } from './letter';
import { oneOf } from './one-of';

export default letter
  .extend({
    /**
     * The founder's portrait, `{ photo: 'portrait' }`, if it has a row in `photos.ts`. Until then, an empty
     * frame: `{ placeholder: 'what it should show' }`.
     */
    portrait: oneOf(z.strictObject({ photo: portraitKey }), placeholder),
  })
  .meta({ file: 'content/meet-the-founder.ts', is: 'page' });
