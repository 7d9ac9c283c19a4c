import { formatFeed } from '../_data/feed';
import { allPosts } from '../_data/posts';

export const dynamic = 'force-static';

/** The posts of the site for feed readers. The finishing step removes it where there are none. */
export async function GET() {
  return new Response(formatFeed(await allPosts()), {
    headers: { 'Content-Type': 'application/atom+xml' },
  });
}
