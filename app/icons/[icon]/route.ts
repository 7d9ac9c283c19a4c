import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { daylight } from '@/tailwind.config';

/** The icon in the sizes that phones ask for, all drawn from `app/icon.svg`. */
const sizes: Record<string, number> = {
  'apple-touch-icon.png': 180,
  'icon-192.png': 192,
  'icon-512.png': 512,
};

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return Object.keys(sizes).map((icon) => ({ icon }));
}

export async function GET(_: Request, { params }: { params: Promise<{ icon: string }> }) {
  const { icon } = await params;
  const drawing = await readFile(join(process.cwd(), 'app', 'icon.svg'));
  const image = await sharp(drawing, { density: 72 * 12 })
    .resize(sizes[icon])
    // Phones round the corners themselves.
    .flatten({ background: daylight.paper })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
  return new Response(new Uint8Array(image), { headers: { 'Content-Type': 'image/png' } });
}
