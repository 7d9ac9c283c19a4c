const closings: Record<string, string> = { '(': ')', '[': ']', '{': '}' };

/** Texts and comments, whose brackets do not count. */
const words = /\/\/.*|\/\*[^]*?\*\/|'(\\.|[^'\\\n])*'?|"(\\.|[^"\\\n])*"?|`(\\.|[^`\\])*`?/g;

/**
 * The offset of a bracket inside `define(schema, { … })` that is never closed, or -1. A closing bracket
 * that begins its line belongs to a line that begins as far to the left.
 */
export function unclosedBracket(text: string): number {
  const code = text.replace(words, (found) => found.replace(/./g, '.'));
  const lineOf = (offset: number) => code.slice(code.lastIndexOf('\n', offset) + 1);
  const open: number[] = [];
  for (const { 0: sign, index } of code.matchAll(/[()[\]{}]/g)) {
    if (closings[sign]) {
      open.push(index);
      continue;
    }
    const last = open.pop() ?? -1;
    const line = lineOf(index);
    const isOpenStill = /^\s*[)\]}]/.test(line) && line.search(/\S/) < lineOf(last).search(/\S/);
    if (closings[code.charAt(last)] !== sign || isOpenStill) return last;
  }
  return open.length > 2 ? open.at(-1)! : -1;
}
