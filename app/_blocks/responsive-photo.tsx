import {
  phoneWidth,
  photoFile,
  type PhotoFile,
  type PhotoOriginal,
  type Crop,
} from '@/scripts/pictures/photo-files';
import { withBasePath } from '@/components/with-base-path';

interface Variant {
  crop: Crop;
  onPhones?: Crop;
  /** The photo's width on screens larger than a phone's, as in the HTML attribute `sizes`. */
  sizes: string;
  /** The widths of the files to offer in pixels. Each one more costs every build seconds and every page bytes. */
  widths?: number[];
  /** The classes for its size, if it is not as wide as its parent. */
  size?: string;
  /** The classes for a box that crops the photo. */
  box?: string;
  /** The classes that make it dark enough if there is an evening photo, and if there is none. */
  withEvening?: string;
  alone?: string;
  /** Whether light pages show the evening photo, and dark ones the other. */
  inverted?: boolean;
}

/** `phoneWidth` for phones, and what screens with one or two pixels to a CSS pixel choose beside it. */
const usual = [phoneWidth, 1440];

const landscape = { crop: 'landscape' as const, sizes: '100vw' };
/** Words are below it on phones, and on it on large screens. */
const underWords: Variant = {
  crop: 'uncropped',
  onPhones: 'tall',
  sizes: '100vw',
  widths: [1440, 1920],
  box: 'min-[30rem]:aspect-16/9 lg:aspect-auto lg:h-full',
};

const variants = {
  hero: {
    ...underWords,
    withEvening: 'lg:dark:[filter:brightness(.84)]',
    alone: 'dark:[filter:brightness(.8)] lg:dark:[filter:brightness(.27)]',
  },
  ending: { ...underWords, inverted: true, alone: 'lg:not-dark:[filter:brightness(.27)]' },
  full: { ...landscape, widths: [...usual, 1920], box: 'lg:aspect-2/1' },
  /** From the middle of the page to the edge of the screen. */
  bleed: { ...landscape, sizes: '(min-width: 64rem) 58vw, 100vw', box: 'lg:h-full' },
  measure: { ...landscape, sizes: '(min-width: 48rem) 40rem, calc(100vw - 2.5rem)' },
  upright: { crop: 'upright', sizes: '(min-width: 64rem) 50vw, 100vw', box: 'lg:h-full' },
  /** As large as the window allows. */
  lightbox: {
    crop: 'uncropped',
    sizes: '(min-width: 75rem) 72rem, 94vw',
    widths: [1080, 1920],
    size: 'mx-auto h-auto w-auto max-w-full portrait:max-h-[calc(100dvh-11rem)] landscape:max-h-[calc(100dvh-6rem)]',
  },
  /** Never larger than its file. */
  person: {
    crop: 'upright',
    sizes: '(min-width: 40rem) 7.5rem, 6rem',
    widths: [360],
    size: 'h-auto max-w-full',
    alone: 'dark:[filter:brightness(.9)]',
  },
} satisfies Record<string, Variant>;

/** The Content-Security-Policy forbids `style` attributes, so globals.css has a class per position. */
const fit = 'block object-cover object-[calc(var(--x)*10%)_calc(var(--y)*10%)]';

const phone = '(width < 30rem)';

/** Makes phones with two or three pixels to a CSS pixel choose the file of `phoneWidth`. */
const phoneSizes = `${phone} and (min-resolution: 2.5dppx) ${phoneWidth / 3}px, ${phone} and (min-resolution: 1.5dppx) ${phoneWidth / 2}px`;

export type Props = {
  photo: PhotoOriginal;
  /** The same photo in the evening, which only dark pages show and fetch. At the end of a page, only light ones. */
  evening?: PhotoOriginal;
  /** What the photo shows, for people who cannot see it. */
  alt: string;
  variant: keyof typeof variants;
  /** Whether this is the first photo on the page, which the browser should fetch at once. */
  first?: boolean;
};

/**
 * A photo as wide as its parent, in the file that fits the screen. Width and height let the browser
 * reserve the right space before the photo arrives.
 */
export function ResponsivePhoto(props: Props) {
  const { photo, evening, alt, variant, first } = props;
  const { crop, onPhones, sizes, widths = usual, ...look }: Variant = variants[variant];
  const {
    size = 'h-auto w-full',
    box = '',
    withEvening = '',
    alone = 'dark:[filter:brightness(.8)]',
  } = look;
  const choice = (original: PhotoOriginal) => ({
    srcSet: filesOf(original, crop, widths)
      .map((each) => `${hrefOf(each)} ${each.width}w`)
      .join(', '),
    sizes: `${phoneSizes}, ${sizes}`,
  });
  const files = filesOf(photo, crop, widths);
  const { width, height, position } = files.at(-1)!;
  const image = (
    <img
      src={hrefOf(forPhones(files))}
      {...choice(photo)}
      {...{ width, height, alt }}
      className={`${fit} [--x:${position.x}] [--y:${position.y}] ${size} ${box} ${evening ? withEvening : alone}`}
      {...(first ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
    />
  );
  if (!onPhones && !evening) return image;
  const inEvening = `(prefers-color-scheme: ${look.inverted ? 'light' : 'dark'})`;
  const phoneSource = (original: PhotoOriginal, media: string) => {
    const file = onPhones && forPhones(filesOf(original, onPhones, [phoneWidth]));
    return (
      file && <source media={media} srcSet={hrefOf(file)} width={file.width} height={file.height} />
    );
  };
  return (
    <picture>
      {evening && phoneSource(evening, `${inEvening} and ${phone}`)}
      {evening && <source media={inEvening} {...choice(evening)} />}
      {phoneSource(photo, phone)}
      {image}
    </picture>
  );
}

/** A photo's files in a crop, from narrow to wide. */
function filesOf(photo: PhotoOriginal, crop: Crop, widths: number[]): PhotoFile[] {
  const files = widths.map((width) => photoFile(photo, crop, width));
  // A small original has one file for all larger widths.
  return files.filter(({ width }, index) => width !== files[index - 1]?.width);
}

/** The narrowest file that is wide enough for phones, or else the widest one. */
function forPhones(files: PhotoFile[]): PhotoFile {
  return files.find(({ width }) => width >= phoneWidth) ?? files.at(-1)!;
}

function hrefOf({ name }: PhotoFile): string {
  return withBasePath(`/photos/${name}`);
}
