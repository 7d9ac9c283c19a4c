import ts from 'typescript';
import type { Finding } from '../../content/schema/finding';
import { misreadValues, outsideMarks } from './misread-values';
import { unknownNames } from './names';
import { lineAt, type Source } from './source';

/** Finds the first place where a module cannot be read. Later errors are mostly consequences of it. */
export function syntaxFindings(source: Source): Finding[] {
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
  if (!first) return [...misreadValues(source), ...unknownNames(source)];
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

/** The rules, from the most certain to the least. */
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
      ? 'the text on this line continues on the next line: write it on one line.'
      : 'a text on this line has no straight quotation mark at its end: add one.';
  },
  ({ rest }) =>
    /^[“”„‘’]/.test(rest) &&
    `the curly quotation mark ${rest[0]} is outside a text: begin and end a text with straight quotation marks, like '.`,
  ({ code, source, last, lastLine, start }) => {
    const end = source.text.slice(0, start).trimEnd().length;
    const line = lineAt(source, source.text.lastIndexOf('`', end - 2));
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
  ({ rest }) => rest.startsWith(';') && 'a semicolon (;) ends this field: write a comma instead.',
  ({ before, rest }) => {
    const [, field] = /^\s*(\w+)\s+$/.exec(before) ?? [];
    return field && /^['"`\d[{]/.test(rest) && `a colon (:) is missing after “${field}”.`;
  },
  ({ before }) => {
    const [, field] = /^\s*(\w+),\s*\S+$/.exec(before) ?? [];
    return field && `there is a comma after “${field}”: write a colon (:) instead.`;
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
    /\$\{[^}]*$/.test(before) && 'a ${…} on this line has no closing bracket: write } at its end.',
  ({ rest, lastLine }) =>
    !rest && [lastLine, 'the file ends too early: its last line must be });.'],
  ({ line, lastLine, last, rest, nextIsField }) =>
    (line !== lastLine || nextIsField) &&
    last !== ',' && [lastLine, `a comma is missing at the end, before “${shortened(rest)}”.`],
  ({ rest }) =>
    `this line cannot be read from “${shortened(rest)}” on. Look here and in the line above for a missing or extra comma, quotation mark or bracket.`,
];

/** The place where TypeScript stopped, and the text around it. */
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
    /** The last character before the place that is not a space, on this line or an earlier one. */
    last: text.charAt(end - 1),
    line: lineAt(source, start),
    lastLine: lineAt(source, end - 1),
    nextIsField: /^['"]?[\w-]+['"]?\s*:/.test(rest.trim()),
  };
}
type Place = ReturnType<typeof placeOf>;

function shortened(words: string): string {
  return words.length > 40 ? `${words.slice(0, 37)}…` : words;
}
