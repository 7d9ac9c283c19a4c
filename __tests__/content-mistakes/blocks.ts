import { at, replace, type Mistakes } from '../school-copy';

const garden = (from: string | RegExp, to: string) => replace('our-garden.ts', from, to);
const formerly = (path: string) => replace('pages.ts', "path: '/',", `$& formerly: ['${path}'],`);
const pages = (from: string | RegExp, to: string) => replace('pages.ts', from, to);
const untitled = garden(/\{\n( *id: 'people',)\n.*/, '{$1');
const trueMenu = pages(/menu: .*,/, 'menu: true,');
const noPage = pages("to: '/programs'", "to: '/program'");
const below = at(
  "pages.ts#'/our-garden'",
  pages(/( {2}\{ path: '\/our-garden'[^]*? \},\n)([^]*)(?=\]\);)/, '$2$1'),
);

/** Mistakes in pages of blocks, and in the rows of pages. */
export const blocks: Mistakes = {
  '“sections, item 2 → blocks, item 1” has a field called “peoples” that the site does not know: remove it, or write “people”.':
    garden('people:', 'peoples:'),
  '“sections, item 1 → blocks, item 4” must be a group with one of these fields (list, photo, placeholder, people, voices, gallery, video, frame, downloads, posts, questions, steps, table, buttons, events, contactForm), but it is {"photo":"porch","list":["The child who opens the coop co….':
    garden('list: [', "photo: 'porch', $&"),
  '“sections, item 1 → blocks, item 4 → frame → href” must be the long address: a short one leads to another host, which the page’s policy would block. Open it in a browser and copy what the address bar shows then (for Google Forms: https://docs.google.com/forms/…/viewform) (it is "https://forms.gle/a").':
    garden('{ list:', "{ frame: { href: 'https://forms.gle/a', title: 'A' } }, $&"),
  '“item 2 → menu” must be at most 30 characters, or false, but it is true.': trueMenu,
  '“sections, item 1 → blocks, item 2 → table” must have as many cells in each row as it has columns (it is {"caption":"When our trees bloom and ripen","columns":["T…).':
    at('our-garden.ts#table:', garden(", 'October'", '')),
  '“sections, item 3 → blocks, item 1 → posts, item 3 → id” is the id of item 1 as well: give one of them an id (it is "2031-09-29").':
    garden(/\{ date: .*(?=, .*twelfth)/, "{ date: '2031-09-29'"),
  "“sections, item 2 → id” is missing: the list of contents needs one, like id: 'our-garden'.":
    garden("{\n      id: 'people',\n", '{'),
  '“sections, item 2 → title” is missing: a section with “people” needs it.': untitled,
  "content/colors.ts does not hold the words of a page. If the page in content/our-garden.ts now has this address, write id: 'our-garden' and formerly: ['/our-garden'] in this row. If not, correct the path.":
    replace('pages.ts', "'/our-garden'", "'/colors'"),
  '“item 1 → formerly, item 1” is already the address of a page, or an old one, which also works with a slash or .html at the end, and some hosts ignore capitals: remove it here (it is "/Programs.html").':
    formerly('/Programs.html'),
  '“item 1 → formerly, item 1” must be like /about/staff or /contact-us.html: without the domain and what follows ? or #, and with %20 for a space (it is "/our team").':
    formerly('/our team'),
  '“item 14 → to” must be the path of a page above (it is "/program").': noPage,
  '“item 14 → path” must be above the rows with “href”, and with “from” and “to” (it is "/our-garden").':
    below,
  '“item 12 → href” leads to this site, whose pages have a “path”: write the whole address of another website, or of a document in /files/ (it is "/portal").':
    replace('pages.ts', "'https://portal.example/families'", "'/portal'"),
};
