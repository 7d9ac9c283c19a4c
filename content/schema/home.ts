import { z } from 'zod';
import { nextStep, photoKey } from './fields';
import { label, prose, text } from './text';

export default z
  .strictObject({
    /** The welcome headline, set over the picture. */
    headline: label,
    /** The line under it about the school year. */
    enrolling: text,
    /** One sentence for a parent who knows nothing yet. */
    lead: text,
    photo: photoKey,
    contactLink: label,
    admissionsLink: label,
    /** Who we are, in two or three short paragraphs. */
    about: z.strictObject({
      heading: label,
      paragraphs: z.array(prose).min(1),
      photo: photoKey,
    }),
    /** The heading over the programs. */
    programs: z.strictObject({ heading: label, text: prose }),
    /** The labels of the facts that parents compare. The site fills in the facts. */
    facts: z.strictObject({
      heading: label,
      labels: z.strictObject({
        ages: label,
        /** The hours of all lengths of day in `tuition.ts`. */
        hours: label,
        /** The lowest price in `tuition.ts`. */
        tuition: label,
        /** The children and adults of `classroom` in `school.ts`. */
        classroom: label,
        founded: label,
        /** License and membership, where there are any. */
        credentials: label,
      }),
      /** The license in one word: “Licensed”. */
      licensed: label,
    }),
    nextStep,
  })
  .meta({ file: 'content/home.ts' });
