import sharp from 'sharp';
import { iconPath } from '../_lib/drawings';

export const dynamic = 'force-static';

/** The icon for software that requests only this path. A PNG is fine for it. */
export async function GET() {
  const png = await sharp(iconPath)
    .resize(32, 32, { fit: 'contain', background: 'transparent' })
    .png()
    .toBuffer();
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
}
