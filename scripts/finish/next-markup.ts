import type { PageElement } from './page';

/** What Next writes into a page to run it in the browser. */
export interface NextMarkup {
  /** Its scripts with an address, in the order of the page. */
  loaded: PageElement[];
  /** Its inline scripts: the bootstrap, and the payload from which React rebuilds the page. */
  inline: PageElement[];
  /** What tells the browser early about these scripts. */
  hints: PageElement[];
}

const payload = /^\(?self\.__next_f\b/;

/**
 * Finds Next's scripts and all that belongs to them. Structured data, speculation rules and scripts
 * of the project's own are not among them.
 *
 * @param basePath the path that the site's addresses begin with, or an empty text
 * @throws Error if the page has none, so that it may not be a page of this build
 */
export function findNextMarkup(elements: PageElement[], basePath: string): NextMarkup {
  const own = `${basePath}/_next/`;
  const scripts = elements.filter(({ name }) => name === 'script');
  const markup = {
    loaded: scripts.filter(({ attributes }) => attributes.src?.startsWith(own)),
    inline: scripts.filter(
      ({ attributes, text }) =>
        attributes.src === undefined && (attributes.id === '_R_' || payload.test(text)),
    ),
    hints: elements.filter(({ name, attributes }) => name === 'link' && isHint(attributes, own)),
  };
  if (!markup.loaded.length || !payloadScripts(markup).length) {
    throw new Error(
      `it does not have the scripts that Next writes (${own}… and self.__next_f): ` +
        'it is no page of this build, or has been finished before',
    );
  }
  return markup;
}

/** The texts of the scripts that carry the page's payload. */
export function payloadScripts({ inline }: NextMarkup): string[] {
  return inline.map(({ text }) => text).filter((text) => payload.test(text));
}

/** The scripts that a browser with modules loads. */
export function loadedByBrowsers({ loaded }: NextMarkup): string[] {
  const addresses = loaded
    .filter(({ attributes }) => attributes.nomodule === undefined)
    .map(({ attributes }) => attributes.src ?? '');
  return [...new Set(addresses)];
}

function isHint({ rel, as, href }: PageElement['attributes'], own: string): boolean {
  switch (rel) {
    case 'modulepreload':
      return Boolean(href?.startsWith(own));
    case 'preload':
      return as === 'script' && Boolean(href?.startsWith(own));
    case 'expect':
      // React lets the first paint wait for the bootstrap; without it that would be for nothing.
      return href === '#_R_';
    default:
      return false;
  }
}
