/**
 * The headers that a `_headers` file gives an address, as Cloudflare and Netlify read it: a path with
 * `*` for anything, then indented `Name: value` lines. All rules that match count; what several of them
 * say about one header is joined by commas.
 *
 * @param file the file's text, as scripts/finish/headers.ts writes it
 * @param path the address as it was asked for, without a query
 */
export function headersFor(file: string, path: string): Headers {
  const headers = new Headers();
  for (const rule of file.split(/\n(?=\/)/)) {
    const [pattern = ''] = rule.split('\n');
    const pieces = pattern.split('*').map((piece) => piece.replace(/[\\^$.+?()[\]{}|]/g, '\\$&'));
    if (!new RegExp(`^${pieces.join('.*')}$`).test(path)) continue;
    for (const [, name = '', value = ''] of rule.matchAll(/^\s+([\w-]+):\s*(.+)$/gm)) {
      headers.append(name, value);
    }
  }
  return headers;
}
