import type { shapes } from '@/components/photo-sizes';
import { ResponsiveImage } from '@/components/responsive-image';
import photos from '@/content/photos';
import { photoFiles } from './generated';

interface Layout {
  shape: Shape;
  onPhones?: Shape;
  onWideScreens?: Shape;
  /** How wide the picture is, by which browsers choose a file. */
  sizes: string;
  /** The widest file worth its bytes, where it is not the widest of all: twice the largest width. */
  widest?: number;
}
type Shape = keyof typeof shapes;

const layouts = {
  hero: { shape: 'hero', onPhones: 'upright', sizes: '100vw' },
  heroBeside: { shape: 'landscape', onPhones: 'upright', sizes: '(min-width: 80rem) 75vw, 100vw' },
  full: { shape: 'landscape', onWideScreens: 'wide', sizes: '100vw' },
  half: {
    shape: 'landscape',
    sizes: '(min-width: 80rem) 36rem, (min-width: 64rem) 45vw, calc(100vw - 2.5rem)',
    widest: 1440,
  },
  bleed: { shape: 'landscape', sizes: '(min-width: 64rem) 58vw, 100vw' },
  measure: {
    shape: 'landscape',
    sizes: '(min-width: 48rem) 40rem, calc(100vw - 2.5rem)',
    widest: 1440,
  },
  plate: { shape: 'upright', sizes: '(min-width: 64rem) 50vw, 100vw', widest: 1440 },
  whole: { shape: 'whole', sizes: '(min-width: 75rem) 72rem, 94vw' },
  thumbnail: { shape: 'thumbnail', sizes: '(min-width: 40rem) 20rem, 30vw', widest: 400 },
  person: { shape: 'upright', sizes: '(min-width: 40rem) 7.5rem, 6rem', widest: 360 },
  portrait: { shape: 'upright', sizes: '(min-width: 64rem) 40vw, 21rem', widest: 1080 },
} satisfies Record<string, Layout>;

/**
 * A picture of `content/photos.ts` in its place on a page.
 *
 * @throws Error naming the key if there is no such picture
 */
export function Picture(props: {
  photo: string;
  layout: keyof typeof layouts;
  /** What it shows, if not in the words of `content/photos.ts`. */
  alt?: string;
  /** Whether it is the first picture of its page, which the browser should fetch at once. */
  first?: boolean;
  /** Words beside it. A description that says only the same is not read twice. */
  beside?: string;
}) {
  const { photo, layout, first = false, beside } = props;
  const row = photos[photo];
  if (!row) throw new Error(`content/photos.ts has no picture called “${photo}”.`);
  const { alt = row.alt } = props;
  const { shape, onPhones, onWideScreens, ...widths }: Layout = layouts[layout];
  const shapesOf = (key: string) => {
    const files = photoFiles(key);
    return {
      files: files[shape],
      onPhones: onPhones && files[onPhones],
      onWideScreens: onWideScreens && files[onWideScreens],
    };
  };
  return (
    <ResponsiveImage
      alt={alt === beside ? '' : alt}
      {...shapesOf(photo)}
      evening={row.evening ? shapesOf(row.evening) : undefined}
      {...widths}
      priority={first}
    />
  );
}

/** The large picture below the title of a page. */
export function TopPicture(props: { photo: string; alt?: string }) {
  return (
    <div className="mx-auto max-w-page pt-10 sm:px-8 lg:pt-14">
      <Picture {...props} layout="full" first />
    </div>
  );
}
