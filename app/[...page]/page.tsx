import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { notFound } from 'next/navigation';
import rows from '@/content/pages';
import schema from '@/content/schema/page';
import { languageOf, languages } from '../_lib/language';
import { NotFoundPage, notFoundMetadata } from '../_layout/not-found-page';
import { pageMetadata } from '../_layout/page-metadata';
import { wordsOf } from '../_lib/words-of';
import { WordsPage } from '../_layout/words-page';

type Props = { params: Promise<{ page: string[] }> };

export const dynamicParams = false;

/** Pages without a folder in `app/`, and a not-found page for each other language. */
export function generateStaticParams() {
  const hasFolder = (path: string) => existsSync(join(process.cwd(), 'app', path, 'page.tsx'));
  const paths = rows.pages.map(({ path }) => path.slice(1)).filter((path) => !hasFolder(path));
  const all = [...paths, ...languages.map((lang) => `${lang}/404`)];
  // An export needs at least one path. The postbuild step removes this page, because it has no row.
  return (all.length ? all : ['_']).map((path) => ({ page: path.split('/') }));
}

export async function generateMetadata({ params }: Props) {
  const row = rowOf(await params);
  return row ? pageMetadata(row.id) : notFoundMetadata;
}

/** Draws a page from its words in `content/<path>.ts`. */
export default async function Page({ params }: Props) {
  const { page } = await params;
  const row = rowOf({ page });
  const language = await languageOf(row ? row.lang : languages.find((each) => each === page[0]));
  if (!row) return <NotFoundPage language={language} />;
  const words = await wordsOf(schema, row.id);
  return words ? <WordsPage id={row.id} words={words} language={language} /> : notFound();
}

const rowOf = ({ page }: Awaited<Props['params']>) =>
  rows.pages.find(({ path }) => path === `/${page.join('/')}`);
