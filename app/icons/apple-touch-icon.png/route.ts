import sharp from 'sharp';
import colors from '@/content/colors';
import { iconPath } from '../../_lib/drawings';

export const dynamic = 'force-static';

/** The icon for a phone's home screen, made from the icon in `content/drawings/`. */
export async function GET() {
  const image = await sharp(iconPath)
    .resize(142, 142, { fit: 'contain', background: 'transparent' })
    // Some phones cut an icon to a circle of 80 % of the width, and with it what a drawing has in its own corners.
    .extend({ top: 19, bottom: 19, left: 19, right: 19, background: 'transparent' })
    // A full square: phones round the corners themselves.
    .flatten({ background: colors.light.paper })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
  return new Response(new Uint8Array(image), { headers: { 'Content-Type': 'image/png' } });
}
