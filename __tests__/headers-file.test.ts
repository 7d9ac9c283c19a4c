/** @jest-environment node */
import { headersFor } from '@/scripts/headers-file';

describe('a _headers file', () => {
  const file = [
    '/*',
    '  X-Frame-Options: DENY',
    "  Content-Security-Policy: default-src 'self'; img-src https://a.example",
    '',
    '/_next/static/*',
    '  Cache-Control: public, max-age=31536000',
    '',
    '/a.b',
    '  Link: <one>',
    '  link: <two>',
  ].join('\n');

  it.each([
    ['/', ['content-security-policy', 'x-frame-options']],
    ['/_next/static/a/b.js', ['cache-control', 'content-security-policy', 'x-frame-options']],
    ['/_next/static', ['content-security-policy', 'x-frame-options']],
    ['/a.b', ['content-security-policy', 'link', 'x-frame-options']],
    ['/axb', ['content-security-policy', 'x-frame-options']],
  ])('gives %s the headers of all its rules', (path, names) => {
    expect([...headersFor(file, path).keys()]).toEqual(names);
  });

  it('keeps values whole, and joins what several lines say', () => {
    const headers = headersFor(file, '/a.b');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'self'; img-src https://a.example",
    );
    expect(headers.get('link')).toBe('<one>, <two>');
  });
});
