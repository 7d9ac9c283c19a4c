import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ComponentType } from 'react';
import pages from '@/content/pages';
import { pageMetadata } from '../_site/page-metadata';
import { pageWords } from '../_site/page-words';
import { WordsPage } from '../_site/words-page';

type Props = { params: Promise<{ page: string }> };

export const dynamicParams = false;

/** The pages that have no folder of their own with their address. Next needs at least one. */
export function generateStaticParams() {
  const paths = pages.map(({ path }) => path.slice(1)).filter((path) => path && !hasFolder(path));
  return (paths.length ? paths : [nothing]).map((page) => ({ page }));
}

/** An address that the finishing step removes. */
const nothing = '_';

export async function generateMetadata({ params }: Props) {
  const row = rowOf((await params).page);
  return row && pageMetadata(row.id);
}

/**
 * Draws a page from its words, `content/<id>.ts`; or from its folder if its address has changed; or
 * the page that it is a second address of.
 */
export default async function Page({ params }: Props) {
  const row = rowOf((await params).page);
  if (!row) return null;
  const { id } = pages.find(({ path }) => path === row.sameAs) ?? row;
  const words = !hasFolder(id) && (await pageWords(id));
  if (words) return <WordsPage id={id} words={words} />;
  const { default: Own } = (await import(`../${id}/page.tsx`)) as { default: ComponentType };
  return <Own />;
}

function rowOf(page: string) {
  return pages.find(({ path }) => path === `/${page}`);
}

function hasFolder(name: string): boolean {
  return existsSync(join(process.cwd(), 'app', name, 'page.tsx'));
}
