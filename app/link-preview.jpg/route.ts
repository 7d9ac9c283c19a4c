import sharp from 'sharp';
import colors from '@/content/colors';
import home from '@/content/home';
import { palettesOf } from '@/scripts/pictures/palette';
import { resizePhoto } from '@/scripts/pictures/encode-photo';
import { iconPath } from '../_lib/drawings';
import { linkPreview } from '../_lib/link-preview';
import { photoOf } from '../_lib/photos';
import { headlineSvg } from './headline-svg';

export const dynamic = 'force-static';

/**
 * The home page's photo, cropped for link previews, or the icon if there's no photo. Small pictures are enlarged. The
 * photo carries the headline if it does so on the home page.
 */
export async function GET() {
  const { light } = palettesOf(colors);
  const { photo, headline, textPosition } = home;
  const day = typeof photo === 'string' ? photoOf(photo).day : undefined;
  const picture = day
    ? resizePhoto(day, linkPreview.size)
    : sharp(iconPath)
        .resize({ ...linkPreview.size, fit: 'contain', background: 'transparent' })
        .flatten({ background: light.paper });
  const text = day && textPosition === 'onPhoto' ? headlineSvg(headline, light) : undefined;
  const jpeg = await picture
    .composite(text ? [{ input: Buffer.from(text) }] : [])
    .jpeg({ quality: 75, mozjpeg: true })
    .toBuffer();
  return new Response(new Uint8Array(jpeg), { headers: { 'Content-Type': 'image/jpeg' } });
}
