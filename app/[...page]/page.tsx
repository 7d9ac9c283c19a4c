import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ComponentType } from 'react';
import pages from '@/content/pages';
import { isPageWords } from '@/content/schema/page';
import { languageOf, languages } from '../_data/language';
import { NotFoundPage, notFoundMetadata } from '../_site/not-found-page';
import { pageMetadata } from '../_site/page-metadata';
import { wordsOf } from '../_site/words-of';
import { WordsPage } from '../_site/words-page';

type Props = { params: Promise<{ page: string[] }> };

export const dynamicParams = false;

/** Every page but those of a folder in `app/`, and a not-found page for each language. */
export function generateStaticParams() {
  const hasFolder = (path: string) => existsSync(join(process.cwd(), 'app', path, 'page.tsx'));
  const paths = pages.map(({ path }) => path.slice(1)).filter((path) => !hasFolder(path));
  const all = [...paths, ...languages.map((lang) => `${lang}/404`)];
  // Next needs at least one. The finishing step removes a page without a row.
  return (all.length ? all : ['_']).map((path) => ({ page: path.split('/') }));
}

export async function generateMetadata({ params }: Props) {
  const row = rowOf((await params).page);
  return row ? pageMetadata(row.id) : notFoundMetadata;
}

/**
 * Draws a page from its words, `content/<id>.ts`; or by its folder in `app/`, if it has another
 * address; or the page that it is a second address of.
 */
export default async function Page({ params }: Props) {
  const { page } = await params;
  const row = rowOf(page);
  if (!row)
    return <NotFoundPage language={await languageOf(languages.find((each) => each === page[0]))} />;
  const { id, lang } = pages.find(({ path }) => path === row.sameAs) ?? row;
  const words = await wordsOf(id);
  if (isPageWords(words))
    return <WordsPage id={id} words={words} language={await languageOf(lang)} />;
  const { default: Own } = (await import(`../${id}/page.tsx`)) as { default: ComponentType };
  return <Own />;
}

function rowOf(page: string[]) {
  return pages.find(({ path }) => path === `/${page.join('/')}`);
}
