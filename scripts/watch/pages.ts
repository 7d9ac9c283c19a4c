import type { Page } from '@playwright/test';
import { elementsIn, parsePage, type PageElement } from '../finish/page';

/** Something amiss: a whole sentence, and the address that it is true of, where there is one. */
export interface Problem {
  sentence: string;
  at?: string;
}

/** A page of the live site, as it was answered. */
export interface LivePage {
  address: string;
  html: string;
  elements: PageElement[];
}

/** Hosts renew certificates a month before their end: at 14 days something has gone wrong. */
const daysNeeded = 14;

/**
 * Visits every page of the live site's sitemap, and looks at each: does it answer, does it know its
 * own address, does it bring its policy, does its certificate live on; and whether an unknown address
 * is answered as such.
 *
 * @param siteUrl the public address, without a slash at its end
 */
export async function livePages(page: Page, siteUrl: string, now: Date) {
  const problems: Problem[] = [];
  const pages: LivePage[] = [];
  const sitemap = await page.request.get(`${siteUrl}/sitemap.xml`).then((it) => it.text(), reason);
  const addresses = [...sitemap.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, each = '']) => each);
  if (!addresses.length) {
    const sentence = `The sitemap lists no page (${sitemap.slice(0, 60)}): look at the host, and at the last run of Publish.`;
    problems.push({ sentence, at: `${siteUrl}/sitemap.xml` });
  }
  for (const address of addresses) {
    const answer = await page.goto(address).catch(reason);
    const status = typeof answer === 'string' ? answer : answer?.status();
    if (typeof answer === 'string' || !answer || status !== 200) {
      problems.push({ sentence: `The page does not answer (${status}).`, at: address });
      continue;
    }
    const html = await answer.text();
    pages.push({ address, html, elements: elementsIn(parsePage(html)) });
    const sentence = complaint(pages.at(-1)!, page.url());
    if (sentence) problems.push({ sentence, at: address });
    const { validTo } = (await answer.securityDetails()) ?? {};
    const end = validTo && endOfLife(new Date(validTo * 1000), now);
    if (end) problems.push({ sentence: end });
  }
  const unknown = await page.request.get(`${siteUrl}/no-such-page-${Date.now()}`).catch(reason);
  if (typeof unknown !== 'string' && unknown.status() !== 404) {
    const sentence = `An unknown address is answered with ${unknown.status()}, and must be with 404.`;
    problems.push({ sentence });
  }
  return { pages, problems };
}

/** What Playwright says of an address that nothing came from. */
export function reason(error: Error): string {
  return error.message.split('\n', 1)[0]!.replace(/^[\w.]+: /, '');
}

function complaint({ address, elements }: LivePage, reached: string): string | undefined {
  const canonical = elements.find(({ attributes }) => attributes.rel === 'canonical');
  const named = canonical?.attributes.href ?? 'no address';
  if (named !== address) {
    return `The page names ${named} as its own: is SITE_URL the address that visitors use?`;
  }
  if (reached !== address) return `The page sends its visitors on to ${reached}.`;
  const policies = elements.filter(({ attributes }) =>
    /^content-security-policy$/i.test(attributes['http-equiv'] ?? ''),
  );
  return policies.some(({ attributes }) => attributes.content?.startsWith("default-src 'none'"))
    ? undefined
    : 'The page has no Content-Security-Policy: something has changed it on its way.';
}

/** Says when a certificate ends too soon, or has ended. */
export function endOfLife(until: Date, now: Date): string | undefined {
  const days = Math.floor((until.getTime() - now.getTime()) / 86_400_000);
  if (days >= daysNeeded) return undefined;
  const when = days < 0 ? `ended on ${until.toUTCString()}` : `ends in ${days} days`;
  return `The site’s certificate ${when}, and then browsers warn every visitor away: ask the host why it does not renew it.`;
}
