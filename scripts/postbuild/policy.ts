import { createHash } from 'node:crypto';
import { elementsIn, parsePage, type PageElement } from '../html/page-elements';

/**
 * A strict Content-Security-Policy for a page. It allows scripts and styles by their hash, including those of a `srcdoc`,
 * and otherwise only this site. `require-trusted-types-for` keeps text from becoming script.
 * - `script-src`: the form's inline script imports the bundle, which `'strict-dynamic'` could allow instead of the site.
 *   Chromium 156 and Firefox 153 block the import then, because an inline script that is in the HTML can't pass on its
 *   hash. WebKit 2.50 allows it.
 * - `connect-src` doesn't include the site, because no page needs it. So Lighthouse can't fetch robots.txt from the page,
 *   and its score for search engines is 92. Its other scores are 100.
 * - `frame-src` allows every https host because forms redirect and post to other hosts of their service.
 * - `frame-ancestors` isn't here because it only works in a header (public/_headers).
 *
 * @param page the elements of the finished page
 * @param mailOrigin where the contact form sends its message, if it's connected
 * @see https://www.w3.org/TR/CSP3/ and https://www.w3.org/TR/trusted-types/
 */
export function contentSecurityPolicy(page: PageElement[], mailOrigin?: string): string {
  const inSrcdocs = page.flatMap(({ attributes: { srcdoc } }) =>
    srcdoc ? elementsIn(parsePage(srcdoc)) : [],
  );
  const elements = [...page, ...inSrcdocs];
  const scripts = elements.filter(isActive);
  const styles = elements.filter(({ name }) => name === 'style');
  const frames = elements.filter(({ name }) => name === 'iframe');
  const hasForm = elements.some(({ attributes }) => attributes['data-island'] !== undefined);
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': [...(hasForm ? ["'self'"] : []), ...scripts.map(hashOf)],
    'style-src': styles.map(hashOf),
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': hasForm && mailOrigin ? [mailOrigin] : [],
    'frame-src': frames.flatMap(({ attributes: { src = '' } }) =>
      // A preview's sample form uses http.
      src.startsWith('http:') ? ['https:', new URL(src).origin] : ['https:'],
    ),
    'form-action': [hasForm ? 'mailto:' : "'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'require-trusted-types-for': ["'script'"],
  };
  return Object.entries(directives)
    .filter(([, sources]) => sources.length > 0)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
}

/** Whether an element is a script that browsers run or obey. They ignore structured data. */
export function isActive({ name, attributes: { type } }: PageElement): boolean {
  return name === 'script' && type !== 'application/ld+json';
}

function hashOf({ text }: PageElement): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
