import leven from 'leven';
import { factsOf } from '../../content/format/facts';
import { at, type Diagnostic } from '../../content/schema/explain/diagnostic';
import { isPhotoKey } from '../../content/schema/explain/leaves';
import { linkPattern } from '../../content/shared/link-pattern';
import { isPublished, neededModules } from './content-modules';
import type { CheckInput } from './check-input';

const rules = [
  unreadModules,
  foreignMarkup,
  smallPhotos,
  repeatedPeriods,
  foundedLater,
  similarMenus,
];

/** Finds what's worth a look but may be right. */
export function warnings(input: CheckInput): Diagnostic[] {
  return rules
    .flatMap((rule) => rule(input))
    .map((diagnostic) => ({ ...diagnostic, severity: 'warning' }));
}

/** Finds sentences that add a period to the lowest price, which already has one. */
function repeatedPeriods({ content: { school, tuition }, published }: CheckInput): Diagnostic[] {
  const { lowestPrice } = factsOf(school, tuition);
  return published.flatMap(({ path, value }) => {
    const [, after = ''] = value.split(lowestPrice);
    const [again] = /^ (an?|per) (day|week|month|term|year)\b/.exec(after) ?? [];
    return again ? at(path, `this prints “${lowestPrice}${again}”. Delete “${again.trim()}”.`) : [];
  });
}

/** Finds a founding year after today. */
function foundedLater({ content: { school }, today }: CheckInput): Diagnostic[] {
  const { founded = 0 } = school;
  if (founded <= parseInt(today)) return [];
  return [at(['school', 'founded'], `${founded} is after today. Correct the year.`)];
}

/** Finds menus whose names differ by a letter. */
function similarMenus({ content: { pages } }: CheckInput): Diagnostic[] {
  const menus = pages.rows.map(({ menu }) => menu || '');
  return menus.flatMap((menu, index) => {
    const other = menus.slice(0, index).find((each) => menu && each && leven(each, menu) === 1);
    if (!other || /\d/.test(menu)) return [];
    const message = `the menu “${menu}” is almost “${other}”. Use one name if they are one menu.`;
    return at(['pages', 'rows', index, 'menu'], message);
  });
}

/** Finds photos too small for their places. Portraits may be smaller. */
function smallPhotos({ published, photos }: CheckInput): Diagnostic[] {
  return Object.entries(photos).flatMap(([key, { width }]) => {
    const uses = published.filter((leaf) => isPhotoKey(leaf) && leaf.value === key);
    const needed = uses.some(({ type }) => type !== 'portrait') ? 1200 : 360;
    if (!uses.length || width >= needed) return [];
    const message = `this photo is ${width} pixels wide, and needs ${needed} to look sharp: use the camera’s original file if you have it.`;
    return at(['photos', key], message);
  });
}

/** Finds modules that nothing reads, like a sync program's copy or a page without a row. Custom pages keep their file. */
function unreadModules({ content, sources }: CheckInput): Diagnostic[] {
  const isImported = (name: string) =>
    sources.some(({ text }) => [`'./${name}'`, `"./${name}"`].some((path) => text.includes(path)));
  const message =
    'this file isn’t on the site, because no row in pages.ts has its name as the path. If it’s a copy, move what you still need into the original and delete it. If it’s a new page, add its row.';
  return Object.keys(content)
    .filter((name) => !isPublished(name, content) && !neededModules.includes(name))
    .filter((name) => !isImported(name))
    .map((name) => ({ file: `content/${name}.ts`, message }));
}

/** Other editors' markup. */
const markupPatterns = {
  frame: /<iframe\b[^<>]*>/i,
  bold: /(\*\*|__|~~)\S.*?\1/,
  italic: /(?:^|[\s(“])([*_])\S([^*_]*\S)?\1(?=[\s).,;:!?”]|$)/,
  htmlCharacter: /&(#\w+|[a-z]{2,}\d*);/i,
  htmlElement: /<\/?[a-z][^<>]*>/i,
  headingOrItem: /^(#{1,6}|[-•]) .{0,20}/,
  escapedDollar: /\$\$\d\S*/,
  bareAddress: /(https?:\/\/|www\.)\S+/i,
};

/** Finds other editors' markup, which pages print as is. */
function foreignMarkup({ published }: CheckInput): Diagnostic[] {
  return published.flatMap(({ type, path, value }) => {
    // Pages don't print links, dates or the keys of photos.
    if (type && type !== 'alt') return [];
    // An address can be the text of its link.
    const text = value.replace(linkPattern, (_, words: string) =>
      words.replace(/https?:|www\./g, ''),
    );
    const found = Object.values(markupPatterns).map((pattern) => pattern.exec(text)?.[0]);
    const markup = found.find(Boolean);
    if (!markup) return [];
    const [, src] = /^<iframe\b.*?\ssrc=["“]?([^"”\s>]+)/i.exec(markup) ?? [];
    const remedy = src
      ? `Write a block in its place: { frame: { href: '${src}', title: 'What it shows' } }`
      : "Write plain words, { list: ['…'] } for a list, and [words](address) for a link";
    return at(path, `“${markup.trim()}” is printed as it is. ${remedy}.`);
  });
}
