import pages from '@/content/pages';
import type { Post } from '@/content/schema/blocks';
import type { Page } from '@/content/schema/pages';
import { pageWords } from '../_site/page-words';

/** Posts in the order in which they are shown. */
export function newestFirst<Dated extends Pick<Post, 'date'>>(posts: Dated[]): Dated[] {
  return posts.toSorted((a, b) => b.date.localeCompare(a.date));
}

/** The posts of all pages that are made of words, each with its page. */
export async function allPosts(): Promise<(Post & { page: Page })[]> {
  const found = pages.map(async (page) => {
    const blocks = (await pageWords(page.id))?.sections.flatMap((section) => section.blocks) ?? [];
    return blocks
      .flatMap((block) => (typeof block === 'object' && 'posts' in block ? block.posts : []))
      .map((post) => ({ ...post, page }));
  });
  return newestFirst((await Promise.all(found)).flat());
}
