import { elementsIn, parsePage, type PageElement } from '../finish/page';
import { ask, type Problem } from './ask';

/** A page of the live site, as it was answered. */
export interface LivePage {
  address: string;
  html: string;
  elements: PageElement[];
}

/**
 * Fetches every page of the live site's sitemap, and looks at each: does it answer, does it know its
 * own address, does it bring its policy; and whether an unknown address is answered as such.
 *
 * @param siteUrl the public address, without a slash at its end
 */
export async function livePages(siteUrl: string) {
  const problems: Problem[] = [];
  const pages: LivePage[] = [];
  const sitemap = await read(`${siteUrl}/sitemap.xml`, problems);
  const addresses = [...sitemap.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, address = '']) => address);
  if (sitemap && !addresses.length) {
    problems.push({ sentence: 'The sitemap lists no page.', at: `${siteUrl}/sitemap.xml` });
  }
  for (const address of addresses) {
    const html = await read(address, problems);
    if (!html) continue;
    const elements = elementsIn(parsePage(html));
    pages.push({ address, html, elements });
    const canonical = elements.find(({ attributes }) => attributes.rel === 'canonical');
    const named = canonical?.attributes.href ?? 'no address';
    if (named !== address) {
      const sentence = `The page names ${named} as its own: is SITE_URL the address that visitors use?`;
      problems.push({ sentence, at: address });
    }
    if (!elements.some(isPolicy)) {
      const sentence =
        'The page has no Content-Security-Policy: something has changed it on its way.';
      problems.push({ sentence, at: address });
    }
  }
  const unknown = await ask(`${siteUrl}/no-such-page-${Date.now()}`, { redirect: 'manual' });
  if (typeof unknown !== 'string' && unknown.status !== 404) {
    const sentence = `An unknown address is answered with ${unknown.status}, and must be with 404.`;
    problems.push({ sentence });
  }
  return { pages, problems };
}

function isPolicy({ name, attributes }: PageElement): boolean {
  const isMeta =
    name === 'meta' && /^content-security-policy$/i.test(attributes['http-equiv'] ?? '');
  return isMeta && /(^|; )default-src 'none'(;|$)/.test(attributes.content ?? '');
}

/** What is at an address of the site; nothing where it does not answer with 200, which is told. */
async function read(address: string, problems: Problem[]): Promise<string> {
  const answer = await ask(address, { redirect: 'manual' });
  if (typeof answer !== 'string' && answer.status === 200) return answer.text();
  const what =
    typeof answer === 'string' ? `not answered (${answer})` : `answered with ${answer.status}`;
  const sentence = `The page is ${what}, and must be with 200: look at the host, and at the last run of Publish.`;
  problems.push({ sentence, at: address });
  return '';
}
