import { PageHeader } from '@/components/page-header';
import { Quote } from '@/components/quote';
import { Section } from '@/components/section';
import { TableOfContents } from '@/components/table-of-contents';
import pages from '@/content/pages';
import type schema from '@/content/schema/page';
import { isCustomPage } from '@/content/schema/pages';
import { BlockSections } from '../_blocks/block-sections';
import { TopPhoto } from '../_blocks/top-photo';
import { pageMetadata } from '../_layout/page-metadata';
import { SiteLayout } from '../_layout/site-layout';
import { rowOf } from '../_lib/addresses';
import { contentOf } from '../_lib/content-of';

type Props = { params: Promise<{ page: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
  const names = pages.rows.map(({ id }) => id).filter((id) => !isCustomPage(id));
  // Next can't export a route without pages. `_` stands in for them, and postbuild deletes it.
  return (names.length ? names : ['_']).map((page) => ({ page }));
}

export async function generateMetadata({ params }: Props) {
  return pageMetadata((await params).page);
}

export default async function ContentPage({ params }: Props) {
  const { page } = await params;
  const content = await contentOf<typeof schema>(page);
  const { title, lead, photo, alt, contents, sections, quote, nextStep } = content;
  const text = (
    <BlockSections
      sections={sections}
      lang={rowOf(page)?.lang}
      variant={contents ? 'belowHeadings' : 'besideHeadings'}
    />
  );
  return (
    <SiteLayout page={page} nextStep={nextStep && { ...nextStep, endsWithQuote: Boolean(quote) }}>
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
