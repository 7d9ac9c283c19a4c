import { Photo } from '@/components/photo';
import { photos } from '@/content/photos';

/** How wide a picture stands in each of the layouts: what browsers choose a file by. */
const widths = {
  full: '100vw',
  half: '(min-width: 80rem) 36rem, (min-width: 64rem) 45vw, calc(100vw - 2.5rem)',
  bleed: '(min-width: 64rem) 58vw, 100vw',
  measure: '(min-width: 48rem) 40rem, calc(100vw - 2.5rem)',
  margin: '(min-width: 64rem) 21rem, 24rem',
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
  layout: keyof typeof widths;
  /** Whether it is the first picture of its page, which the browser should fetch at once. */
  first?: boolean;
  phoneCrop?: 'full' | 'portrait';
}) {
  const words = photos[photo];
  if (!words) throw new Error(`content/photos.ts has no picture called “${photo}”.`);
  return (
    <Photo
      photo={{ key: photo, alt: words.alt }}
      sizes={widths[layout]}
      priority={first}
      phoneCrop={phoneCrop}
    />
  );
}
