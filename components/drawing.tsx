/** The largest size of each kind of drawing, within its parent. A smaller drawing is enlarged. */
const looks = {
  logo: 'h-11 w-auto max-w-[min(100%,5.5rem)]',
  badge: 'h-9 w-auto max-w-[min(100%,4.5rem)]',
  drawing: 'max-h-144 w-full max-w-180',
};

export type DrawingProps = {
  /** The file's address, with the site's own path in front. */
  src: string;
  width: number;
  height: number;
  /** Empty if words beside the drawing say the same. */
  alt: string;
};

/** The logo, a badge, or another drawing. */
export function Drawing({ look, ...props }: DrawingProps & { look: keyof typeof looks }) {
  const { src, width, height, alt } = props;
  return (
    <img
      src={src}
      width={width}
      height={height}
      alt={alt}
      className={`object-contain object-left ${looks[look]}`}
    />
  );
}
