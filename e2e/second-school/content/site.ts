import { define } from '@/content/schema/define';
import schema from '@/content/schema/site';

export default define(schema, {
  header: { skip: 'Straight to the page', menu: 'All pages', navigation: 'Main', notice: 'Right now' },
  mainButton: { label: 'Book a tour', href: 'https://tours.saintzoes.example/book' },
  footer: {
    officeHours: 'The gate is open', allPages: 'Every page',
    nondiscrimination: 'The school admits children of any race, color, and origin to all that it does.',
  },
  frame: 'PHOTO', gallery: { open: 'Show large', close: 'Close' },
  notFound: { title: 'Lost?', text: 'Most families find us by getting lost.', home: 'Home' },
});
