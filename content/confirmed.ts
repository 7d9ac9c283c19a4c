import { define } from './schema/define';
import schema from './schema/confirmed';

/**
 * What the sample says and is also true of your school, by the names that `npm run launch` prints:
 * `'school.founded'`, a section, `'tuition.fees'`, or a whole file, `'admissions'`. It then no longer
 * lists them.
 */
export default define(schema, []);
