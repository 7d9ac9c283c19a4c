/**
 * The headers that a `_headers` file sets for a URL, as Cloudflare and Netlify read the file: a line with a path,
 * where `*` matches anything, and below it indented lines with one header each.
 *
 * @param path the URL's path, without a query
 */
export function headersFor(file: string, path: string): Headers {
  const headers = new Headers();
  let applies = false;
  for (const line of file.split(/\r?\n/)) {
    if (/^\S/.test(line)) applies = matches(line.trim(), path);
    const [, name = '', value = ''] = /^\s+([\w-]+):\s*(.*)/.exec(line) ?? [];
    if (applies && name) headers.append(name, value);
  }
  return headers;
}

function matches(pattern: string, path: string): boolean {
  const [start = '', ...rest] = pattern.split('*');
  return rest.length ? path.startsWith(start) && path.endsWith(rest.at(-1)!) : path === pattern;
}
