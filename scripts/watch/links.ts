import type { APIRequestContext } from '@playwright/test';
import { basePathOf } from '../base-path.mjs';
import { addressesOf } from '../check/links';
import { hostHeaders } from '../finish/headers';
import { headersFor } from '../headers-file';
import { reason, type LivePage, type Problem } from './pages';

/** Statuses by which hosts turn machines away from a page that people may well see. */
const onlyForPeople = [401, 403, 405, 406, 408, 425, 429, 451, 503, 999];

/**
 * Asks for everything that the pages name, on the site and elsewhere; what is on the site must come
 * with its headers, unless the host is known to send none.
 *
 * @returns what is amiss, and notes on what could not be looked at
 */
export async function checkAddresses(
  request: APIRequestContext,
  siteUrl: string,
  pages: LivePage[],
) {
  const problems: Problem[] = [];
  const notes = new Set<string>();
  const rules = hostHeaders(basePathOf(siteUrl));

  const look = async (address: string, at: string) => {
    const addProblem = (sentence: string, where = at) => problems.push({ sentence, at: where });
    const isOwn = `${address}/`.startsWith(`${siteUrl}/`);
    if (!isOwn && !/^https:|^http:\/\/(localhost|127\.0\.0\.1)[:/]/.test(address)) {
      return addProblem(`The link to ${address} is not safe: write https:// where that answers.`);
    }
    let answer = await request.head(address).catch(reason);
    // Some hosts know no HEAD, and some have a bad moment.
    if (typeof answer === 'string' || !answer.ok())
      answer = await request.get(address).catch(reason);
    const status = typeof answer === 'string' ? answer : answer.status();
    if (!isOwn && onlyForPeople.includes(Number(status))) {
      return notes.add(`A machine cannot check ${address} (${status}): click on it now and then.`);
    }
    if (typeof answer === 'string' || !answer.ok()) {
      return addProblem(
        `The link to ${address} leads nowhere (${status}): correct it, or take it out.`,
      );
    }
    if (!isOwn) return;
    const headers = answer.headers();
    if (headers.server === 'GitHub.com') {
      return notes.add('GitHub Pages sends no headers of _headers: they were not looked at.');
    }
    for (const [name, expected] of headersFor(rules, new URL(address).pathname)) {
      const sent = headers[name];
      if (sent === expected) continue;
      const found = sent === undefined ? 'is missing' : `is “${sent}”`;
      addProblem(
        `The header ${name} ${found}, and must be “${expected}”: is _headers read?`,
        address,
      );
    }
  };

  for (const [address, at] of namedBy(pages)) await look(address, at);
  return { problems, notes: [...notes] };
}

/** Every address that a page names, without its anchor, and the page that named it first. */
function namedBy(pages: LivePage[]): Map<string, string> {
  const named = new Map(pages.map(({ address }) => [address, address]));
  for (const { address, elements } of pages) {
    // What is in a frame is looked at in a browser (forms.ts).
    for (const each of elements.filter(({ name }) => name !== 'iframe').flatMap(addressesOf)) {
      const url = new URL(each, address);
      url.hash = '';
      if (/^https?:$/.test(url.protocol) && !named.has(url.href)) named.set(url.href, address);
    }
  }
  return named;
}
