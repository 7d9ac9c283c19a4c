import { define } from '@/content/schema/define';
import schema from '@/content/schema/photos';

/** A year in the orchard, for a gallery. */
export const orchardKeys = Array.from({ length: 20 }, (_, index) => `orchard-${index + 1}`);

/** Drawn by make-originals.ts. */
export default define(schema, {
  'the-long-table': {
    alt: { en: 'Hundreds of beads and blocks in seven colors, spread out over a long table', es: 'Cientos de cuentas y bloques de siete colores sobre una mesa larga' },
    focus: [20, 50],
  },
  atelier: { alt: { en: 'A corner of the atelier with blocks and disks of color', es: 'Un rincón del taller de arte con bloques y discos de colores' } },
  porch: {
    alt: { en: 'Balls and boxes left along the porch after an afternoon outdoors', es: 'Pelotas y cajas que quedaron en el portal después de una tarde afuera' },
    focus: [80, 60],
  },
  'pink-tower': { alt: { en: 'A few large blocks on a pink rug beside some balls', es: 'Unos bloques grandes sobre un tapete rosa, junto a unas pelotas' } },
  'community-meal': { alt: { en: 'A table laid for lunch with many small round plates', es: 'Una mesa puesta para el almuerzo con muchos platos pequeños y redondos' } },
  'bright-room': { alt: { en: 'A classroom in the bright light of noon, nearly white', es: 'Un salón casi blanco a la luz del mediodía' } },
  ...Object.fromEntries(
    orchardKeys.map((key) => [key, { alt: `Blocks and disks on the ground of the ${key}.` }]),
  ),
  'orchard-8': { alt: 'Hal' },
});
