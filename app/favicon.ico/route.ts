import { join } from 'node:path';
import sharp from 'sharp';
import { drawing } from '../_lib/picture-files';

export const dynamic = 'force-static';

/** The icon for browsers and programs that look only at this address. They accept a PNG here. */
export async function GET() {
  const png = await sharp(join(process.cwd(), drawing('icon').original))
    .resize(32, 32, { fit: 'contain', background: 'transparent' })
    .png()
    .toBuffer();
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
}
