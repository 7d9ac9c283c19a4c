import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import allPages from './content/pages';

type Row = (typeof allPages)[number];

/** Whether a page consists of blocks, and so needs no folder in `app/`. */
export function isInBlocks({ id }: Row): boolean {
  const words = join('e2e/second-school/content', `${id}.ts`);
  return existsSync(words) && readFileSync(words, 'utf8').includes("schema/page'");
}

function canBeMade(page: Row): boolean {
  const original = allPages.find(({ path }) => path === page.translates);
  if (original && !canBeMade(original)) return false;
  const folder = join('app', page.id === 'home' ? '' : page.id);
  return isInBlocks(page) || Boolean(page.sameAs) || existsSync(join(folder, 'page.tsx'));
}

/** The second school's pages, without those that this project's school has taken away. */
export const pages = allPages.filter(canBeMade);

/** Pages that its content tells of, and that cannot be made. */
export const leftOut = allPages.filter((page) => !canBeMade(page));
