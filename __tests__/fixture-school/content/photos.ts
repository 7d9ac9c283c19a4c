import { define } from '../../../content/define';
import { photosSchema } from '../../../content/schema';

export const photos = define('photos', photosSchema, {
  shelf: {
    alt: 'A low shelf with trays and baskets',
  },
  table: {
    alt: 'A small table with two chairs and a bowl',
    focus: [33.333, 70],
  },
});
