import { withBasePath } from './with-base-path';

export type DrawingProps = {
  /** The file's address on the site. */
  src: string;
  width: number;
  height: number;
  /** Empty if words beside the drawing say the same. */
  alt: string;
};

/** The logo, a badge, or another drawing. */
export function Drawing({ src, width, height, alt }: DrawingProps) {
  return <img src={withBasePath(src)} width={width} height={height} alt={alt} />;
}
