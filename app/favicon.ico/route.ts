import sharp from 'sharp';
import { iconPath } from '../_lib/drawings';

export const dynamic = 'force-static';

/** The icon for browsers and programs that look only at this address. They accept a PNG here. */
export async function GET() {
  const png = await sharp(iconPath)
    .resize(32, 32, { fit: 'contain', background: 'transparent' })
    .png()
    .toBuffer();
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
}
