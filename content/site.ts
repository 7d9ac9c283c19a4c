import { define } from './schema/define';
import schema from './schema/site';

/** The words that every page shares, and those of the page for an address that does not exist. */
export default define(schema, {
  header: { skip: 'Skip to the content', menu: 'Menu', navigation: 'Main', notice: 'Notice' },
  footer: { officeHours: 'Office hours:', allPages: 'All pages' },
  frame: 'PHOTO',
  gallery: { open: 'Show large', close: 'Close' },
  notFound: {
    title: 'One moment',
    text: 'There’s no page at this address. We’re taking you to the home page.',
    home: 'Home',
  },
});
