import colors from '@/content/colors';
import { palettesOf } from '@/scripts/design/palette';
import { iconPicture } from '../../_lib/icon-picture';

export const dynamic = 'force-static';

/** The icon for home screens. */
export async function GET() {
  const image = await iconPicture(142)
    // Some phones crop icons to a circle of 80% of the width.
    .extend({ top: 19, bottom: 19, left: 19, right: 19, background: 'transparent' })
    // The icon is opaque, because phones round its corners themselves.
    .flatten({ background: palettesOf(colors).light.paper })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
  return new Response(new Uint8Array(image), { headers: { 'Content-Type': 'image/png' } });
}
