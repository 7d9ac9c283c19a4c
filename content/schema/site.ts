import { z } from 'zod';
import { href } from './parts/hrefs';
import { label, prose, text } from './parts/text';

const schema = z.strictObject({
  header: z.strictObject({
    /** The first link for keyboard users. */
    skip: label,
    /** The button that opens the menus on a phone. */
    menu: text.max(20),
    /** The name of the menus for screen readers. */
    navigation: label,
    /** The name of the notices for screen readers. */
    notice: label,
  }),
  /**
   * The button in the header: “Book a tour”. On the home page, it's below the headline, unless “Contact us” or
   * “Admissions” leads to the same page.
   */
  mainButton: z.strictObject({ label: text.max(40), href }).optional(),
  footer: z.strictObject({
    /** Before the office hours. */
    officeHours: label,
    /** The name of the list of links for screen readers. */
    allPages: label,
    /** Memberships and license, as a sentence. */
    credentials: text.optional(),
    /** The nondiscrimination statement. Leave it out until you have yours. */
    nondiscrimination: prose.optional(),
  }),
  /** The word in an empty photo frame: “PHOTO”. */
  placeholderLabel: label,
  /** The page that shows briefly at an unknown address, before the home page. */
  notFound: z.strictObject({ title: label, text, home: label }),
});
export default schema;
export type Site = z.output<typeof schema>;
