import { z } from 'zod';
import { photoKey } from './fields';
import { pageEnd } from './sections';
import { label, prose, text } from './text';

export default z
  .strictObject({
    title: label,
    /** The thank-you, which invites families to complete the form. */
    intro: z.array(prose).min(1),
    /** Shown in place of `intro` while no form is connected. */
    introWithoutForm: z.array(prose).default([]),
    photo: photoKey,
    frame: z.strictObject({
      /** What is in the frame, for people who cannot see it. */
      title: label,
      /** Shown until the form is there. */
      loading: text,
      /** The link that opens the form on a page of its own. */
      open: text,
      /** Shown in the frame's place while no form is connected. */
      notConnected: prose,
      /** What to do when the form does not appear. */
      help: prose,
    }),
    ...pageEnd,
  })
  .meta({ file: 'content/enrollment-inquiry.ts' });
