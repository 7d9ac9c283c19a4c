import { createHash } from 'node:crypto';
import { elementsIn, parsePage, type PageElement } from '../system/page-elements';

/**
 * The strictest Content-Security-Policy that a page works under. It allows scripts and styles by their hash, including
 * those of a `srcdoc`, and otherwise only this site. `require-trusted-types-for` keeps text from becoming script.
 * `connect-src` includes the site because Lighthouse fetches robots.txt from the page. `frame-src` allows every https
 * host because forms redirect and post to other hosts of their service. `frame-ancestors` isn't here because it only
 * works in a header (public/_headers).
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
    'connect-src': ["'self'", ...(hasForm && mailOrigin ? [mailOrigin] : [])],
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
