import type { Post } from '@/content/schema/blocks';
import school from '@/content/school';
import { absoluteUrl } from '../_site/page-metadata';

/** An Atom feed (RFC 4287) of posts, the newest first. */
export function formatFeed(posts: (Post & { page: { path: string } })[]): string {
  const entries = posts.map(({ id, date, title, paragraphs, page }) => {
    const url = absoluteUrl(`${page.path}#${id}`);
    return element('entry', [
      element('title', escape(title)),
      `<link href="${escape(url)}"/>`,
      element('id', escape(url)),
      element('updated', `${date}T12:00:00Z`),
      element('content', escape(paragraphs.map(withoutLinks).join('\n\n'))),
    ]);
  });
  const feed = element('feed', [
    element('title', escape(school.name)),
    `<link href="${absoluteUrl('/')}"/>`,
    `<link rel="self" href="${absoluteUrl('/feed.xml')}"/>`,
    element('id', absoluteUrl('/')),
    element('updated', `${posts[0]?.date ?? '1970-01-01'}T12:00:00Z`),
    element('author', [element('name', escape(school.name))]),
    ...entries,
  ]).replace('<feed>', '<feed xmlns="http://www.w3.org/2005/Atom">');
  return `<?xml version="1.0" encoding="UTF-8"?>\n${feed}`;
}

function element(name: string, content: string | string[]): string {
  return `<${name}>${[content].flat().join('')}</${name}>\n`;
}

function escape(text: string): string {
  const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replace(/[&<>"]/g, (sign) => entities[sign as keyof typeof entities]);
}

/** The words of a text, without where its links lead. */
function withoutLinks(text: string): string {
  return text.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1');
}
