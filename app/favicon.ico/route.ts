import sharp from 'sharp';
import { iconPath } from '../_lib/drawings';

export const dynamic = 'force-static';

/** The icon for programs that only request this address. They accept a PNG. */
export async function GET() {
  const png = await sharp(iconPath)
    .resize(32, 32, { fit: 'contain', background: 'transparent' })
    .png()
    .toBuffer();
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
}
