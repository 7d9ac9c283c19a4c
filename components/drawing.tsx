import { withBasePath } from './with-base-path';

/** A drawing's file and its size on the page. */
export type DrawingFile = { src: string; width: number; height: number };

/** The logo or a badge. The `alt` is empty if words beside it say the same. */
export function Drawing({ src, width, height, alt }: DrawingFile & { alt: string }) {
  return <img src={withBasePath(src)} width={width} height={height} alt={alt} />;
}
