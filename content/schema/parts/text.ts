import { linkPattern } from '../../shared/link-pattern';
import { checkWith } from './checks';
import { hrefMistake } from './hrefs';
import { singleLine } from './single-line';

/** Matches a quotation in straight single marks. The mark before 'n', 'til or '90s is an apostrophe. */
const quotation =
  /(?<=^|[\s([{“—–/-])'(?!(?:n|em|til|tis|twas|\d\ds)\b)(?=\S)((?:[^']|(?<=\p{L})'(?=\p{L}))+)(?<=\S)'(?![\p{L}\d])/giu;

/** Matches an apostrophe, or the address of a link, which keeps its straight ones. A mark after a digit means feet. */
const apostropheOrAddress = /\]\([^)]*\)|(?<=\p{L})'|'(?=\p{L}|\d\ds)/gu;

/** Curls apostrophes and single quotation marks, except in the addresses of links. */
const curled = singleLine.overwrite((value) =>
  value
    .replace(quotation, '‘$1’')
    .replace(apostropheOrAddress, (found) => (found === "'" ? '’' : found)),
);

/** Plain text, without links. */
export const text = curled.refine(
  (value) => !value.includes(']('),
  'can’t have a link, because this field would print its brackets. Write the text without the link.',
);

/**
 * A heading, a name or a button, of at most 250 characters. Longer text was most likely pasted into the wrong field.
 */
export const label = text.max(250);

const addressStart = '[/#]|https?:|webcals?:|mailto:|tel:|sms:';
/** Matches a link with a missing bracket, a space between its brackets or brackets in the wrong order. */
const incompleteLink = new RegExp(
  String.raw`\]\(|\]\s?[(（](${addressStart})|\[[^\]]*[(（](${addressStart})|\)\[(${addressStart})`,
  'i',
);

const linkToBlank = /\[(?<label>(?:[^[\]]|\[\[[^[\]]+\]\])+)\]\((?:mailto:)?\[\[[^[\]]+\]\]\)/g;

/** Text that may contain links, written `[visible text](/page)`. */
export const prose = curled
  // A link to a blank, like a phone number that isn't known yet, is no link.
  .overwrite((value) => value.replace(linkToBlank, '$<label>'))
  .superRefine((value, context) => {
    for (const [, , href = ''] of value.matchAll(linkPattern))
      checkWith(hrefMistake)(href, context);
  })
  .refine(
    (value) => !incompleteLink.test(value.replace(linkPattern, '')),
    'has an incomplete link. Write [visible text](/page) without a space after the brackets.',
  );
