import sharp from 'sharp';
import colors from '@/content/colors';
import home from '@/content/home';
import school from '@/content/school';
import { withoutBrackets } from '@/content/shared/blank-pattern';
import { palettesOf } from '@/scripts/design/palette';
import { resizePhoto } from '@/scripts/photos/encode-photo';
import { iconPicture } from '../_lib/icon-picture';
import { linkPreview } from '../_lib/link-preview';
import { photoOf } from '../_lib/photos';
import { headlineSvg } from './headline-svg';

export const dynamic = 'force-static';

/**
 * The home page's photo, cropped for link previews, with the headline if it's on the photo there. Without a photo, the
 * icon with the school's name.
 */
export async function GET() {
  const { light } = palettesOf(colors);
  const { size } = linkPreview;
  const day = typeof home.photo === 'string' ? photoOf(home.photo).day : undefined;
  const picture = day
    ? resizePhoto(day, size)
    : sharp({ create: { ...size, channels: 3, background: light.paper } });
  const headline = home.textPosition === 'onPhoto' ? home.headline : '';
  const text = headlineSvg(withoutBrackets(day ? headline : school.name), light);
  const layers = [];
  if (!day) layers.push(await iconLayer());
  if (text) layers.push({ input: Buffer.from(text) });
  const jpeg = await picture.composite(layers).jpeg({ quality: 75, mozjpeg: true }).toBuffer();
  return new Response(new Uint8Array(jpeg), { headers: { 'Content-Type': 'image/jpeg' } });
}

/** The icon in the middle of the right half. */
async function iconLayer() {
  const { width, height } = linkPreview.size;
  const side = height / 2;
  const input = await iconPicture(side).toBuffer();
  return { input, left: Math.round(width * 0.75 - side / 2), top: Math.round(side / 2) };
}
