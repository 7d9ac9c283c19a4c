import { z } from 'zod';
import { altText, photoKey } from './parts/fields';

const percent = z.number().min(0).max(100);

const photo = z.strictObject({
  alt: altText,
  /**
   * The point that crops keep in view, in percent from the left and the top: `[30, 60]`. The default is the middle, or
   * the upper third of an upright photo. An evening photo uses the point of its day photo.
   */
  focus: z.tuple([percent, percent]).optional(),
  /** The name of a photo of the same scene in the evening, for dark pages: `"porch-evening"`. */
  evening: photoKey.optional(),
});

export default z.record(photoKey, photo);
