import { z } from 'zod';
import { refuse } from './refuse';

/** Marks that people leave where words are still missing, and that are never right. */
const unfilled =
  /\bTODO:|\bFIXME\b|\b[Ll]orem [Ii]psum\b|\{\{.*?\}\}|\b[Ii]nsert (text|name|date|price) here\b/;

const words = z
  .string()
  .trim()
  .min(1)
  .refine((value) => !value.includes('\n'), 'has a line break: write the text on one line')
  .refine(
    (value) => !value.includes('${'),
    'has a ${…} that is not filled in: put back-ticks (`) around the text, not quotation marks',
  )
  .refine(
    (value) => !/\bundefined\b|\[object /.test(value),
    'names a fact that is misspelled or that the school does not have: correct what is between ${ and }, or write the sentence without it',
  )
  .superRefine((value, context) => {
    const [mark] = unfilled.exec(value) ?? [];
    if (!mark) return;
    const message = `still has “${mark}”, which means that words are missing: write them, or remove it`;
    refuse(context, message, value);
  });

/** Plain words, without the spaces at either end. Never empty, and no half-written `${placeholder}`. */
export const text = words.refine(
  (value) => !value.includes(']('),
  'cannot have a link here, because its brackets would be printed: write the words alone',
);

/**
 * A heading, a name, a fact, a button, with its straight apostrophes set as curly ones. What is longer was
 * pasted into the wrong field.
 */
export const label = text.max(250).overwrite((value) => value.replace(/(?<=\p{L})'/gu, '’'));

/** A link, as components/texts.tsx reads them. */
const wholeLink = /\[([^\]]+)\]\(([^)]+)\)/g;

const beforeHref = '(?=[/#]|https?:|mailto:|tel:)';

/** A link with a bracket missing, or a space between its two halves. */
const halfLink = new RegExp(
  String.raw`\[[^\]]*\]\s?\(${beforeHref}[^)]*\)?|\]\(.*|\[[^\]]*\(${beforeHref}.*`,
);

/** Words that may hold links, written `[visible words](/page)`. */
export const prose = words.superRefine((value, context) => {
  const messages = [...value.matchAll(wholeLink)].map(([, , href = '']) =>
    href.includes('(')
      ? `has the address “${href})”, which would end at its first bracket: write %28 for ( and %29 for )`
      : hrefMistake(href),
  );
  const [half] = halfLink.exec(value.replace(wholeLink, '')) ?? [];
  if (half) {
    const shown = half.length > 50 ? `${half.slice(0, 47)}…` : half;
    messages.push(
      `has “${shown}”, which is half a link: write it as [visible words](/page), with all four brackets and no space between`,
    );
  }
  for (const message of messages) {
    if (message) refuse(context, message, value);
  }
});

/** Where a link leads: `/page`, `/page#anchor`, `https://…`, `mailto:…` or `tel:…`. */
export const href = text.superRefine((value, context) => {
  const message = hrefMistake(value);
  if (message) refuse(context, message, value);
});

/** A link that dials a number with its extension, if it has one, or a short number such as 988. */
export const telephoneLink = /^tel:(?:\+\d{7,15}|\d{3})(;ext=\d+|,\d+)?$/;

/** What is wrong with the form of a link. Other checks find links that lead nowhere. */
function hrefMistake(href: string): string | undefined {
  if (/\s/.test(href)) return `has the address “${href}” with a space in it: remove the space`;
  if (/^(\/|#)/.test(href)) return undefined;
  if (/^https?:\/\//.test(href)) {
    return URL.canParse(href) && new URL(href).hostname.includes('.')
      ? undefined
      : `has “${href}”, which is not a whole address: copy it from the browser’s address bar`;
  }
  if (href.startsWith('mailto:')) {
    return /^mailto:[^@?]+@[^@?]+\.[^@?]+(\?|$)/.test(href)
      ? undefined
      : `has “${href}”, which has no e-mail address: write mailto: and the whole address`;
  }
  if (href.startsWith('tel:')) {
    return telephoneLink.test(href)
      ? undefined
      : `has “${href}”, which cannot be called: write tel:+ and digits only, with the country’s code`;
  }
  return `has a link to “${href}”, which does not begin with /, #, https://, mailto: or tel:`;
}
