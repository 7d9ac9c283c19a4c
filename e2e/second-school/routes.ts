import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import allPages from './content/pages';

/** Whether a page can be made: by its folder in `app/`, or from words in blocks. */
function canBeMade({ id, sameAs }: (typeof allPages)[number]): boolean {
  const words = join('e2e/second-school/content', `${id}.ts`);
  const isInBlocks = existsSync(words) && readFileSync(words, 'utf8').includes("schema/page'");
  return (
    isInBlocks || Boolean(sameAs) || existsSync(join('app', id === 'home' ? '' : id, 'page.tsx'))
  );
}

/** The second school's pages, without those that this project's school has taken away. */
export const pages = allPages.filter(canBeMade);

/** Pages that its content tells of, and that cannot be made. */
export const leftOut = allPages.filter((page) => !canBeMade(page));
