import { z } from 'zod';
import site from './site';
import { prose, text } from './text';

/** The words around every page in another language: `content/<language>/site.ts`. */
const schema = site
  .omit({ notFound: true })
  .extend({
    officeHours: text,
    /** The license and memberships, as a sentence. Leave it out if there are none. */
    credentials: prose.optional(),
  })
  .meta({ file: 'content/<language>/site.ts' });
export default schema;
export type LanguageWords = z.output<typeof schema>;
