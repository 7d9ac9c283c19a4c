import { define } from './define';
import { siteSchema } from './schema';

/** What stands around every page, and what a visitor reads at an address that does not exist. */
export const site = define('site', siteSchema, {
  bar: { skip: 'Skip to the content', menu: 'Menu', navigation: 'Main' },
  foot: { officeHours: 'Office hours:', allPages: 'All pages' },
  notFound: {
    title: 'One moment',
    text: 'There’s no page at this address. We’re taking you to the home page.',
    home: 'Home',
  },
});
