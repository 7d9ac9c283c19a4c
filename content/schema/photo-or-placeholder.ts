import { z } from 'zod';
import { photoKey } from './fields';
import { oneOf } from './one-of';
import { label } from './text';

/** A frame for a photograph that the school still has to take. */
export const placeholder = z.strictObject({
  /** What the photograph should show, printed in the frame before the `placeholderLabel` of `site.ts`. */
  placeholder: label,
  /** A pencil line in the frame, in place of the usual one for its crop. */
  sketch: z.enum(['hook', 'mirror', 'shelf', 'tray']).optional(),
});
export type Placeholder = z.output<typeof placeholder>;

/** The key of a photo, or a frame for one: `{ placeholder: 'The front door' }`. */
export const photoOrPlaceholder = oneOf(photoKey, placeholder);
export type PhotoOrPlaceholder = z.output<typeof photoOrPlaceholder>;
