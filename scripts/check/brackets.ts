import ts from 'typescript';
import type { Source } from './source';

const closings: Record<string, string> = { '(': ')', '[': ']', '{': '}' };

/**
 * The offset of a bracket inside `define(schema, { … })` that is never closed. A closing bracket that
 * begins its line belongs to a line that begins as far to the left.
 */
export function unclosedBracket({ text }: Source): number | undefined {
  const scanner = ts.createScanner(ts.ScriptTarget.ESNext, true, ts.LanguageVariant.Standard, text);
  const indentation = (offset: number) => {
    const line = text.slice(text.lastIndexOf('\n', offset) + 1);
    return line.length - line.trimStart().length;
  };
  const open: number[] = [];
  while (scanner.scan() !== ts.SyntaxKind.EndOfFileToken) {
    const start = scanner.getTokenStart();
    const sign = text.charAt(start);
    const last = open.at(-1) ?? -1;
    if (sign === '}' && text[last] === '`') {
      if (scanner.reScanTemplateToken(false) === ts.SyntaxKind.TemplateTail) open.pop();
    } else if (closings[sign] || scanner.getToken() === ts.SyntaxKind.TemplateHead) {
      open.push(start);
    } else if (/^[)\]}]$/.test(scanner.getTokenText())) {
      const beginsLine = text.slice(0, start).split('\n').at(-1)!.trim() === '';
      const isOpenStill = beginsLine && indentation(start) < indentation(last);
      if (closings[text.charAt(last)] !== sign || isOpenStill) return last;
      open.pop();
    }
  }
  return open.length > 2 ? open.at(-1) : undefined;
}
