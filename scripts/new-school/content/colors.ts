import { define } from '@/content/schema/define';
import schema from '@/content/schema/colors';

/** The school's color, which all others follow. */
export default define(schema, { accent: '#2c4a3a' });
