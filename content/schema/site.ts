import { z } from 'zod';
import { href } from './parts/hrefs';
import { label, prose, text } from './parts/text';

export default z
  .strictObject({
    header: z.strictObject({
      /** The first link for people without a mouse. */
      skip: label,
      /** The button that opens the menus on a phone. */
      menu: text.max(20),
      /** The name of the menus, for people who cannot see them. */
      navigation: label,
      /** The name of the notices from `dates.ts`, for people who cannot see them. */
      notice: label,
    }),
    /** The button in the header and first on the home page: “Book a tour”. Leave it out to have none. */
    mainButton: z.strictObject({ label: text.max(40), href }).optional(),
    footer: z.strictObject({
      /** Before the office hours. */
      officeHours: label,
      /** The name of the list of links, for people who cannot see it. */
      allPages: label,
      /** Memberships and license, as a sentence. */
      credentials: text.optional(),
      /** The nondiscrimination statement, in your school's own words. Leave it out until you have it. */
      nondiscrimination: prose.optional(),
    }),
    /** The word in the empty frame for a photo to come: “PHOTO”. */
    placeholderLabel: label,
    /** The page that shows for a moment at an address that does not exist, before the home page. */
    notFound: z.strictObject({ title: label, text, home: label }),
  })
  .meta({ file: 'content/site.ts' });
