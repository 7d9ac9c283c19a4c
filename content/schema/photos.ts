import { z } from 'zod';
import { altText, photoKey } from './parts/fields';

const percent = z.number().min(0).max(100);

const photo = z.strictObject({
  alt: altText,
  /**
   * The point that crops keep in view, in percent from the left and the top. An evening photo has its
   * day photo's. The default is the middle, or the upper third of an upright photo.
   */
  focus: z.tuple([percent, percent]).optional(),
  /** The key of a photo of the same scene in the evening, for dark pages. */
  evening: photoKey.optional(),
});

export default z.record(photoKey, photo);
