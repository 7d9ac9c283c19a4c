// Warns of what pages print as it is, but hardly anybody means: other editors' markup, brackets around a text and two
// signs before a price.
import { warningAt, type Diagnostic } from '@/content/schema/explain/diagnostic';
import { linkPattern } from '@/content/shared/link-pattern';
import { remedyForHtml } from '../../school/pasted-html';
import type { School } from '../../school/load-school';

const markup = [
  // A frame first, because its remedy has its address.
  /<iframe\b[^<>]*>/i,
  /<\/?[a-z][^<>]*>|&(#\w+|[a-z]{2,}\d*);/i,
  // Bold, italic, a heading or an item of a list, and an address.
  /(\*\*|__|~~)\S.*?\1/,
  /(?:^|[\s(“])([*_])\S([^*_]*\S)?\1(?=[\s).,;:!?”]|$)/,
  /^(#{1,6}|[-•]) .{0,20}/,
  /(https?:\/\/|www\.)\S+/i,
];
const brackets = /^\[[^[\]]+\]$/;
const twoSigns = /\p{Sc}\s?\p{Sc}\d[\d,.]*(?<=\d)/u;

export function foreignMarkup({ leaves }: School): Diagnostic[] {
  return leaves.flatMap(({ type, path, value }) => {
    // Pages don't print links, dates or the keys of photos.
    if (type && type !== 'alt') return [];
    // An address can be the text of its link.
    const text = value.replace(linkPattern, (_, label: string) =>
      label.replace(/https?:|www\./g, ''),
    );
    const found = [...markup, brackets, twoSigns].find((pattern) => pattern.test(text));
    if (!found) return [];
    const printed = found.exec(text)![0].trim();
    return warningAt(
      path,
      `the page shows “${printed}” as it’s written here. ${remedyForMarkup(found, printed)}`,
    );
  });
}

function remedyForMarkup(pattern: RegExp, printed: string): string {
  if (pattern === brackets) return 'Take the brackets away, or write two on each side of a blank.';
  if (pattern === twoSigns) return 'Delete the first sign, because a price in ${…} has its own.';
  return remedyForHtml(printed);
}
