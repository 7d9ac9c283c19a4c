import { withBasePath } from './with-base-path';

/** A drawing's file, or a small drawing itself (`data:`), and the size at which it is shown. */
export type DrawingFile = { src: string; width: number; height: number };

/** The logo or a badge. Its `alt` is empty where words beside it say the same. */
export function Drawing({ src, width, height, alt }: DrawingFile & { alt: string }) {
  return <img src={withBasePath(src)} width={width} height={height} alt={alt} />;
}
