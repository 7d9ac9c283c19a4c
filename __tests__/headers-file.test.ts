/** @jest-environment node */
import { headersFor, parseHeaders } from '@/scripts/headers-file';

describe('a _headers file', () => {
  const rules = parseHeaders(
    [
      '# for every page',
      '/*',
      '  X-Frame-Options: DENY',
      "  Content-Security-Policy: default-src 'self'; img-src https://a.example",
      '',
      '/_next/static/*',
      '\tCache-Control: public, max-age=31536000',
      '/a.b',
      '  Link: <one>',
      '  link: <two>',
      '/*/photo-*.jpg',
      '  X-Photo: yes',
    ].join('\r\n'),
  );

  it.each([
    ['/', ['x-frame-options', 'content-security-policy']],
    ['/_next/static/a/b.js', ['x-frame-options', 'content-security-policy', 'cache-control']],
    ['/_next/static', ['x-frame-options', 'content-security-policy']],
    ['/a.b', ['x-frame-options', 'content-security-policy', 'link']],
    ['/axb', ['x-frame-options', 'content-security-policy']],
    ['/x/y/photo-1.jpg', ['x-frame-options', 'content-security-policy', 'x-photo']],
  ])('gives %s the headers of all its rules', (path, names) => {
    expect([...headersFor(rules, path).keys()]).toEqual(names);
  });

  it('keeps values whole, and joins what several lines say', () => {
    const headers = headersFor(rules, '/a.b');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'self'; img-src https://a.example",
    );
    expect(headers.get('link')).toBe('<one>, <two>');
  });

  it.each(['X-Frame-Options: DENY', '/*\n  X-Frame-Options', '  X-A: b', 'programs\n  X-A: b'])(
    'that cannot be understood is refused with its line: %j',
    (text) => {
      expect(() => parseHeaders(text)).toThrow(/^Line \d of _headers is “.*”, but it must be/);
    },
  );
});
