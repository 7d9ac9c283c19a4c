import { z } from 'zod';
import { photoKey } from './fields';
import { prose, text } from './text';

/** A frame for a photograph that the school still has to take. */
export const placeholder = z.strictObject({
  /** What the photograph should show, printed in the frame under the word PHOTO. */
  placeholder: text.max(150),
});

const picture = z.strictObject({
  photo: photoKey,
  /** A few words under the picture. */
  caption: text.max(200).optional(),
});

/** A block of a long text: a paragraph in quotation marks, a list, a picture or an empty frame. */
export const block = z.union([
  prose,
  z.strictObject({ list: z.array(prose).min(1) }),
  picture,
  placeholder,
]);
export type Block = z.output<typeof block>;
