import { z } from 'zod';
import { link, listOf } from './parts/fields';
import { customPage } from './parts/sections';
import { href } from './parts/hrefs';
import { label, prose, text } from './parts/text';
import { photoOrPlaceholder } from './parts/photo-or-placeholder';

const schema = customPage({
  headline: label,
  /** The line below the headline, about the school year. */
  enrolling: text,
  /** The page it links to, such as current openings. */
  enrollingHref: href.optional(),
  /** One sentence for a parent who's new to this. */
  lead: text,
  /** Also used for link previews, which otherwise show the icon. */
  photo: photoOrPlaceholder,
  /**
   * Where the text is on large screens. `onPhoto` needs a photo whose left half is calm and light, and calm and dark
   * in its evening photo.
   */
  textPosition: z.enum(['besidePhoto', 'onPhoto']).default('besidePhoto'),
  contactLink: label,
  admissionsLink: label,
  /** Two or three short paragraphs about the school. */
  about: z.strictObject({
    heading: label,
    paragraphs: z.array(prose),
    photo: photoOrPlaceholder.optional(),
  }),
  programs: z.strictObject({ heading: label, text: prose }),
  /**
   * What parents compare first. `href` leads to more about it. The photo is above the list. On large screens, the
   * page's `sections` are beside it.
   */
  highlights: z.strictObject({
    heading: label,
    photo: photoOrPlaceholder.optional(),
    items: listOf({ label, value: label, href: href.optional() }),
  }),
  /** Links to other pages, in columns below the sections. Labels say what parents look for: “Naps, food”. */
  index: z.strictObject({ heading: label, items: z.array(link).min(1) }).optional(),
});
export default schema;
export type Home = z.output<typeof schema>;
