import { UserError } from './command';

/** A rule of a `_headers` file: which addresses it is for, and the headers they get. */
export interface HeaderRule {
  path: string;
  headers: [name: string, value: string][];
}

/**
 * Reads a `_headers` file as Cloudflare and Netlify do: a path, then indented `Name: value` lines.
 *
 * @throws UserError when a line is neither
 */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const words = line.trim();
    if (!words || words.startsWith('#')) continue;
    const header = /^([\w!#$%&'*+.^`|~-]+):\s*(.+)$/.exec(words);
    const rule = rules.at(-1);
    if (/^\s/.test(line) && header?.[1] && header[2] && rule) {
      rule.headers.push([header[1], header[2]]);
    } else if (/^\/\S*$/.test(line.trimEnd())) {
      rules.push({ path: words, headers: [] });
    } else {
      throw new UserError(
        `Line ${index + 1} of _headers is “${words}”, but it must be a path that begins with /, ` +
          'or below one, indented, Name: value.',
      );
    }
  }
  return rules;
}

/**
 * The headers an address gets: all rules that match count, and what several of them say about one
 * header is joined by commas.
 *
 * @param path the address as it was asked for, without a query
 */
export function headersFor(rules: HeaderRule[], path: string): Map<string, string> {
  const headers = new Map<string, string>();
  for (const rule of rules.filter((candidate) => matches(candidate.path, path))) {
    for (const [name, value] of rule.headers) {
      const key = name.toLowerCase();
      const before = headers.get(key);
      headers.set(key, before === undefined ? value : `${before}, ${value}`);
    }
  }
  return headers;
}

/** `*` stands for anything, slashes among it. */
function matches(pattern: string, path: string): boolean {
  const pieces = pattern.split('*').map((piece) => piece.replace(/[\\^$.+?()[\]{}|]/g, '\\$&'));
  return new RegExp(`^${pieces.join('.*')}$`).test(path);
}
