import { at, replace, type Mistakes } from '../school-copy';

const garden = (from: string | RegExp, to: string) => replace('our-garden.ts', from, to);
const news = (from: string | RegExp, to: string) => replace('news.ts', from, to);
const formerly = (path: string) => replace('pages.ts', "path: '/',", `$& formerly: ['${path}'],`);
const gone = (from: string | RegExp, to: string) => replace('pages.ts', from, to);
const noPage = gone("to: '/programs'", "to: '/program'");
const below = at(
  "pages.ts#'/news'",
  gone(/(\{\n {4}path: '\/news'[^]*?\n {2}\},\n)([^]*)(?=\]\);)/, '$2$1'),
);

const unlikeAddress = (path: string): Mistakes => ({
  [`“item 1 → formerly, item 1” must be like /about/staff or /contact-us.html: a slash, %20 for a space, and nothing from ? or # on (it is "${path}").`]:
    formerly(path),
});

/** Mistakes in pages that are made of blocks, and in their rows. */
export const blocks: Mistakes = {
  '“sections, item 3 → blocks, item 1” must be a group with one of these fields (list, photo, placeholder, people, voices, gallery, downloads, posts, questions, steps, table, buttons, prices, tuition, ageChart, contactDetails, dates, contactForm), but it is {"lists":["The child who opens the coop counts the hens."….':
    garden('list:', 'lists:'),
  '“sections, item 3 → blocks, item 1” must be a group with one of these fields (list, photo, placeholder, people, voices, gallery, downloads, posts, questions, steps, table, buttons, prices, tuition, ageChart, contactDetails, dates, contactForm), but it is {"photo":"porch","list":["The child who opens the coop co….':
    garden('list: [', "photo: 'porch', $&"),
  '“sections, item 3 → blocks, item 1 → steps, item 1” has a field called “caption” that the site does not know: remove it.':
    news('8am', "8am', caption: 'Eight"),
  '“sections, item 1 → blocks, item 2 → table” must have as many cells in each row as it has columns (it is {"caption":"When our trees bloom and ripen","columns":["T…).':
    at('our-garden.ts#table:', garden(", 'October'", '')),
  '“sections, item 1 → blocks, item 1 → posts, item 3 → id” is the id of item 1 already: give one of them an id (it is "2031-09-29").':
    news(/\{\n *date: '.*'(?=,\n.*twelfth)/, "{ date: '2031-09-29'"),
  '“sections, item 2 → id” is missing: the list of contents leads to it, as in id: \'our-garden\' (it is "What families say").':
    replace('our-people.ts', "{\n      id: 'families',\n", '{'),
  '“sections, item 1 → title” is missing: the headings of “people” are one level below it (it is nothing).':
    replace('our-people.ts', /\{\n( *id: 'guides',)\n.*/, '{$1'),
  "content/colors.ts does not hold the words of a page. If the page of content/our-garden.ts has this address now, write id: 'our-garden' and formerly: ['/our-garden'] in this row. If not, correct the path.":
    replace('pages.ts', "'/our-garden'", "'/colors'"),
  '“item 1 → formerly, item 1” is already the address of a page, or an old one (hosts take /a, /A and /a.html for the same): remove it here (it is "/News.html").':
    formerly('/News.html'),
  '“item 10 → formerly, item 2” is already the address of a page, or an old one (hosts take /a, /A and /a.html for the same): remove it here (it is "/fees").':
    at("pages.ts#'/tuition', '/fees'", formerly('/fees')),
  ...unlikeAddress('/page?id=3'),
  ...unlikeAddress('/our team'),
  ...unlikeAddress('/caf%E9'),
  '“item 14 → to” is not the path of a page (it is "/program").': noPage,
  '“item 14 → path” must be above the rows with from and to (it is "/news").': below,
};
