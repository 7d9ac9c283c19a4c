import { z } from 'zod';
import { photoOrPlaceholder } from './parts/fields';
import { customPage } from './parts/sections';
import { label, prose, text } from './parts/text';

export default customPage({
  title: label,
  /** The thank-you that invites families to complete the form. */
  intro: prose,
  /** Replaces `intro` while no form is connected. */
  introWithoutForm: prose,
  /** Paragraphs below either introduction. By default, there aren't any. */
  paragraphs: z.array(prose).default([]),
  photo: photoOrPlaceholder.optional(),
  /** A line about the photo, below the title. */
  photoLine: label.optional(),
  /**
   * Where a pencil line from `photoLine` ends on large screens, in percent from the photo's left and top: `[40, 65]`.
   * Without it, there's no line.
   */
  photoPoint: z.tuple([z.number(), z.number()]).optional(),
  frame: z.strictObject({
    /** The frame's accessible name. */
    title: label,
    loading: text,
    /** The text of the link to the form itself: “Open the form in a new tab”. */
    open: text,
    /** Replaces the frame while no form is connected. */
    notConnected: prose,
    /** What to do if the form doesn't appear. */
    help: prose,
    /** The text of a link from below the form to its top, where most forms show their confirmation. */
    answer: label,
  }),
});
