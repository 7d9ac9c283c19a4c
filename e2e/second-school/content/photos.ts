import { define } from '@/content/schema/define';
import schema from '@/content/schema/photos';

/** The photos of a gallery about a year in the orchard. */
export const orchardKeys = Array.from({ length: 6 }, (_, index) => `orchard-${index + 1}`);

/** make-originals.ts draws these photos. */
export default define(schema, {
  'the-long-table': {
    alt: 'Hundreds of beads and blocks in seven colors, spread out over a long table',
    focus: [20, 50],
  },
  atelier: { alt: 'A corner of the atelier with blocks and disks of color' },
  porch: {
    alt: 'Balls and boxes left along the porch after an afternoon outdoors',
    focus: [80, 60],
  },
  'pink-tower': { alt: 'A few large blocks on a pink rug beside some balls' },
  'community-meal': { alt: 'A table laid for lunch with many small round plates' },
  'bright-room': { alt: 'A classroom in the bright light of noon, nearly white' },
  ...Object.fromEntries(
    orchardKeys.map((key) => [key, { alt: `Blocks and disks on the background of the ${key}.` }]),
  ),
  'orchard-6': { alt: 'Hal' },
});
