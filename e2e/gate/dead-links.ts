import { unescape } from 'node:querystring';
import type { APIRequestContext } from '@playwright/test';
import { elementsIn, parsePage } from '@/scripts/postbuild/page-elements';

/**
 * Follows the links of pages to the same site, and asks for each page or file once.
 *
 * @returns a sentence for each link that leads nowhere, or whose anchor is not on its page
 */
export async function deadLinks(request: APIRequestContext, pages: string[]): Promise<string[]> {
  const targets = new Map<string, Awaited<ReturnType<typeof visit>>>();
  const targetAt = async (address: string) => {
    const target = targets.get(address) ?? (await visit(request, address));
    targets.set(address, target);
    return target;
  };
  const dead: string[] = [];
  for (const page of pages) {
    const { hrefs } = await targetAt(page);
    for (const href of new Set(hrefs)) {
      const url = new URL(href, page);
      if (url.origin !== new URL(page).origin) continue;
      const { isThere, isPage, ids } = await targetAt(url.href.split('#')[0]!);
      const anchor = unescape(url.hash.slice(1));
      if (!isThere) dead.push(`${page}: the link to ${href} leads nowhere`);
      else if (isPage && !['', 'top', ...ids].includes(anchor))
        dead.push(`${page}: the link to ${href} leads to a page without the id “${anchor}”`);
    }
  }
  return dead;
}

/** What is at an address: whether it answers, and the links and ids of a page. */
async function visit(request: APIRequestContext, address: string) {
  const response = await request.get(address);
  const isPage = response.headers()['content-type']?.startsWith('text/html');
  const elements = isPage ? elementsIn(parsePage(await response.text())) : [];
  return {
    isThere: response.ok(),
    isPage,
    hrefs: elements
      .filter(({ name, attributes }) => name === 'a' && attributes.href)
      .map(({ attributes }) => attributes.href!),
    ids: elements.map(({ attributes }) => attributes.id),
  };
}
