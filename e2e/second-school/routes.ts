import { existsSync } from 'node:fs';
import { join } from 'node:path';
import firstPages from '@/content/pages';
import pages from './content/pages';

type Route = { page: (typeof pages)[number]; folder: string };

/**
 * The second school's pages, and the folder that makes each: one of its own, or that of the first
 * school, wherever the page stands there. What the first school has taken away, the second is without.
 */
export const routes: Route[] = pages.flatMap((page) => {
  const own = join('e2e', 'second-school', 'app', page.path);
  const first = firstPages.find(({ id }) => id === page.id);
  if (existsSync(join(own, 'page.tsx')) && page.path !== '/') return { page, folder: own };
  return first ? { page, folder: join('app', first.path) } : [];
});

/** Pages that its content tells of, and that cannot be made. */
export const leftOut = pages.filter((page) => !routes.some((route) => route.page === page));
