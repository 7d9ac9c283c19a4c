import { z } from 'zod';
import { nextStep, photoKey } from './fields';
import { label, prose, text } from './text';

export default z
  .strictObject({
    /** The welcome headline, set over the picture. */
    headline: text.max(90),
    /** The line under it about the school year. */
    enrolling: text,
    /** One sentence for a parent who knows nothing yet. */
    lead: text.max(300),
    photo: photoKey,
    contactLink: label(),
    admissionsLink: label(),
    /** Who we are, in two or three short paragraphs. */
    about: z.strictObject({
      heading: text.max(90),
      paragraphs: z.array(prose).min(1).max(3),
      photo: photoKey,
    }),
    /** The heading over the programs. */
    programs: z.strictObject({ heading: text.max(90), text: prose }),
    /** The labels of the facts that parents compare. The site fills in the facts. */
    facts: z.strictObject({
      heading: text.max(90),
      labels: z.strictObject({
        ages: label(40),
        /** The hours of all lengths of day in `tuition.ts`. */
        hours: label(40),
        /** The lowest price in `tuition.ts`. */
        tuition: label(40),
        /** The children and adults of `classroom` in `school.ts`. */
        classroom: label(40),
        founded: label(40),
        /** License and membership, where there are any. */
        credentials: label(40),
      }),
      /** The license in one word: “Licensed”. */
      licensed: label(40),
    }),
    nextStep,
  })
  .meta({ file: 'content/home.ts' });
