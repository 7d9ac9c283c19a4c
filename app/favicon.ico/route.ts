import { join } from 'node:path';
import sharp from 'sharp';
import { drawing } from '../_site/generated';

export const dynamic = 'force-static';

const SIZE = 32;

/** The icon for browsers that know no other: one PNG in an ICO container. */
export async function GET() {
  const png = await sharp(join(process.cwd(), drawing('icon').original))
    .resize(SIZE, SIZE, { fit: 'contain', background: 'transparent' })
    .png()
    .toBuffer();
  // ICONDIR and one ICONDIRENTRY: https://en.wikipedia.org/wiki/ICO_(file_format)#Structure
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(SIZE, 6);
  head.writeUInt8(SIZE, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return new Response(new Uint8Array(Buffer.concat([head, png])), {
    headers: { 'Content-Type': 'image/x-icon' },
  });
}
