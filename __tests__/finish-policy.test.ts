/** @jest-environment node */
import { createHash } from 'node:crypto';
import { hostHeaders } from '@/scripts/finish/headers';
import { elementsIn, parsePage } from '@/scripts/finish/page';
import { contentSecurityPolicy } from '@/scripts/finish/policy';
import { headersFor } from '@/scripts/headers-file';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const policyOf = (html: string, mailOrigin?: string) =>
  contentSecurityPolicy(elementsIn(parsePage(html)), mailOrigin);

/** The policy's directives by their names. */
function directives(html: string, mailOrigin?: string) {
  const pairs = policyOf(html, mailOrigin).split('; ');
  return new Map(pairs.map((pair) => [pair.split(' ')[0], pair.split(' ').slice(1).join(' ')]));
}

describe('the policy of a page', () => {
  it('allows nothing but pictures, fonts and the manifest of this site where there is no more', () => {
    expect(policyOf('<p>')).toBe(
      "default-src 'none'; script-src 'none'; style-src 'none'; img-src 'self'; font-src 'self'; " +
        "manifest-src 'self'; connect-src 'self'; form-action 'none'; base-uri 'none'; " +
        "object-src 'none'; require-trusted-types-for 'script'",
    );
  });

  it('allows each style and speculation rules by their hash, and needs none for data', () => {
    const policy = directives(
      '<style>p{color:red}</style><script type="speculationrules">{"prerender":[]}</script>' +
        '<script type="application/ld+json">{"@type":"School"}</script>',
    );
    expect(policy.get('style-src')).toBe(hash('p{color:red}'));
    expect(policy.get('script-src')).toBe(hash('{"prerender":[]}'));
  });

  it('allows this site’s scripts only on a page with an island', () => {
    const policy = directives('<div data-island="form"></div><script>load()</script>');
    expect(policy.get('script-src')).toBe(`'self' ${hash('load()')}`);
  });

  it('lets only the contact form reach the mail program and the mail service', () => {
    const form = '<form action="mailto:office@school.example">';
    const withForm = directives(form, 'https://mail.example');
    expect(withForm.get('form-action')).toBe('mailto:');
    expect(withForm.get('connect-src')).toBe("'self' https://mail.example");
    expect(directives(form).get('connect-src')).toBe("'self'");
    expect(directives('<p>', 'https://mail.example').get('connect-src')).toBe("'self'");
  });

  it('allows the styles of a page that stands in a frame’s srcdoc by their hash, too', () => {
    const page = '<style>p{}</style><iframe srcdoc="<style>i{}</style><p>Loading…"></iframe>';
    expect(directives(page).get('style-src')).toBe(`${hash('p{}')} ${hash('i{}')}`);
  });

  it('lets only a page with a frame show one, and only from where it comes', () => {
    const frames =
      '<iframe src="https://forms.example/f/1?a=b"></iframe><iframe src="/map"></iframe>';
    expect(directives(frames).get('frame-src')).toBe("https://forms.example 'self'");
    expect(directives('<p>').has('frame-src')).toBe(false);
  });

  it.each([
    ['a style attribute', '<p id="a" style="color:red">', 'p#a has a style attribute'],
    ['an event attribute', '<a class="b c" onclick="x()">', 'a.b.c has a onclick'],
    [
      'a picture of another site',
      '<img src="https://x.example/a.jpg">',
      'its img asks for https://x',
    ],
    ['a style attribute in a srcdoc', '<iframe srcdoc="<p style=a>">', 'p has a style attribute'],
    ['one among several sizes', '<img srcset="/a.jpg 1x, //x.example/b.jpg 2x">', '//x.example/b'],
    ['a source of another site', '<source srcset="https://x.example/a.avif">', 'x.example/a.avif'],
    ['a film of another site', '<video src="https://x.example/a.mp4">', 'its video asks for'],
    [
      'a font of another site',
      '<style>@font-face{src:url(//x.example/a)}</style>',
      'its style asks',
    ],
    ['a style sheet of another site', '<style>@import "//x.example/a"</style>', '@import'],
    [
      'a style sheet in a file',
      '<link rel="stylesheet" href="/a.css">',
      'its link asks for /a.css',
    ],
    ['a plug-in', '<object data="/a.pdf">', 'its object asks for object'],
  ])('stops the build at %s, which it would block', (_, html, sentence) => {
    expect(() => policyOf(html)).toThrow(sentence);
  });

  it.each([
    ['pictures of its own', '<img src="/a.jpg" srcset="/a.jpg 1x, /b.jpg 2x">'],
    ['drawings', '<svg><use href="#a"/><path fill="var(--leaf)"/></svg>'],
    ['fonts of its own', '<style>@font-face{src:url(/a.woff2)}</style>'],
  ])('lets %s pass', (_, html) => {
    expect(() => policyOf(html)).not.toThrow();
  });

  it('lets a page show a film of its own', () => {
    expect(directives('<video src="/tour.mp4"></video>').get('media-src')).toBe("'self'");
  });
});

describe('the headers for hosts', () => {
  it('protect every address, and keep files with a hash in their name for good', () => {
    const rules = hostHeaders('/repo');
    const page = headersFor(rules, '/repo/contact');
    expect(page.get('content-security-policy')).toBe("frame-ancestors 'none'");
    expect(page.get('x-content-type-options')).toBe('nosniff');
    expect(page.get('permissions-policy')).toContain('camera=(), ');
    expect(page.get('strict-transport-security')).toBe('max-age=63072000');
    expect(page.has('cache-control')).toBe(false);
    for (const path of ['/repo/_next/static/islands/a.1F.js', '/repo/photos/garden-480.1f.avif']) {
      expect(headersFor(rules, path).get('cache-control')).toContain('immutable');
    }
  });

  it('fit the limits of Cloudflare: 2,000 characters a line', () => {
    const lengths = hostHeaders('')
      .split('\n')
      .map((line) => line.length);
    expect(Math.max(...lengths)).toBeLessThan(2000);
  });
});
