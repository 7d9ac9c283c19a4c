/** The size of each variant within its parent. Smaller files are enlarged. */
const variants = {
  logo: 'h-11 w-auto max-w-full',
  badge: 'h-9 w-auto max-w-[min(100%,4.5rem)]',
  drawing: 'max-h-144 w-full max-w-180',
};

export type DrawingProps = {
  /** The file's URL, including the base path. */
  src: string;
  width: number;
  height: number;
  /** Empty if adjacent text makes it redundant. */
  alt: string;
};

/** A logo, a badge or another drawing of the school. */
export function Drawing({ variant, ...props }: DrawingProps & { variant: keyof typeof variants }) {
  const { src, width, height, alt } = props;
  return (
    <img
      src={src}
      width={width}
      height={height}
      alt={alt}
      className={`object-contain object-left ${variants[variant]}`}
    />
  );
}
