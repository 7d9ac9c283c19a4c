import { z } from 'zod';
import { refuse } from './add-issue';
import { telephoneHref } from './telephone';

/** Signs that nobody sees and that turn the direction of writing. */
const directions = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** Signs that nobody sees and that mean something only in Arabic, Hindi, Thai and the like, in emoji, or in a word. */
const joiners =
  /(?<![\p{Lo}\p{M}\p{Extended_Pictographic}])[\u180e\u200b-\u200d\u2060-\u2064\u206a-\u206f\ufeff]|(?<!\p{L})\u00ad|\u00ad(?!\p{L})/gu;
const address = /\]\([^)]*\)|^([a-z]+:|[/#])\S*$/gi;

/** A text without what other programs leave in it and nobody sees. Addresses lose all of it. */
export function plain(text: string): string {
  return (
    text
      // Line breaks of any program, such as the soft ones of word processors.
      .replace(/\s*[\n\v\f\r\u0085\u2028\u2029]\s*/g, ' ')
      .replace(joiners, '')
      .replace(directions, /[\u0590-\u08ff]/.test(text) ? '$&' : '')
      // Spaces that are all no-break spaces. One before a number, or between two words, stays.
      .replace(/\S+(\u00a0\S+){3,}/g, (run) => run.replace(/\u00a0(?!\d)/g, ' '))
      .replace(address, (each) =>
        each.replace(/[\u00ad\u200b\u2060-\u2064\ufeff]/g, '').replace(directions, ''),
      )
      .trim()
  );
}

/** The code of a sign, as Unicode's charts write it: `U+200B`. */
export const codeOf = (sign: string) =>
  `U+${sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;

/** What is wrong with a text that has a control character, or a letter that only one font knows. */
export function unprintable(text: string): string | undefined {
  const [sign, words] = /(?!\s)[\p{Cc}\p{Co}\ufff9-\ufffc](.{0,20})/su.exec(text) ?? [];
  if (!sign) return undefined;
  const place = words ? `before “${words.trim()}”` : 'at its end';
  return `has a sign that cannot be printed (${codeOf(sign)}, ${place}): delete it. Bullets are a list: { list: ['…', '…'] }`;
}

/** A link, written `[visible words](/page)`. components/texts.tsx, which cannot import this, draws the same. */
export const linkForm = /\[([^\]]+)\]\(([^)]+)\)/g;

const line = z
  .string()
  .min(1)
  .superRefine(refuse(unprintable))
  .refine((value) => !/\$\{|[{(]facts\.|\[object /.test(value), {
    error: ({ input }) => {
      const [, fact] = /\$\{no (\w+)\}/.exec(String(input)) ?? [];
      return fact
        ? `prints a fact, but the school has no ${fact}: write the sentence without it`
        : 'has a ${…} that is not filled in, or that is a whole group: put back-ticks (`) around the text, and name one fact';
    },
  });

/** Words with curly apostrophes. The addresses in their links keep straight ones. */
const words = line.overwrite((value) =>
  value.replace(/\]\([^)]*\)|(?<=\p{L})'/gu, (match) => (match === "'" ? '’' : match)),
);

/** What is printed for a fact that the school does not have. No field can hold it. */
export const missingFact = (name: string) => `\${no ${name}}`;

/** Plain words, trimmed, never empty, and without an unfilled `${placeholder}`. */
export const text = words.refine(
  (value) => !value.includes(']('),
  'cannot have a link here, because its brackets would be printed: write the words alone',
);

/** A heading, a name, a fact or a button. A longer text was most likely pasted into the wrong field. */
export const label = text.max(250);

/** Matches part of a link that lacks a bracket, or has a space between its two parts. */
const partOfLink = /\]\(|(\]\s?|\[[^\]]*)[(（](?=[/#]|https?:|webcals?:|mailto:|tel:|sms:)/i;

/** Words that may hold links, written `[visible words](/page)`. */
export const prose = words
  .superRefine((value, context) => {
    for (const [, , href = ''] of value.matchAll(linkForm)) refuse(hrefMistake)(href, context);
  })
  .refine(
    (value) => !partOfLink.test(value.replace(linkForm, '')),
    'has an incomplete link: write [visible words](/page), with no space between its parts',
  );

/** Where a link leads: `/page`, `/page#anchor`, `https://…`, `mailto:…` or `tel:…`. */
export const href = line.superRefine(refuse(hrefMistake)).meta({ is: 'link' });

/** A page or a place on it, a website, an e-mail address, and a telephone number, also one like 988. */
const hrefForms = [
  /^[/#]/,
  /^(https?|webcals?):\/\/[^/]+\../i,
  /^mailto:[^@?/]+@[^@?]+\.[^@?.]+(\?|$)/i,
  /^tel:(\+\d+|\d{3})(;ext=\d+|,\d+)?$/i,
  /^sms:(\+\d+|\d{3,6})(\?body=.*)?$/i,
];

/** What is wrong with the form of a link. Other checks find well-formed links that lead nowhere. */
function hrefMistake(href: string): string | undefined {
  if (/^https?:\/\/(localhost|127\.0\.0\.1|[^/]*\.app\.github\.dev)(?![\w.-])/i.test(href))
    return `has the address “${href}” of your own preview, which nobody else can open: write a page like /programs`;
  const [, number] = /^(?:tel|sms):(\+\d+)/i.exec(href) ?? [];
  const isDialed = !number || telephoneHref(number) !== '';
  const isComplete = isDialed && hrefForms.some((form) => form.test(href));
  if (isComplete && /\s/.test(href)) return `has a space in “${href}”: write %20 for each space`;
  // A link inside a text would end at the first closing bracket.
  if (isComplete && !href.includes('(')) return undefined;
  return (
    `has the address “${href}”, which leads nowhere: write a page like /programs, a whole address like ` +
    'https://school.example, mailto: and an e-mail address, or tel:+ (for messages sms:+) and the digits of a ' +
    'number with its country’s code. Write %28 and %29 for brackets in it'
  );
}
