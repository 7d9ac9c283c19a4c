import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { notFound } from 'next/navigation';
import pages from '@/content/pages';
import type { PageContent } from '@/content/schema/page';
import { pageMetadata } from '../_layout/page-metadata';
import { ContentPage } from '../_layout/content-page';

type Props = { params: Promise<{ page: string }> };

export const dynamicParams = false;

/** Lists the content pages: the rows without a folder in `app/`. */
export function generateStaticParams() {
  const hasFolder = (name: string) => existsSync(join(process.cwd(), 'app', name, 'page.tsx'));
  const names = pages.rows.map(({ path }) => path.slice(1)).filter((name) => !hasFolder(name));
  // Next can't export a route without pages. Postbuild deletes `_`, which has no row.
  return (names.length ? names : ['_']).map((page) => ({ page }));
}

export async function generateMetadata({ params }: Props) {
  return pageMetadata(rowAt(await params));
}

export default async function Page({ params }: Props) {
  const row = rowAt(await params);
  if (!row) notFound();
  const { default: content }: { default: PageContent } = await import(`@/content/${row.id}.ts`);
  return <ContentPage page={row} content={content} />;
}

const rowAt = ({ page }: Awaited<Props['params']>) =>
  pages.rows.find(({ path }) => path === `/${page}`);
