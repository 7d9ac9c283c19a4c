import { define } from './schema/define';
import schema from './schema/dates';

/** Notices and events. content/README.md has lines to copy. The next build removes past dates from the site. */
export default define(schema, {
  heading: 'Coming up',
  closed: 'School closed',
  notices: [],
  events: [],
});
