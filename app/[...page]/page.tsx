import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ComponentType } from 'react';
import pages from '@/content/pages';
import schema from '@/content/schema/page';
import { languageOf, languages } from '../_facts/language';
import { NotFoundPage, notFoundMetadata } from '../_layout/not-found-page';
import { pageMetadata } from '../_layout/page-metadata';
import { wordsOf } from '../_facts/words-of';
import { WordsPage } from '../_layout/words-page';

type Props = { params: Promise<{ page: string[] }> };

export const dynamicParams = false;

/** Pages without a folder in `app/`, further addresses, and a not-found page for each other language. */
export function generateStaticParams() {
  const hasFolder = (path: string) => existsSync(join(process.cwd(), 'app', path, 'page.tsx'));
  const addresses = pages.flatMap(({ path, alsoAt }) => [path, ...alsoAt]);
  const paths = addresses.map((address) => address.slice(1)).filter((path) => !hasFolder(path));
  const all = [...paths, ...languages.map((lang) => `${lang}/404`)];
  // Next needs at least one path. The finishing step removes this page, because it has no row.
  return (all.length ? all : ['_']).map((path) => ({ page: path.split('/') }));
}

export async function generateMetadata({ params }: Props) {
  const { page } = await params;
  const row = rowOf(page);
  return row ? pageMetadata(row.id) : notFoundMetadata;
}

/**
 * Draws a page from its words in `content/<id>.ts`, or with its folder `app/<id>/` if its address differs
 * from its id. A further address shows the same page.
 */
export default async function Page({ params }: Props) {
  const { page } = await params;
  const row = rowOf(page);
  if (!row)
    return <NotFoundPage language={await languageOf(languages.find((each) => each === page[0]))} />;
  const { id, lang } = row;
  const words = await wordsOf(schema, id);
  if (words) return <WordsPage id={id} words={words} language={await languageOf(lang)} />;
  const { default: Own } = (await import(`../${id}/page.tsx`)) as { default: ComponentType };
  return <Own />;
}

function rowOf(page: string[]) {
  return pages.find(({ path, alsoAt }) => [path, ...alsoAt].includes(`/${page.join('/')}`));
}
