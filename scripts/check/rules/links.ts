import type { Addresses } from '../addresses';
import { pageFile } from '../addresses';
import type { Code } from '../code';
import type { Content } from '../content';
import type { Finding } from '../finding';
import { texts } from '../walk';
import type { Page } from '../../../content/schema';

/** As components/prose.tsx reads them. */
const linkPattern = /\[([^\]]+)\]\(([^)]+)\)/g;

/** Every link is written whole and leads somewhere, and every row of `pages.ts` has its page. */
export function checkLinks(content: Content, addresses: Addresses, code: Code): Finding[] {
  const findings: Finding[] = pagesWithoutFile(content, addresses, code);
  for (const { name, value } of content.modules) {
    const pages = addresses.pagesThatShow(name);
    for (const { path, field, value: text } of texts(value)) {
      const links = [...text.matchAll(linkPattern)].map(([, , address = '']) => address);
      if (field === 'href') links.push(text);
      const sentences = links.map((link) => deadLink(link, pages, addresses));
      sentences.push(halfLink(text));
      for (const sentence of sentences) {
        if (sentence) findings.push(content.finding(name, path, sentence));
      }
    }
  }
  return findings;
}

function pagesWithoutFile(content: Content, addresses: Addresses, code: Code): Finding[] {
  return content.value<Page[]>('pages').flatMap(({ path, sameAs }, index) => {
    const missing = code.read(pageFile(path))
      ? []
      : [`there is no ${pageFile(path)} to make ${path}`];
    const unknown = sameAs && !addresses.isPage(sameAs) ? [`no row has the path ${sameAs}`] : [];
    return [...missing, ...unknown].map((what) =>
      content.finding('pages', [index, 'path'], `${what}: correct the address, or add the page.`),
    );
  });
}

/** What is wrong with an address; nothing if it leads somewhere. */
function deadLink(link: string, pages: string[], addresses: Addresses): string | undefined {
  if (/\s/.test(link)) return `the address “${link}” has a space in it: take it out.`;
  if (link.startsWith('https://')) {
    return URL.canParse(link) && new URL(link).hostname.includes('.')
      ? undefined
      : `“${link}” is not a whole address: copy it from the browser’s address bar.`;
  }
  if (link.startsWith('mailto:')) {
    return /^mailto:[^@?]+@[^@?]+\.[^@?]+(\?|$)/.test(link)
      ? undefined
      : `“${link}” holds no e-mail address: write mailto: and the whole address.`;
  }
  if (link.startsWith('tel:')) {
    return /^tel:\+\d{7,15}(;ext=\d+|,\d+)?$/.test(link)
      ? undefined
      : `“${link}” cannot be called: write tel:+ and digits only, with the country’s code.`;
  }
  const [path = '', anchor] = link.split('#');
  if (path && addresses.isFile(path)) return undefined;
  if (path && !addresses.isPage(path)) {
    return `the link leads to ${path}, and there is no such page or file: the pages’ addresses are in content/pages.ts.`;
  }
  const targets = path ? [path] : pages;
  if (anchor === undefined || targets.some((page) => addresses.hasAnchor(page, anchor)))
    return undefined;
  return (
    `the link leads to “#${anchor}”, which ${path || 'this page'} does not have: ` +
    'use one that is there (the ids in its content), or leave out # and what follows.'
  );
}

/** Brackets of a link that is not whole, which the page would print as they are. */
function halfLink(text: string): string | undefined {
  const rest = text.replace(linkPattern, '');
  const [half] = /\[[^\]]*(\]\s?\([^)]*\)?)?|\]\(.*/.exec(rest) ?? [];
  if (!half || /^\[\s?(…|\.\.\.)/.test(half)) return undefined;
  const shown = half.length > 50 ? `${half.slice(0, 47)}…` : half;
  return `“${shown}” is half a link: write it as [visible words](/page), with all four brackets and no space between.`;
}
