/**
 * The headers that a `_headers` file gives an address, as Cloudflare and Netlify read it: a path, then
 * indented `Name: value` lines. All rules that match count; what several of them say about one header
 * is joined by commas.
 *
 * @param file the file's text, as scripts/finish/headers.ts writes it
 * @param path the address as it was asked for, without a query
 */
export function headersFor(file: string, path: string): Headers {
  const headers = new Headers();
  for (const rule of file.split(/\n(?=\/)/)) {
    const [pattern = '', ...lines] = rule.split('\n').map((line) => line.trim());
    if (!matches(pattern, path)) continue;
    for (const line of lines) {
      const [, name, value] = /^([\w-]+):\s*(.+)$/.exec(line) ?? [];
      if (name && value) headers.append(name, value);
    }
  }
  return headers;
}

/** `*` stands for anything, slashes among it. */
function matches(pattern: string, path: string): boolean {
  const pieces = pattern.split('*').map((piece) => piece.replace(/[\\^$.+?()[\]{}|]/g, '\\$&'));
  return new RegExp(`^${pieces.join('.*')}$`).test(path);
}
