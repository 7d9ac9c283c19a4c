import { z } from 'zod';
import { lifeSizeDrawingFile, link, listOf, photoOrPlaceholder } from './parts/fields';
import { customPage } from './parts/sections';
import { href } from './parts/hrefs';
import { label, prose, text } from './parts/text';

const schema = customPage({
  headline: label,
  /** A line about the school year, below the headline: “Now enrolling for fall”. */
  enrolling: text,
  /** Where that line leads, such as a page with current openings: `"/tuition"`. */
  enrollingHref: href.optional(),
  /** One sentence for a parent who's new to this. */
  lead: prose,
  /** The large photo. Link previews also show it. Without a photo, they show the icon. */
  photo: photoOrPlaceholder.optional(),
  /**
   * Where the text is on large screens, and the headline on phones. The default is `besidePhoto`. `onPhoto` needs a
   * photo that's calm and light in its left half and at its top. In its evening photo, both need to be calm and dark.
   */
  textPosition: z.enum(['besidePhoto', 'onPhoto']).default('besidePhoto'),
  /** One to three links. With three, only the first is a button, because three buttons don't fit in a row. */
  links: z.array(link).min(1).max(3),
  /** Two or three short paragraphs about the school. */
  about: z.strictObject({
    heading: label,
    paragraphs: z.array(prose),
    photo: photoOrPlaceholder.optional(),
    /** A link with a drawing, like a child's hand that leads to a page at actual size. */
    link: link.extend({ drawing: lifeSizeDrawingFile }).optional(),
  }),
  programs: z.strictObject({ heading: label, text: prose }),
  /**
   * What parents compare first: `{ label: "Ages", value: "3 to 6", href: "/programs" }`. `href` leads to more about it.
   * The photo is above the list. On large screens, the page's `sections` are beside the list.
   */
  highlights: z.strictObject({
    heading: label,
    photo: photoOrPlaceholder.optional(),
    items: listOf({ label, value: label, href: href.optional() }),
  }),
  /**
   * Links to other pages, in columns below the sections. A label names what parents look for: “Naps, food”. If `all`
   * leads to a page with the rest, phones show only the first six and `all`.
   */
  index: z
    .strictObject({ heading: label, items: z.array(link).min(1), all: link.optional() })
    .optional(),
});
export default schema;
export type Home = z.output<typeof schema>;
