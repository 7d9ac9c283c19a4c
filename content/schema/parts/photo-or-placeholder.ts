import { z } from 'zod';
import { photoKey } from './fields';
import { label } from './text';

/** An empty frame for a photo that the school still has to take. */
export const placeholder = z.strictObject({
  /** What the photo will show, followed by `placeholderLabel` from `site.ts`. */
  placeholder: label,
});
export type Placeholder = z.output<typeof placeholder>;

/** A photo's key or an empty frame: `{ placeholder: 'The front door' }`. */
export const photoOrPlaceholder = z.union(
  [photoKey, placeholder],
  "photo: 'name' with a name from photos.ts, or photo: { placeholder: 'What it will show' }",
);
export type PhotoOrPlaceholder = z.output<typeof photoOrPlaceholder>;
