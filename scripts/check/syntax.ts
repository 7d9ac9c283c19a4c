import ts from 'typescript';
import type { Finding } from '../../content/schema/explain/finding';
import { misreadValues, outsideMarks } from './misread-values';
import { unknownNames } from './names';
import { lineAt, type Source } from './source';

/**
 * Finds the first place where a module cannot be read. Later errors are mostly consequences of it.
 *
 * @param modules the names of all modules
 */
export function syntaxFindings(source: Source, modules: string[]): Finding[] {
  // Node replaces bytes that are not UTF-8 with U+FFFD. UTF-16 also contains zeros.
  const unreadable = source.text.search(/[\uFFFD\0]/);
  if (unreadable >= 0) {
    const sentence =
      'this line has a character that is not UTF-8: save the file again as UTF-8, and correct the character if it now shows as �.';
    return [{ file: source.file, line: lineAt(source, unreadable), sentence }];
  }
  const { diagnostics = [] } = ts.transpileModule(source.text, { reportDiagnostics: true });
  // In `from: 09:30` the leading zero is the first error, and hides the missing quotation marks.
  const first = diagnostics.find(({ code }) => !ZERO_IN_FRONT.includes(code));
  if (!first) {
    const sentence = 'this file must have “export default define(schema, …”: put that line back.';
    const missing = source.value ? [] : [{ file: source.file, sentence }];
    return [...misreadValues(source), ...unknownNames(source, modules), ...missing];
  }
  const place = placeOf(first, source);
  const answer = rules.map((rule) => rule(place)).find(Boolean) as string | [number, string];
  const [line, sentence] = typeof answer === 'string' ? [place.line, answer] : answer;
  return [{ file: source.file, line, sentence }];
}

/** The errors for `01275` and for `0975`. */
const ZERO_IN_FRONT = [1121, 1489];
const UNTERMINATED_TEXT = 1002;
const UNTERMINATED_TEMPLATE = 1160;

/** Returns the sentence about a place, with a line if that differs, or nothing if it finds no mistake. */
type Rule = (place: Place) => string | [line: number, sentence: string] | false | undefined;

/** The rules. Each one answers only what it is certain of. */
const rules: Rule[] = [
  ({ text }) => {
    const [, sum] = /:\s*(\$?\d{1,3}(,\s?\d{3})+)(?!\d)/.exec(text) ?? [];
    const remedy = `write the number as ${sum?.replace(/\D/g, '')}.`;
    return sum && `“${sum}” has a comma in it, which ends a field: ${remedy}`;
  },
  ({ code }) =>
    code === UNTERMINATED_TEXT &&
    'a text has no straight quotation mark at its end on this line: add one, or join the lines if the text continues on the next one.',
  ({ rest }) =>
    /^[“”„‘’]/.test(rest) &&
    `the curly quotation mark ${rest[0]} is outside a text: begin and end a text with straight quotation marks, like '.`,
  ({ code, source, last, lastLine, start }) => {
    const end = source.text.slice(0, start).trimEnd().length;
    const line = lineAt(source, source.text.lastIndexOf('`', end - 2));
    if (code !== UNTERMINATED_TEMPLATE && (last !== '`' || line === lastLine)) return undefined;
    return [line, 'a text on this line has no back-tick (`) at its end: add one.'];
  },
  ({ before, rest }) =>
    /['"`]$/.test(before) &&
    /^[\p{L}\d]/u.test(rest) &&
    `the text ends at the quotation mark before “${shortened(rest)}”. Inside a text write the curly ones, ’ or “ and ”, which do not end it.`,
  ({ before, rest }) => {
    const [, field] = /(\w+):\s*[,\]}]$/.exec(before + rest.charAt(0)) ?? [];
    return field && `“${field}” has no value: write one after the colon.`;
  },
  ({ before, rest, nextIsField }) => {
    const [, unquoted] = /\w:\s*([^\s'"`,:{[][^'"`,:{[]*)$/.exec(before) ?? [];
    return (
      unquoted &&
      !nextIsField &&
      !rest.startsWith(';') &&
      outsideMarks(unquoted + rest.split(/[,\]}]/, 1)[0])
    );
  },
  ({ last, line, lastLine, rest, nextIsField }) =>
    nextIsField &&
    line !== lastLine &&
    /[^,:([{]/.test(last) && [
      lastLine,
      `a comma is missing at the end, before “${shortened(rest)}”.`,
    ],
  ({ source, start, before, rest, line, lastLine }) => {
    const above = rest ? before : source.text.slice(0, start).trimEnd().split('\n').at(-1)!;
    const left = above.trimStart().replace(/^.+(?=.{60}$)/, '…');
    return [
      rest ? line : lastLine,
      `reading stops at the mark:\n  ${left}${rest.slice(0, 30)}\n  ${' '.repeat(left.length)}^\n` +
        'Look here and in the lines above for a missing or extra comma, bracket or quotation mark. If two versions met here, keep one.',
    ];
  },
];

/** The place where TypeScript stopped, and the text around it. */
function placeOf({ code, start = 0 }: ts.Diagnostic, source: Source) {
  const upTo = source.text.slice(0, start);
  const end = upTo.trimEnd().length;
  const before = upTo.split('\n').at(-1)!;
  const rest = source.text.slice(start).split('\n', 1)[0]!;
  return {
    ...{ source, code, start, before },
    text: before + rest,
    rest: rest.trim(),
    /** The last character before the place that is not a space, on this line or an earlier one. */
    last: source.text.charAt(end - 1),
    line: lineAt(source, start),
    lastLine: lineAt(source, end - 1),
    nextIsField: /^['"]?[a-z][\w-]*['"]?\s*:/i.test(rest.trim()),
  };
}
type Place = ReturnType<typeof placeOf>;

function shortened(words: string): string {
  return words.length > 40 ? `${words.slice(0, 37)}…` : words;
}
