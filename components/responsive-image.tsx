import { phone, wideScreen, type PhotoFile, type PhotoFiles } from './photo-sizes';
import { withBasePath } from './with-base-path';

interface Shapes {
  /** The picture in the shape of its place. */
  files: PhotoFiles;
  /** The picture in another shape for phones, or for wide screens. */
  onPhones?: PhotoFiles;
  onWideScreens?: PhotoFiles;
}

type Props = Shapes & {
  /** What it shows, for people who cannot see it. */
  alt: string;
  /** The same picture at evening, which only dark pages show and fetch. */
  evening?: Shapes;
  /** How wide it is on screens larger than a phone's, as in the HTML attribute `sizes`. */
  sizes: string;
  /** The widest file worth offering there, in pixels. Without it, every file is. */
  widest?: number;
  /** Whether it is the first picture of its page, which the browser should fetch at once. */
  priority?: boolean;
};

/**
 * A picture as wide as its parent, in the file that fits the screen. The browser reserves its place
 * until it arrives.
 */
export function ResponsiveImage(props: Props) {
  const { alt, files, evening, priority = false } = props;
  return (
    <picture>
      {evening && sources(evening, props, dark)}
      {/* For browsers from before AVIF, as the JPEG below. */}
      {evening && <source media={dark} srcSet={hrefOf(evening.files.jpeg)} />}
      {sources(props, props)}
      <img
        src={hrefOf(files.jpeg)}
        {...sizeOf(files.jpeg)}
        alt={alt}
        className="block h-auto w-full"
        {...(priority ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      />
    </picture>
  );
}

const dark = '(prefers-color-scheme: dark)';

/** The files among which a browser chooses, on all pages or only where a media query is true. */
function sources(
  { files, onPhones, onWideScreens }: Shapes,
  { sizes, widest = Infinity }: Props,
  only?: string,
) {
  // The narrowest file that is wide enough, or the widest there is.
  const { avif } = onPhones ?? files;
  const enough = Math.min(phone.width, widest);
  const forPhones = avif.find(({ width }) => width >= enough) ?? avif.at(-1)!;
  const and = (media: string) => (only ? `${only} and ${media}` : media);
  return (
    <>
      <source
        type="image/avif"
        media={and(phone.media)}
        srcSet={candidates([forPhones])}
        sizes="100vw"
        {...(onPhones && sizeOf(forPhones))}
      />
      {onWideScreens && (
        <source
          type="image/avif"
          media={and(wideScreen)}
          srcSet={candidates(onWideScreens.avif)}
          sizes={sizes}
          {...sizeOf(onWideScreens.jpeg)}
        />
      )}
      <source
        type="image/avif"
        media={only}
        srcSet={candidates(files.avif.filter(({ width }) => width <= widest))}
        sizes={sizes}
      />
    </>
  );
}

function hrefOf({ file }: PhotoFile): string {
  return withBasePath(`/photos/${file}`);
}

function candidates(files: PhotoFile[]): string {
  return files.map((each) => `${hrefOf(each)} ${each.width}w`).join(', ');
}

/** With a size, the browser reserves the right space before the picture arrives. */
function sizeOf({ width, height }: PhotoFile) {
  return { width, height };
}
