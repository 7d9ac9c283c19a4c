import pages from '@/content/pages';
import type { Post } from '@/content/schema/blocks';
import { isPageWords } from '@/content/schema/page';
import type { Page } from '@/content/schema/pages';
import { wordsOf } from '../_site/words-of';

/** Posts in the order in which they are shown. */
export function newestFirst<Dated extends Pick<Post, 'date'>>(posts: Dated[]): Dated[] {
  return posts.toSorted((a, b) => b.date.localeCompare(a.date));
}

/** The posts of all pages that are made of words, each with its page. */
export async function allPosts(): Promise<(Post & { page: Page })[]> {
  const own = pages.filter(({ sameAs }) => !sameAs);
  const found = own.map(async (page) => {
    const words = await wordsOf(page.id);
    if (!isPageWords(words)) return [];
    return words.sections
      .flatMap(({ blocks }) => blocks)
      .flatMap((block) => (typeof block === 'object' && 'posts' in block ? block.posts : []))
      .map((post) => ({ ...post, page }));
  });
  return newestFirst((await Promise.all(found)).flat());
}
