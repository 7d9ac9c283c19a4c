import { phone, type PhotoFile, type PhotoFiles } from './photo-sizes';
import { withBasePath } from './with-base-path';

type Props = {
  /** What it shows, for people who cannot see it. */
  alt: string;
  files: PhotoFiles;
  /** How wide it stands on screens larger than a phone's, as for the HTML attribute `sizes`. */
  sizes: string;
  /** The widest file worth offering there, in pixels. */
  widest: number;
  /** Whether it is the first picture of its page, which the browser should fetch at once. */
  priority?: boolean;
  /** What phones show: all of it, or a crop around its focal point, 4 wide and 5 high. */
  phoneCrop?: 'full' | 'portrait';
};

/**
 * A picture as wide as its parent, in the file that fits the screen. Its place is kept free until
 * it arrives.
 */
export function Photo({ alt, files, sizes, widest, priority = false, phoneCrop = 'full' }: Props) {
  const { avif, jpeg, portrait } = files;
  const onPhones = phoneCrop === 'portrait' ? portrait : fileFor(phone.width, avif);
  const fallback = fileFor(Infinity, jpeg);
  return (
    <picture>
      <source
        type="image/avif"
        media={phone.media}
        srcSet={candidates([onPhones])}
        sizes="100vw"
        // Only where its shape is not that of the picture below.
        {...(phoneCrop === 'portrait' && { width: onPhones.width, height: onPhones.height })}
      />
      <source
        type="image/avif"
        srcSet={candidates(avif.filter(({ width }) => width <= widest))}
        sizes={sizes}
      />
      <img
        src={address(fallback)}
        width={fallback.width}
        height={fallback.height}
        alt={alt}
        className={`block h-auto w-full object-cover ${shapes[phoneCrop]}`}
        {...(priority ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      />
    </picture>
  );
}

/** Its place has a shape of its own: a picture of any other, an upright one too, is cropped to it. */
const shapes = { full: 'aspect-3/2', portrait: 'aspect-video max-[30rem]:aspect-4/5' };

/** The narrowest file that is wide enough, or else the widest. */
function fileFor(width: number, files: PhotoFile[]): PhotoFile {
  const file = files.find((each) => each.width >= width) ?? files.at(-1);
  if (!file) throw new Error('A picture needs at least one file in each format.');
  return file;
}

function address({ file }: PhotoFile): string {
  return withBasePath(`/photos/${file}`);
}

function candidates(files: PhotoFile[]): string {
  return files.map((each) => `${address(each)} ${each.width}w`).join(', ');
}
