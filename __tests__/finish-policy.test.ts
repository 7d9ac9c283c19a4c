/** @jest-environment node */
import { createHash } from 'node:crypto';
import { hostHeaders } from '@/scripts/finish/headers';
import type { PageElement } from '@/scripts/finish/page';
import { contentSecurityPolicy } from '@/scripts/finish/policy';
import { headersFor, parseHeaders } from '@/scripts/headers-file';

const element = (
  name: string,
  attributes: PageElement['attributes'] = {},
  text = '',
): PageElement => ({ name, attributes, text, start: 0, end: 0 });
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The policy's directives by their names. */
function directives(...input: Parameters<typeof contentSecurityPolicy>) {
  const pairs = contentSecurityPolicy(...input).split('; ');
  return new Map(pairs.map((pair) => [pair.split(' ')[0], pair.split(' ').slice(1).join(' ')]));
}

describe('the policy of a page', () => {
  it('allows nothing but pictures, fonts and the manifest of this site where there is no more', () => {
    expect(contentSecurityPolicy({ elements: [element('p')] })).toBe(
      "default-src 'none'; script-src 'none'; img-src 'self'; font-src 'self'; " +
        "manifest-src 'self'; form-action 'none'; base-uri 'none'; object-src 'none'",
    );
  });

  it('allows each style and speculation rules by their hash, and needs none for data', () => {
    const policy = directives({
      elements: [
        element('style', {}, 'p{color:red}'),
        element('script', { type: 'speculationrules' }, '{"prerender":[]}'),
        element('script', { type: 'application/ld+json' }, '{"@type":"School"}'),
      ],
    });
    expect(policy.get('style-src')).toBe(hash('p{color:red}'));
    expect(policy.get('script-src')).toBe(hash('{"prerender":[]}'));
  });

  it('allows this site’s scripts on a page that keeps them', () => {
    const elements = [element('script', { src: '/_next/a.js' }), element('script', {}, 'go()')];
    expect(directives({ elements }).get('script-src')).toBe(`'self' ${hash('go()')}`);
  });

  it('allows only what the loader asks for on a page whose scripts wait', () => {
    expect(directives({ elements: [], loader: 'load()' }).get('script-src')).toBe(
      `'strict-dynamic' ${hash('load()')}`,
    );
  });

  it('lets only the contact form reach the mail program and the mail service', () => {
    const mailOrigin = 'https://mail.example';
    const form = element('form', { action: 'mailto:office@school.example' });
    const withForm = directives({ elements: [form], mailOrigin });
    expect(withForm.get('form-action')).toBe('mailto:');
    expect(withForm.get('connect-src')).toBe(mailOrigin);
    expect(directives({ elements: [form] }).has('connect-src')).toBe(false);
    expect(directives({ elements: [element('p')], mailOrigin }).has('connect-src')).toBe(false);
  });

  it('lets only a page with a frame show one, and only from where it comes', () => {
    const elements = [
      element('iframe', { src: 'https://forms.example/f/1?a=b' }),
      element('iframe', { src: '/map' }),
    ];
    expect(directives({ elements }).get('frame-src')).toBe("https://forms.example 'self'");
    expect(directives({ elements: [] }).has('frame-src')).toBe(false);
  });

  it.each([
    ['a style attribute', element('p', { id: 'a', style: 'color:red' }), 'p#a has a style attrib'],
    ['an event attribute', element('a', { class: 'b c', onclick: 'x()' }), 'a.b.c has a onclick'],
    ['a script of another site', element('script', { src: '//x.example/a.js' }), 'would block'],
  ])('stops the build at %s, which it would block', (_, refused, sentence) => {
    expect(() => contentSecurityPolicy({ elements: [refused] })).toThrow(sentence);
  });

  it('stops the build at a script next to a loader, which alone may load any', () => {
    const elements = [element('script', { src: '/own.js' })];
    expect(() => contentSecurityPolicy({ elements, loader: 'load()' })).toThrow('/own.js');
  });
});

describe('the headers for hosts', () => {
  it('protect every address, and keep files with a hash in their name for good', () => {
    const rules = parseHeaders(hostHeaders('/repo'));
    const page = headersFor(rules, '/repo/contact');
    expect(page.get('content-security-policy')).toBe("frame-ancestors 'none'");
    expect(page.get('x-content-type-options')).toBe('nosniff');
    expect(page.get('permissions-policy')).toContain('camera=(), ');
    expect(page.has('cache-control')).toBe(false);
    for (const path of ['/repo/_next/static/late/1.js', '/repo/photos/garden-480.1f.avif']) {
      expect(headersFor(rules, path).get('cache-control')).toContain('immutable');
    }
  });

  it('fit the limits of Cloudflare: 2,000 characters a line', () => {
    expect(
      Math.max(
        ...hostHeaders('')
          .split('\n')
          .map((line) => line.length),
      ),
    ).toBeLessThan(2000);
  });
});
