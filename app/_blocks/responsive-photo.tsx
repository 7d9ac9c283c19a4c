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
  /**
   * The widths of the files to offer, in pixels: `phoneWidth` for phones, and what screens with one or two
   * pixels to a CSS pixel choose beside it. Each one more costs every build seconds and every page bytes.
   */
  widths: number[];
  /** The classes for its size, if it is not as wide as its parent. */
  size?: string;
  /** The classes for a box of another crop, which crops the photo. */
  box?: string;
}

const inText = '(min-width: 48rem) 40rem, calc(100vw - 2.5rem)';
const besideText = '(min-width: 80rem) 36rem, (min-width: 64rem) 45vw, calc(100vw - 2.5rem)';

/** Fills the parent on a large screen. */
const filling = 'lg:absolute lg:size-full';

const landscape = { crop: 'landscape' as const, widths: [phoneWidth, 1440, 1920] };
const hero: Variant = { crop: 'uncropped', onPhones: 'tall', sizes: '100vw', widths: [1440, 1920] };
const heroBox = `min-[30rem]:aspect-16/9 ${filling}`;

const variants = {
  // On dark pages, the photo is dark enough for the light text on it.
  hero: { ...hero, box: `${heroBox} lg:dark:[filter:brightness(0.9)]` },
  heroDimmed: { ...hero, box: `${heroBox} lg:dark:[filter:brightness(0.27)_sepia(0.4)]` },
  heroBeside: {
    ...landscape,
    onPhones: 'tall',
    sizes: '(min-width: 80rem) 75vw, 100vw',
    box: filling,
  },
  full: { ...landscape, sizes: '100vw', box: 'lg:aspect-9/5' },
  half: { ...landscape, sizes: besideText, widths: [phoneWidth, 1440] },
  bleed: { ...landscape, sizes: '(min-width: 64rem) 58vw, 100vw' },
  measure: { ...landscape, sizes: inText, widths: [phoneWidth, 1440] },
  plate: {
    crop: 'upright',
    sizes: '(min-width: 64rem) 50vw, 100vw',
    widths: [phoneWidth, 1440],
    box: filling,
  },
  /** As large as the window allows. */
  lightbox: {
    crop: 'uncropped',
    sizes: '(min-width: 75rem) 72rem, 94vw',
    widths: [1080, 1920],
    size: 'mx-auto h-auto w-auto max-w-full portrait:max-h-[calc(100dvh-11rem)] landscape:max-h-[calc(100dvh-6rem)]',
  },
  thumbnail: { crop: 'landscape', sizes: '20rem', widths: [480], box: 'aspect-square' },
  /** Never larger than its file. */
  person: {
    crop: 'upright',
    sizes: '(min-width: 40rem) 7.5rem, 6rem',
    widths: [360],
    size: 'h-auto max-w-full',
  },
  portrait: {
    crop: 'upright',
    sizes: '(min-width: 64rem) 40vw, 21rem',
    widths: [phoneWidth, 1080],
  },
  arch: { crop: 'upright', sizes: '20rem', widths: [phoneWidth], box: 'rounded-arch' },
} satisfies Record<string, Variant>;

/** The Content-Security-Policy forbids `style` attributes, so globals.css has a class per position. */
const fit = 'block object-cover object-[calc(var(--x)*10%)_calc(var(--y)*10%)]';

const dark = '(prefers-color-scheme: dark)';
const phone = '(width < 30rem)';

/** Makes phones with two or three pixels to a CSS pixel choose the file of `phoneWidth`. */
const phoneSizes = `${phone} and (min-resolution: 2.5dppx) ${phoneWidth / 3}px, ${phone} and (min-resolution: 1.5dppx) ${phoneWidth / 2}px`;

export type Props = {
  photo: PhotoOriginal;
  /** The same photo in the evening, which only dark pages show and fetch. */
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
  const {
    onPhones,
    sizes,
    widths,
    size = 'h-auto w-full',
    box = '',
    ...place
  }: Variant = variants[variant];
  // The landscape crop of an upright photo is so low that a square of it would show too little.
  const crop = variant === 'thumbnail' && photo.height > photo.width ? 'upright' : place.crop;
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
      className={`${fit} [--x:${position.x}] [--y:${position.y}] ${size} ${box}`}
      {...(first ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
    />
  );
  if (!onPhones && !evening) return image;
  const phoneSource = (original: PhotoOriginal, media: string) => {
    const file = onPhones && forPhones(filesOf(original, onPhones, [phoneWidth]));
    return (
      file && <source media={media} srcSet={hrefOf(file)} width={file.width} height={file.height} />
    );
  };
  return (
    <picture>
      {evening && phoneSource(evening, `${dark} and ${phone}`)}
      {evening && <source media={dark} {...choice(evening)} />}
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
