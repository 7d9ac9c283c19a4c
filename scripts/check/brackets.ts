const closings: Record<string, string> = { '(': ')', '[': ']', '{': '}' };

/** Texts and comments, whose brackets do not count. */
const words = /\/\/.*|\/\*[^]*?\*\/|(['"`])(\\.|(?!\1)[^\\])*\1/g;

/**
 * The offset of a bracket inside `define(schema, { … })` that is never closed. A closing bracket that
 * begins its line belongs to a line that begins as far to the left.
 */
export function unclosedBracket(text: string): number | undefined {
  const code = text.replace(words, (found) => found.replace(/./g, '.'));
  const lineOf = (offset: number) => code.slice(code.lastIndexOf('\n', offset) + 1);
  const open: number[] = [];
  for (const { 0: sign, index } of code.matchAll(/[()[\]{}]/g)) {
    const last = open.at(-1) ?? -1;
    if (closings[sign]) {
      open.push(index);
      continue;
    }
    const line = lineOf(index);
    const isOpenStill = /^\s*[)\]}]/.test(line) && line.search(/\S/) < lineOf(last).search(/\S/);
    if (closings[code.charAt(last)] !== sign || isOpenStill) return last;
    open.pop();
  }
  return open.length > 2 ? open.at(-1) : undefined;
}
