import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { notFound } from 'next/navigation';
import { PageHeader } from '@/components/page-header';
import { Quote } from '@/components/quote';
import { Section } from '@/components/section';
import { TableOfContents } from '@/components/table-of-contents';
import pages from '@/content/pages';
import type { PageContent } from '@/content/schema/page';
import { BlockSections } from '../_blocks/block-sections';
import { TopPhoto } from '../_blocks/top-photo';
import { pageMetadata } from '../_layout/page-metadata';
import { SiteLayout } from '../_layout/site-layout';

type Props = { params: Promise<{ page: string }> };

export const dynamicParams = false;

/** The content pages are the rows of `content/pages.ts` that have no folder in `app/`. */
export function generateStaticParams() {
  const hasFolder = (name: string) => existsSync(join(process.cwd(), 'app', name, 'page.tsx'));
  const names = pages.rows.map(({ path }) => path.slice(1)).filter((name) => !hasFolder(name));
  // Next can't export a route without pages. `_` stands in for them, and postbuild deletes it.
  return (names.length ? names : ['_']).map((page) => ({ page }));
}

export async function generateMetadata({ params }: Props) {
  return pageMetadata(rowAt(await params));
}

export default async function ContentPage({ params }: Props) {
  const row = rowAt(await params);
  if (!row) notFound();
  const { default: written }: { default: PageContent } = await import(`@/content/${row.id}.ts`);
  // Text pasted from other programs contains no-break spaces. Only languages like French need them.
  const content: PageContent = row.lang
    ? written
    : JSON.parse(JSON.stringify(written).replaceAll('\u00a0', ' '));
  const { title, lead, photo, alt, contents, sections, quote, nextStep } = content;
  const text = (
    <BlockSections
      sections={sections}
      lang={row.lang}
      blocks={contents ? 'belowHeadings' : 'besideHeadings'}
    />
  );
  return (
    <SiteLayout page={row} nextStep={nextStep && { ...nextStep, endsWithQuote: Boolean(quote) }}>
      <PageHeader title={title} lead={lead} leadColumn={contents ? 'besideContents' : 'half'} />
      {photo && <TopPhoto photo={photo} alt={alt} />}
      {contents ? (
        <TableOfContents title={contents} sections={sections}>
          {text}
        </TableOfContents>
      ) : (
        <Section afterLead={!sections[0]?.title}>{text}</Section>
      )}
      {quote && <Quote {...quote} />}
    </SiteLayout>
  );
}

const rowAt = ({ page }: Awaited<Props['params']>) =>
  pages.rows.find(({ path }) => path === `/${page}`);
