import { z } from 'zod';
import { href } from './parts/hrefs';
import { label, prose, text } from './parts/text';

const schema = z.strictObject({
  header: z.strictObject({
    /** The first link for keyboard users: “Skip to content”. */
    skip: label,
    /** The button that opens the menus on phones, of at most 20 characters: “Menu”. */
    menu: text.max(20),
    /** The name of the menus for screen readers: “Main”. */
    navigation: label,
    /** The name of the notices for screen readers: “Notice”. */
    notice: label,
  }),
  /**
   * The button in the header and on the shelf of phones, of at most 40 characters:
   * `{ label: "Book a tour", href: "/contact" }`. The header of the home page leaves it out, so you may want to write it
   * in `links` there.
   */
  mainButton: z.strictObject({ label: text.max(40), href }).optional(),
  footer: z.strictObject({
    /** The heading of the office hours: “Office hours”. */
    officeHours: label,
    /** The name of the list of links for screen readers: “All pages”. */
    allPages: label,
    /** Memberships and license, as a sentence. */
    credentials: text.optional(),
    /** The nondiscrimination statement. The footer has none until you write yours. */
    nondiscrimination: prose.optional(),
  }),
  /** The word in an empty photo frame: “PHOTO”. */
  placeholderLabel: label,
  /** The text of the page at unknown addresses, which soon opens the home page. `home` is a link there. */
  notFound: z.strictObject({ title: label, text, home: label }),
});
export default schema;
export type Site = z.output<typeof schema>;
