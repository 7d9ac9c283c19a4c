// Warns of other editors' markup, which pages print as it is.
import { warningAt, type Diagnostic } from '@/content/schema/explain/diagnostic';
import { linkPattern } from '@/content/shared/link-pattern';
import { remedyForHtml } from '../../school/pasted-html';
import type { School } from '../../school/load-school';

const markupPatterns = {
  frame: /<iframe\b[^<>]*>/i,
  bold: /(\*\*|__|~~)\S.*?\1/,
  italic: /(?:^|[\s(“])([*_])\S([^*_]*\S)?\1(?=[\s).,;:!?”]|$)/,
  htmlCharacter: /&(#\w+|[a-z]{2,}\d*);/i,
  htmlElement: /<\/?[a-z][^<>]*>/i,
  headingOrItem: /^(#{1,6}|[-•]) .{0,20}/,
  bareAddress: /(https?:\/\/|www\.)\S+/i,
};

export function foreignMarkup({ leaves }: School): Diagnostic[] {
  return leaves.flatMap(({ type, path, value }) => {
    // Pages don't print links, dates or the keys of photos.
    if (type && type !== 'alt') return [];
    // An address can be the text of its link.
    const text = value.replace(linkPattern, (_, label: string) =>
      label.replace(/https?:|www\./g, ''),
    );
    const found = Object.values(markupPatterns).map((pattern) => pattern.exec(text)?.[0]);
    const markup = found.find(Boolean);
    if (!markup) return [];
    const message = `the page shows “${markup.trim()}” as it’s written here. ${remedyForHtml(markup)}`;
    return warningAt(path, message);
  });
}
