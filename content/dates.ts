import { define } from './schema/define';
import schema from './schema/dates';

/**
 * Notices and events. Each list may be empty. The next build removes past dates from the site.
 *
 *   notices: [{ text: 'Closed Monday for ice.', from: '2024-12-01', until: '2024-12-02' }],
 *   events: [
 *     { date: '2024-09-03', name: 'First day of school' },
 *     { date: '2024-10-05', time: '10am-noon', name: 'Open house' },
 *     { date: '2024-11-28', until: '2024-11-29', name: 'Thanksgiving', closed: true },
 *   ],
 */
export default define(schema, {
  heading: 'Coming up',
  closed: 'School closed',
  notices: [],
  events: [],
});
