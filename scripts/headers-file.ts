/**
 * The headers that a `_headers` file gives a URL, as Cloudflare and Netlify read it. It supports only the
 * patterns that scripts/finish/headers.ts writes: a path with or without `*` at its end.
 *
 * @param path the URL's path, without a query
 */
export function headersFor(file: string, path: string): Headers {
  const headers = new Headers();
  for (const rule of file.trim().split('\n\n')) {
    const [pattern = '', ...lines] = rule.split('\n');
    if (!path.startsWith(pattern.replace('*', ''))) continue;
    for (const line of lines) {
      const [name = '', value = ''] = line.trim().split(': ');
      headers.append(name, value);
    }
  }
  return headers;
}
