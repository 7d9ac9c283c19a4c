import { join } from 'node:path';
import home from '@/content/home';
import { openOriginal } from '@/scripts/pictures/encode-photo';
import { previewFile } from '@/scripts/pictures/photo-files';
import { linkPreview } from '../_lib/link-preview';
import { photoOf } from '../_lib/picture-files';

export const dynamic = 'force-static';

/** The home page's photo, cut for link previews. A small photo is enlarged. */
export async function GET() {
  const { original } = photoOf(home.photo);
  const { width, height } = linkPreview;
  const jpeg = await openOriginal(join(process.cwd(), original.path))
    .extract(previewFile(original).region)
    .resize({ width, height, fit: 'fill' })
    .jpeg({ quality: 75, mozjpeg: true })
    .toBuffer();
  return new Response(new Uint8Array(jpeg), { headers: { 'Content-Type': 'image/jpeg' } });
}
