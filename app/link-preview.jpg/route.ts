import sharp from 'sharp';
import colors from '@/content/colors';
import home from '@/content/home';
import { palettesOf } from '@/scripts/pictures/palette';
import { resizePhoto } from '@/scripts/pictures/encode-photo';
import { iconPath } from '../_lib/drawings';
import { linkPreview } from '../_lib/link-preview';
import { photoOf } from '../_lib/photos';

export const dynamic = 'force-static';

/** The home page's photo, cropped for link previews, or the icon if it has none. Small pictures are enlarged. */
export async function GET() {
  const picture =
    typeof home.photo === 'string'
      ? resizePhoto(photoOf(home.photo).day, linkPreview.size)
      : sharp(iconPath)
          .resize({ ...linkPreview.size, fit: 'contain', background: 'transparent' })
          .flatten({ background: palettesOf(colors).light.paper });
  const jpeg = await picture.jpeg({ quality: 75, mozjpeg: true }).toBuffer();
  return new Response(new Uint8Array(jpeg), { headers: { 'Content-Type': 'image/jpeg' } });
}
