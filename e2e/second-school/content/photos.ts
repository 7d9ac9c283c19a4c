import { define } from '@/content/define';
import { photosSchema } from '@/content/schema';

/** Made by make-originals.ts. */
export const photos = define('photos', photosSchema, {
  'the-long-table': {
    alt: 'Golden beads laid out on a long table: single beads, bars of ten, a square and a cube',
    focus: [20, 50],
  },
  atelier: { alt: 'A corner of the atelier with a cylinder block and tablets of color' },
  porch: { alt: 'Seedlings in clay pots and a watering can along the porch', focus: [80, 60] },
  'pink-tower': { alt: 'A pink tower of ten cubes beside the brown stair' },
  'community-meal': { alt: 'A table laid for lunch with small plates and glasses' },
  'bright-room': { alt: 'A classroom in the bright light of noon, nearly white' },
});
