import { Photo } from '@/components/photo';
import photos from '@/content/photos';
import { photoFiles } from './photo-files';

/**
 * How wide a picture stands in each of the layouts, which browsers choose a file by, and the widest
 * file that can be worth its bytes there: twice the layout's largest width.
 */
const layouts = {
  full: { sizes: '100vw', widest: 1920 },
  half: {
    sizes: '(min-width: 80rem) 36rem, (min-width: 64rem) 45vw, calc(100vw - 2.5rem)',
    widest: 1440,
  },
  bleed: { sizes: '(min-width: 64rem) 58vw, 100vw', widest: 1920 },
  measure: { sizes: '(min-width: 48rem) 40rem, calc(100vw - 2.5rem)', widest: 1440 },
  margin: { sizes: '(min-width: 64rem) 21rem, calc(100vw - 2.5rem)', widest: 1440 },
};

/**
 * A picture of `content/photos.ts` in its place on a page.
 *
 * @throws Error where there is no such picture, naming the key
 */
export function Picture({
  photo,
  layout,
  first = false,
  phoneCrop,
}: {
  photo: string;
  layout: keyof typeof layouts;
  /** Whether it is the first picture of its page, which the browser should fetch at once. */
  first?: boolean;
  phoneCrop?: 'full' | 'portrait';
}) {
  const words = photos[photo];
  if (!words) throw new Error(`content/photos.ts has no picture called “${photo}”.`);
  return (
    <Photo
      alt={words.alt}
      files={photoFiles(photo)}
      {...layouts[layout]}
      priority={first}
      phoneCrop={phoneCrop}
    />
  );
}
