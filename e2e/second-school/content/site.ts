import { define } from '@/content/define';
import { siteSchema } from '@/content/schema';

export const site = define('site', siteSchema, {
  bar: { skip: 'Straight to the page', menu: 'All pages', navigation: 'Main' },
  foot: {
    officeHours: 'The gate is open',
    allPages: 'Every page',
    nondiscrimination:
      'The school admits children of any race, color, and national or ethnic origin to all that it does.',
  },
  notFound: { title: 'Lost?', text: 'Most families find us by getting lost.', home: 'Home' },
});
