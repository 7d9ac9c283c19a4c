/** The size of each variant within its parent. Smaller files are enlarged. */
const variants = {
  logo: 'h-11 w-auto max-w-full print:h-[2em]',
  badge: 'h-9 w-auto max-w-[min(100%,4.5rem)]',
  drawing: 'max-h-144 w-full max-w-180',
};

/** The color of the text in dark mode is light, and `scheme-light` keeps an SVG from drawing itself for dark pages. */
const onLightGround =
  'scheme-light forced-color-adjust-none dark:rounded-field dark:bg-ink dark:p-1';

export type DrawingProps = {
  /** The file's URL, including the base path. */
  src: string;
  /** The URL of the version for dark pages. Without one, the drawing stands on a light ground there. */
  dark?: string;
  width: number;
  height: number;
  /** Empty if adjacent text makes it redundant. */
  alt: string;
};

/** A logo, a badge or another drawing of the school. */
export function Drawing({ variant, ...props }: DrawingProps & { variant: keyof typeof variants }) {
  const { src, dark, width, height, alt } = props;
  return (
    <picture>
      {dark && <source media="(prefers-color-scheme: dark)" srcSet={dark} />}
      <img
        src={src}
        width={width}
        height={height}
        alt={alt}
        className={`object-contain object-left ${variants[variant]} ${dark ? '' : onLightGround}`}
      />
    </picture>
  );
}
