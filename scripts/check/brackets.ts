const closings: Record<string, string> = { '(': ')', '[': ']', '{': '}' };

/** Matches texts and comments, because brackets in them do not count. */
const words = /\/\/.*|\/\*[^]*?\*\/|'(\\.|[^'\\\n])*'?|"(\\.|[^"\\\n])*"?|`(\\.|[^`\\])*`?/g;

/**
 * Returns the offset of a bracket inside `define(schema, { … })` that is never closed, or -1. A closing
 * bracket at the start of a line does not close a bracket of a line that is indented further.
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
