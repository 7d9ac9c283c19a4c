import { z } from 'zod';
import { altText, languageTag, previewPicture, textMatching } from './parts/fields';
import { unique } from './parts/checks';
import { withoutSuffix } from './parts/addresses';
import { href } from './parts/hrefs';
import { label, text } from './parts/text';
import { withoutBrackets } from '../shared/blank-pattern';

/** The custom pages, whose folders are in `app/`, with text that other pages use. */
const neededPages = ['home', 'programs', 'tuition', 'contact'] as const;

/** The custom pages that a school may remove with their files. */
const removablePages = [
  'welcome-letter',
  'meet-the-founder',
  'admissions-process',
  'enrollment-inquiry',
] as const;

const customPages = [...neededPages, ...removablePages];
export type CustomPage = (typeof customPages)[number];

/** Whether a page has a folder in `app/`. All others are content pages. */
export const isCustomPage = (id: string) => customPages.some((each) => each === id);

/** Whether a custom page's file may be missing if the page has no row. */
export const isRemovablePage = (id: string) => removablePages.some((each) => each === id);

/** The names of other modules, and of generated files: for /robots, Next would write `robots.txt`. */
const reserved =
  /^\/(index|home|colors|dates|facts|format|pages|photos|schema|school|shared|site|404|built|robots)$/;

const address = textMatching(
  /^\/([a-z0-9]+(-[a-z0-9]+)*)?$/,
  'must be an address like /welcome-letter. Write one slash, then lowercase letters, digits and hyphens.',
).refine((value) => !reserved.test(value), 'is reserved. Choose another address.');

/** An alias that every host can serve from a file: `/admissions`, `/about/fees`, `/fees.html`, `/Our-Team/`. */
const alias = textMatching(
  /^\/[a-z\d][\w-]*(\/[a-z\d][\w-]*)*(\/|\.html)?$/i,
  'isn’t an address that every host can serve. Write plain letters, digits, hyphens and slashes, as in /about/fees or /fees.html. If your host reads public/_redirects, add an address like /fees.php there.',
);

const row = z.strictObject({
  /** The address without the domain: `"/welcome-letter"`. The page's file has the same name: `welcome-letter.ts`. */
  path: address,
  /**
   * Aliases, such as old addresses: `["/admissions", "/fees.html"]`. Search engines list only `path`. The default is
   * none.
   */
  alsoAt: z.array(alias).default([]),
  /** The page's name in menus and in the footer, of at most 40 characters: “Tuition”. */
  name: label.max(40),
  /**
   * The menu that lists the page, of at most 30 characters: “About us”. Without it, the page is a link in the header.
   * With `false`, it's only in the footer and in the menu on phones.
   */
  menu: z.union([label.max(30), z.literal(false)], 'at most 30 characters, or false').optional(),
  /** The title in browser tabs and search results, which show about 60 characters. */
  title: label.overwrite(withoutBrackets),
  /** One or two sentences that search results show. They have room for about 160 characters. */
  description: text.overwrite(withoutBrackets),
  /**
   * A link preview of the page's own: `{ picture: "hand-preview.png", alt: "A child’s hand" }`. The default is the home
   * page's photo.
   */
  preview: z.strictObject({ picture: previewPicture, alt: altText }).optional(),
  /** The page's language, like `"es"`. The default is the site's language. */
  lang: languageTag.optional(),
});

/** A link in the menus and the footer that isn't a page, like a parent portal, a document or a section of a page. */
const otherLink = z.strictObject({
  href,
  name: row.shape.name,
  /** The menu that lists it, after the pages. It works like a page's `menu`. */
  menu: row.shape.menu,
});

/** Adds `id`, the name of the page's file: the path without the slash, or `home`. */
const page = row.transform((each) => ({ ...each, id: each.path.slice(1) || 'home' }));
export type Page = z.output<typeof page>;

const schema = z.strictObject({
  /** The pages, in the order of the menus. */
  rows: z
    .array(page)
    .refine(
      (pages) => pages.some(({ path }) => path === '/'),
      'has no row for the home page. Its path is /.',
    )
    .superRefine(unique('path'))
    .superRefine(unique('title'))
    .superRefine(unique('description'))
    .superRefine(checkAliases),
  /** Links to other websites, documents and sections of pages. By default, there aren't any. */
  links: z.array(otherLink).default([]),
});
export default schema;

/** Returns the same text for addresses that some hosts treat as one: `/fees`, `/Fees`, `/fees/` and `/fees.html`. */
const comparable = (address: string) => withoutSuffix(address.toLowerCase());

/** Checks that no alias is an address of another page. */
function checkAliases(pages: Page[], context: z.RefinementCtx) {
  const owners = new Map(pages.map(({ id, path }) => [comparable(path), id]));
  owners.set('/404', 'not-found');
  for (const [index, { id, alsoAt }] of pages.entries()) {
    for (const [position, input] of alsoAt.entries()) {
      const owner = owners.get(comparable(input)) ?? id;
      owners.set(comparable(input), owner);
      if (owner === id) continue;
      const message =
        'is already taken. (/fees, /Fees, /fees/ and /fees.html count as one address.)';
      context.addIssue({ code: 'custom', message, input, path: [index, 'alsoAt', position] });
    }
  }
}
