import ts from 'typescript';
import type { Finding } from '../../content/schema/finding';
import { unclosedBracket } from './brackets';
import { misreadValues, outsideMarks } from './misread-values';
import type { Source } from './source';

/** The first place where a module cannot be read. Later errors mostly follow from it. */
export function syntaxFindings(source: Source): Finding[] {
  // What Node puts in the place of bytes that are not UTF-8; UTF-16 also has zeros.
  const unreadable = source.text.search(/[\uFFFD\0]/);
  if (unreadable >= 0) {
    const sentence =
      'this line has a letter that is not saved as UTF-8: save the file again with the encoding UTF-8, and correct the letter if it is a � now.';
    return [{ file: source.file, line: lineAtOffset(source, unreadable), sentence }];
  }
  const { diagnostics = [] } = ts.transpileModule(source.text, { reportDiagnostics: true });
  // In `from: 09:30` the zero is an error, too, and the first one.
  const first = diagnostics.find(({ code }) => !ZERO_IN_FRONT.includes(code));
  if (!first) return misreadValues(source);
  const place = placeOf(first, source);
  const found = rules.map((rule) => rule(place)).find(Boolean) as string | [number, string];
  const [line, sentence] = typeof found === 'string' ? [place.line, found] : found;
  return [{ file: source.file, line, sentence }];
}

/** `01275`, and `0975`. */
const ZERO_IN_FRONT = [1121, 1489];
const UNTERMINATED_TEXT = 1002;
const UNTERMINATED_TEMPLATE = 1160;

/** What is wrong at a place, if a rule knows it: a sentence, with its line if that is another one. */
type Rule = (place: Place) => string | [line: number, sentence: string] | false | undefined;

/** The rules, the more certain ones first. */
const rules: Rule[] = [
  ({ whole }) => {
    const [, sum] = /:\s*(\$?\d{1,3}(,\s?\d{3})+)(?!\d)/.exec(whole) ?? [];
    const remedy = `write the number as ${sum?.replace(/\D/g, '')}.`;
    return sum && `“${sum}” has a comma in it, which ends a field: ${remedy}`;
  },
  ({ code, source, start }) => {
    if (code !== UNTERMINATED_TEXT) return undefined;
    const [, next = ''] = source.text.slice(start).split(/\n\s*/, 2);
    const goesOn = next.replace(/[^'"]/g, '').length % 2 && !/^\w+: /.test(next);
    return goesOn
      ? 'the text on this line goes on in the next one: write it on one line.'
      : 'a text on this line has no straight quotation mark at its end: add one.';
  },
  ({ rest }) =>
    /^[“”„‘’]/.test(rest) &&
    `the curly mark ${rest[0]} is outside a text: begin and end a text with straight marks, like '.`,
  ({ code, source, last, lastLine, start }) => {
    const end = source.text.slice(0, start).trimEnd().length;
    const line = lineAtOffset(source, source.text.lastIndexOf('`', end - 2));
    if (code !== UNTERMINATED_TEMPLATE && (last !== '`' || line === lastLine)) return undefined;
    return [line, 'a text on this line has no back-tick (`) at its end: add one.'];
  },
  ({ last, lastLine, rest }) =>
    /['"`]/.test(last) &&
    /^(['"`])[^'"`]+\1/.test(rest) && [lastLine, `a comma is missing before “${shortened(rest)}”.`],
  ({ last, line, lastLine, rest, nextIsField }) => {
    if (line !== lastLine || !/['"`]/.test(last) || nextIsField || /^[;=]/.test(rest)) return false;
    const remedy = 'Inside a text write the curly ones, ’ or “ and ”, which do not end it.';
    return `the text ends at the quotation mark before “${shortened(rest)}”. ${remedy}`;
  },
  ({ whole }) => whole.trim() === '};' && 'the bracket ) is missing: write }); on this line.',
  ({ rest }) =>
    rest.startsWith(';') && 'a semicolon (;) ends this field: write a comma in its place.',
  ({ before, rest }) => {
    const [, field] = /^\s*(\w+)\s+$/.exec(before) ?? [];
    return field && /^['"`\d[{]/.test(rest) && `a colon (:) is missing after “${field}”.`;
  },
  ({ before }) => {
    const [, field] = /^\s*(\w+),\s*\S+$/.exec(before) ?? [];
    return field && `there is a comma after “${field}”: write a colon (:) in its place.`;
  },
  ({ before, rest }) => {
    const [, field] = /(\w+):\s*[,\]}]$/.exec(before + rest.charAt(0)) ?? [];
    return field && `“${field}” has no value: write one after the colon.`;
  },
  ({ rest }) => rest.startsWith(',') && 'there are two commas: remove one of them.',
  ({ before, rest, line, lastLine, nextIsField }) => {
    const [, unquoted] = /[:[,]\s*([^\s'"`,:{[][^'"`,:{[]*)$/.exec(before) ?? [];
    if (!unquoted || line !== lastLine || nextIsField) return undefined;
    return outsideMarks(unquoted + rest.split(/[,\]}]/, 1)[0]);
  },
  ({ before }) =>
    /\$\{[^}]*$/.test(before) && 'a bracket of a ${…} on this line is missing: write } at its end.',
  ({ source }) => {
    const offset = unclosedBracket(source.text);
    const bracket = source.text.charAt(offset);
    if (!/[[{]/.test(bracket)) return undefined;
    const closing = bracket === '{' ? '}' : ']';
    const sentence = `the bracket ${bracket} on this line is never closed: write ${closing} where its group ends.`;
    return [lineAtOffset(source, offset), sentence];
  },
  ({ rest, lastLine }) =>
    !rest && [lastLine, 'the file ends too early: its last line must be });.'],
  ({ line, lastLine, rest, nextIsField }) =>
    (line !== lastLine || nextIsField) && [
      lastLine,
      `a comma is missing at the end, before “${shortened(rest)}”.`,
    ],
  ({ rest }) =>
    `this line cannot be read from “${shortened(rest)}” on. Look here and in the line above for a missing or extra comma, quotation mark or bracket.`,
];

/** The place where TypeScript could not read on. */
function placeOf({ code, start = 0 }: ts.Diagnostic, source: Source) {
  const { text } = source;
  const upTo = text.slice(0, start);
  const end = upTo.trimEnd().length;
  const before = upTo.split('\n').at(-1)!;
  const rest = text.slice(start).split('\n', 1)[0]!;
  return {
    ...{ source, code, start, before },
    whole: before + rest,
    rest: rest.trim(),
    /** The character before the place, on this line or on an earlier one. */
    last: text.charAt(end - 1),
    line: lineAtOffset(source, start),
    lastLine: lineAtOffset(source, end - 1),
    nextIsField: /^['"]?[\w-]+['"]?\s*:/.test(rest.trim()),
  };
}
type Place = ReturnType<typeof placeOf>;

function shortened(words: string): string {
  return words.length > 40 ? `${words.slice(0, 37)}…` : words;
}

function lineAtOffset({ tree }: Source, offset: number): number {
  return tree.getLineAndCharacterOfPosition(Math.max(0, offset)).line + 1;
}
