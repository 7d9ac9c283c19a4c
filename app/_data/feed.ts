import type { Post } from '@/content/schema/blocks';
import school from '@/content/school';
import { absoluteUrl } from '../_site/page-metadata';

/** An Atom feed (RFC 4287) of posts, the newest first. */
export function formatFeed(posts: (Post & { page: { path: string } })[]): string {
  const name = escape(school.name);
  const entries = posts.map(({ id, date, title, paragraphs, page }) => {
    const url = escape(absoluteUrl(`${page.path}#${id}`));
    const words = paragraphs.map(withoutLinks).join('\n\n');
    return `<entry>
<title>${escape(title)}</title>
<link href="${url}"/>
<id>${url}</id>
<updated>${date}T12:00:00Z</updated>
<content>${escape(words)}</content>
</entry>
`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<title>${name}</title>
<link href="${absoluteUrl('/')}"/>
<link rel="self" href="${absoluteUrl('/feed.xml')}"/>
<id>${absoluteUrl('/')}</id>
<updated>${posts[0]?.date ?? '1970-01-01'}T12:00:00Z</updated>
<author><name>${name}</name></author>
${entries.join('')}</feed>
`;
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** The words of a text, without where its links lead. */
function withoutLinks(text: string): string {
  return text.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1');
}
