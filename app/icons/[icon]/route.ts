import { join } from 'node:path';
import sharp from 'sharp';
import colors from '@/content/colors';
import { drawing } from '../../_blocks/generated';

/** The sizes of the icon that phones request, all made from the icon in `content/drawings/`. */
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
  const image = await sharp(join(process.cwd(), drawing('icon').original))
    .resize(sizes[icon], sizes[icon], { fit: 'contain', background: 'transparent' })
    // A full square: phones round the corners themselves.
    .flatten({ background: colors.light.paper })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
  return new Response(new Uint8Array(image), { headers: { 'Content-Type': 'image/png' } });
}
