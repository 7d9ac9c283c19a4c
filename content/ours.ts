import { define } from './define';
import { oursSchema } from './schema';

/**
 * What is true of your school although the sample says it too, by the names that `npm run launch`
 * prints: `'school.founded'`, or a whole section, `'tuition.fees'`. It no longer asks about them.
 */
export const ours = define('ours', oursSchema, []);
