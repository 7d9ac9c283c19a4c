import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { notFound } from 'next/navigation';
import pages from '@/content/pages';
import type { PageContent } from '@/content/schema/page';
import { pageMetadata } from '../_layout/page-metadata';
import { ContentPage } from '../_layout/content-page';

type Props = { params: Promise<{ page: string }> };

export const dynamicParams = false;

/** The content pages: those without a folder in `app/`. */
export function generateStaticParams() {
  const hasFolder = (page: string) => existsSync(join(process.cwd(), 'app', page, 'page.tsx'));
  const names = pages.rows.map(({ path }) => path.slice(1)).filter((page) => !hasFolder(page));
  // Next can't export a route without pages. Postbuild deletes pages without a row.
  return (names.length ? names : ['_']).map((page) => ({ page }));
}

export async function generateMetadata({ params }: Props) {
  return pageMetadata(rowAt(await params));
}

/** Renders a page from `content/<path>.ts`. */
export default async function Page({ params }: Props) {
  const row = rowAt(await params);
  if (!row) notFound();
  const { default: content }: { default: PageContent } = await import(`@/content/${row.id}.ts`);
  return <ContentPage page={row} content={content} />;
}

const rowAt = ({ page }: Awaited<Props['params']>) =>
  pages.rows.find(({ path }) => path === `/${page}`);
