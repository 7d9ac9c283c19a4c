import home from '@/content/home';
import { resizePhoto } from '@/scripts/pictures/encode-photo';
import { linkPreview } from '../_lib/link-preview';
import { photoOf } from '../_lib/photos';

export const dynamic = 'force-static';

/** The home page's photo, cropped for link previews. Small photos are enlarged. */
export async function GET() {
  const jpeg = await resizePhoto(photoOf(home.photo).day, linkPreview.size)
    .jpeg({ quality: 75, mozjpeg: true })
    .toBuffer();
  return new Response(new Uint8Array(jpeg), { headers: { 'Content-Type': 'image/jpeg' } });
}
