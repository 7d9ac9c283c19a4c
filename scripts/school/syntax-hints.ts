import { remedyForHtml } from './pasted-html';

const quoted = ['"', "'", '`'].map((mark) => String.raw`${mark}(?:\\.|[^\\${mark}])*${mark}`);

/** Texts, names of fields, brackets and comments. Values without quotation marks are between them. */
const parts = [
  // A quotation mark elsewhere doesn't begin a text.
  String.raw`(?<=(?:^|[:[,{(])\s*)(?:${quoted.join('|')})(?:\s*,|:)?`,
  String.raw`(?<=(?:^|[{,])\s*)[a-z][\w-]*:(?!//)`,
  String.raw`(?<!\$)[[\]{}],?`,
  String.raw`(?<!:)//.*`,
];

/**
 * What most likely caused a syntax error, and what to do about it. Undefined if TypeScript's own message says it best.
 *
 * @param line the line with the error
 * @param above the lines above it
 */
export function hintFor(line: string, above: string): string | undefined {
  // `split` also returns what it splits at, so every second piece is one of the parts above.
  const pieces = line.split(new RegExp(`(${parts.join('|')})`, 'i'));
  for (let index = 0; index < pieces.length; index += 2) {
    const before = pieces[index - 1] ?? above.trimEnd();
    const piece = pieces[index]!;
    const isItem = index > 0 && !before.endsWith(':');
    const value = isItem ? piece.split(',')[0]! : piece.replace(/[\s,]+$/, '');
    const hint = /["'`]$/.test(before)
      ? hintAfterText(before, piece, line)
      : /[:[,]$/.test(before) && hintForValue(value.trim());
    if (hint) return hint;
  }
  return undefined;
}

const curlyMarks =
  'These quotation marks are curly. Begin and end a text with straight ones ("), and use curly ones only inside it.';

/** What's wrong if a text doesn't end at its second quotation mark. */
function hintAfterText(text: string, rest: string, line: string): string | undefined {
  const mark = text.at(-1);
  if (/<[a-z]\w*\s[^<>]*=.$/i.test(text))
    return `Pages can’t show HTML. ${remedyForHtml(line.slice(line.indexOf('<')))}`;
  if (rest.startsWith(mark!) || (text.length === 2 && /^\p{L}/u.test(rest)))
    return `Write one ${mark} at each end of a text, not two.`;
  if (!/^ *\p{L}(?!\w* *:)/u.test(rest)) return undefined;
  // A text that ends with a curly mark takes the beginning of the next one for its end.
  if (/[’”»“],\s*(\w+:\s*)?.$/.test(text)) return curlyMarks;
  return 'A straight quote ends the text. Inside a text, use curly quotes: ’ “ ”.';
}

function hintForValue(value: string): string | undefined {
  if (isCode(value)) return undefined;
  if (/^[‘’“”„«]|^["'`].*[’”»“]$/.test(value)) return curlyMarks;
  if (/^["'`]/.test(value)) return 'This text is missing its closing quote.';
  const number = plainNumber(value);
  if (number) return `A number can only have digits and a decimal point. Write ${number}.`;
  if (/^(true|false|yes|no)$/i.test(value)) return 'Write true or false.';
  return quotationMarksFor(value);
}

/** Whether a value needs no quotation marks, like a number or `contact.lead`, or what else is wrong with it. */
const isCode = (value: string) =>
  /^(|true|false|-?(0|[1-9]\d*)(\.\d+)?|(?!www\.)[a-zA-Z]\w*(\.\w+)+|.*:)$/.test(value) ||
  // A field without its colon.
  /^[\w-]+(\(|\s*[=;]|\s+["'`])/.test(value);

/** How to write a value that lacks its quotation marks. */
export const quotationMarksFor = (value: string) =>
  `Put quotation marks around this text: "${value.length > 40 ? `${value.slice(0, 40).trimEnd()}…` : value}".`;

/** A price or an age as JavaScript writes it: `1275` for `$1,275` or `1 275`, `2.5` for `2½`. */
function plainNumber(value: string): string | undefined {
  // A postal code may begin with 0.
  if (!/^(?!0\d)\p{Sc}?(\d{1,3}([ ,]\d{3})+|\d+)([.,]\d+|½)?\s?\p{Sc}?$/u.test(value))
    return undefined;
  return value
    .replace(/[\p{Sc}\s]|,(?=\d{3}(?!\d))/gu, '')
    .replace(',', '.')
    .replace('½', '.5');
}

/**
 * The field without a value that TypeScript noticed at an offset: after it, as in `parking: }`, or after the name of the
 * next field, as in `parking:` above `privacy: "A"`. The first group is the field's name.
 */
export function emptyFieldAt(text: string, offset: number) {
  if (!/[,}\]:]/.test(text.charAt(offset))) return undefined;
  // Spaces instead of comments don't change where a field is.
  const above = text
    .slice(0, offset)
    .replace(/(?<=\s)\/\/.*/g, (comment) => ' '.repeat(comment.length));
  return /([\w-]+)["']?:([^\S\n]*\n\s*["'\w-]+)?$/.exec(above.trimEnd());
}
