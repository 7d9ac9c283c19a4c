import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { notFound } from 'next/navigation';
import navigation from '@/content/pages';
import type { PageWords } from '@/content/schema/page';
import { languageOf } from '../_lib/language';
import { pageMetadata } from '../_layout/page-metadata';
import { WordsPage } from '../_layout/words-page';

type Props = { params: Promise<{ page: string[] }> };

export const dynamicParams = false;

/** Pages without a folder in `app/`. */
export function generateStaticParams() {
  const hasFolder = (path: string) => existsSync(join(process.cwd(), 'app', path, 'page.tsx'));
  const paths = navigation.pages
    .map(({ path }) => path.slice(1))
    .filter((path) => !hasFolder(path));
  // Next refuses an export without any. The postbuild step removes a page that has no row.
  return (paths.length ? paths : ['_']).map((path) => ({ page: path.split('/') }));
}

export async function generateMetadata({ params }: Props) {
  const row = rowOf(await params);
  return row && pageMetadata(row.id);
}

/** Draws a page from its words in `content/<path>.ts`. */
export default async function Page({ params }: Props) {
  const row = rowOf(await params);
  if (!row) notFound();
  const words: { default: PageWords } = await import(`@/content/${row.id}.ts`);
  return <WordsPage id={row.id} words={words.default} language={await languageOf(row.lang)} />;
}

const rowOf = ({ page }: Awaited<Props['params']>) =>
  navigation.pages.find(({ path }) => path === `/${page.join('/')}`);
