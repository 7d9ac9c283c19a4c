import { replace, type Mistake } from '../school-copy';

const garden = (from: string | RegExp, to: string) => replace('our-garden.ts', from, to);
const news = (from: string | RegExp, to: string) => replace('news.ts', from, to);
const formerly = (path: string) => replace('pages.ts', "['/contact', ", `$&'${path}', `);
const gone = (from: string | RegExp, to: string) => replace('pages.ts', from, to);
const twoInOne = garden('list: [', "photo: 'porch', $&");
const pricesTwice = garden('{ list:', "{ prices: ['nido'] }, { prices: 'all' }, $&");
const withoutId = replace('our-people.ts', "{\n      id: 'families',\n", '{');
const untitled = replace('our-people.ts', /\{\n( *id: 'guides',)\n.*/, '{$1');
const oneDay = news(/\{\n *date: '.*'(?=,\n.*twelfth)/, "{ date: '2031-09-29'");
const colors = replace('pages.ts', "'/our-garden'", "'/colors'");
const noPage = gone("to: '/programs'", "to: '/program'");
const below = gone(/(\{\n {4}path: '\/news'[^]*?\n {2}\},\n)([^]*)(?=\]\);)/, '$2$1');

/** Mistakes in pages that are made of blocks, and in their rows. */
export const blocks: Mistake[] = [
  ['misspells a block', garden('list:', 'lists:'), 'has none of the fields that say what it is: '],
  ['writes two blocks in one', twoInOne, 'is two things at once: write “photo” and “list” each in'],
  ['mixes two blocks', news('8am', "8am', caption: 'Eight"), 'a field called “caption” that'],
  ['shows prices twice', pricesTwice, 'shows “all”, which is already on this page: remove'],
  ['forgets a cell', garden(", 'October'", ''), 'as many cells in each', 'our-garden.ts#table:'],
  ['dates two posts the same', oneDay, 'is the id of item 1 already: give one of them an id'],
  ['lists a section without an id', withoutId, 'is missing: the list of contents leads to it'],
  ['lists people below no heading', untitled, 'title” is missing: the headings of “people”'],
  ['takes the name of another file', colors, 'does not hold the words of a page'],
  ['reuses a page’s address', formerly('/news'), 'is already the address of a page, or an old one'],
  ['reuses it in capitals', formerly('/News.html'), 'is already the address of a page, or an old'],
  ['reuses a former address', formerly('/fees'), 'is already the address of a page, or an old one'],
  ['forwards the home page', formerly('/'), 'an address that the site itself needs: remove it'],
  ['forwards the error page', formerly('/404'), 'an address that the site itself needs: remove'],
  ['forwards a query', formerly('/page?id=3'), 'must end before the ? or #, because hosts do not'],
  ['forwards a space', formerly('/our team'), 'a slash, and %20 for a space (it is "/our team")'],
  ['forwards a wrong escape', formerly('/caf%E9'), 'has a % that hosts cannot read: write %20 for'],
  ['forwards to no page', noPage, 'of a page: write “/programs”'],
  ['adds a page at the end', below, 'must be above the rows with from', "pages.ts#'/news'"],
];
