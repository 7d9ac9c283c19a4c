import { define } from './schema/define';
import schema from './schema/confirmed';

/**
 * What is true of your school although the sample says it too, by the names that `npm run launch`
 * prints: `'school.founded'`, a section, `'tuition.fees'`, or a whole file, `'admissions'`. It no longer
 * asks about them.
 */
export default define(schema, []);
