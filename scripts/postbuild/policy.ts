import { createHash } from 'node:crypto';
import { elementsIn, parsePage, type PageElement } from '../system/page-elements';

/**
 * The strictest Content-Security-Policy that a page works under. It allows scripts and styles by their hash, and
 * otherwise only this site. `require-trusted-types-for` keeps text from becoming script. `connect-src` includes the
 * site, because Lighthouse fetches robots.txt from the page. `frame-src` allows every https host, because forms
 * redirect and post to other hosts of their service. `frame-ancestors` only works in a header (public/_headers). The
 * policy also covers `srcdoc`.
 *
 * @param page the elements of the finished page
 * @param mailOrigin where the contact form sends its message, if it's connected
 * @returns the policy for a `<meta http-equiv>`
 * @see https://www.w3.org/TR/CSP3/ and https://www.w3.org/TR/trusted-types/
 */
export function contentSecurityPolicy(page: PageElement[], mailOrigin?: string): string {
  const srcdocs = page
    .map(({ attributes }) => attributes.srcdoc)
    .filter((srcdoc) => srcdoc !== undefined);
  const elements = [...page, ...srcdocs.flatMap((srcdoc) => elementsIn(parsePage(srcdoc)))];
  const named = (...names: string[]) => elements.filter(({ name }) => names.includes(name));
  const hashes = (inline: PageElement[]) => inline.map(({ text }) => hash(text));
  const hasForm = elements.some(({ attributes }) => attributes['data-island'] !== undefined);
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': orNone([...(hasForm ? ["'self'"] : []), ...hashes(elements.filter(isActive))]),
    'style-src': orNone(hashes(named('style'))),
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(hasForm && mailOrigin ? [mailOrigin] : [])],
    'frame-src': named('iframe').flatMap(({ attributes }) => [
      'https:',
      ...previewOf(attributes.src),
    ]),
    'form-action': orNone(hasForm ? ['mailto:'] : []),
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'require-trusted-types-for': ["'script'"],
  };
  return Object.entries(directives)
    .filter(([, sources]) => sources.length > 0)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
}

/** Whether browsers run or follow a script, unlike structured data. */
export function isActive({ name, attributes: { type } }: PageElement): boolean {
  return name === 'script' && type !== 'application/ld+json';
}

const orNone = (sources: string[]) => (sources.length ? sources : ["'none'"]);

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** The origin of a preview's sample form, which has no certificate. Real forms use https. */
function previewOf(src = ''): string[] {
  return src.startsWith('http:') ? [new URL(src).origin] : [];
}
