import { define } from '@/content/schema/define';
import schema from '@/content/schema/photos';

/** Drawings of blocks and disks instead of photographs, one of them upright, one low and one full of detail. */
export default define(schema, {
  'the-long-table': { alt: 'Hundreds of beads and blocks in seven colors, spread out over a long table', focus: [20, 50] },
  atelier: { alt: 'A corner of the atelier with blocks and disks of color' },
  porch: { alt: 'Balls and boxes left along the porch after an afternoon outdoors' },
  'pink-tower': { alt: 'A few large blocks on a pink rug beside some balls' },
  'community-meal': { alt: 'A table laid for lunch with many small round plates' },
  'bright-room': { alt: 'A classroom in the bright light of noon, nearly white' },
  hal: { alt: 'Hal' },
});
