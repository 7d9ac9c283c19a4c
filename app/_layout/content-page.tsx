import { PageHeader } from '@/components/page-header';
import { Quote } from '@/components/quote';
import { Section } from '@/components/section';
import { TableOfContents } from '@/components/table-of-contents';
import type { PageContent } from '@/content/schema/page';
import type { Page } from '@/content/schema/pages';
import { BlockSections } from '../_blocks/block-sections';
import { TopPhoto } from '../_blocks/top-photo';
import { rowOf, type CustomPage } from '../_lib/addresses';
import { SiteLayout } from './site-layout';

export function ContentPage(props: { page: CustomPage | Page; content: PageContent }) {
  const { page } = props;
  const { title, lead, photo, alt, contents, sections, quote, nextStep } = props.content;
  const text = (
    <BlockSections
      sections={sections}
      lang={rowOf(page)?.lang}
      blocks={contents ? 'belowHeadings' : 'besideHeadings'}
    />
  );
  return (
    <SiteLayout page={page} nextStep={nextStep}>
      <PageHeader title={title} lead={lead} leadColumn={contents ? 'besideContents' : 'half'} />
      {photo && <TopPhoto photo={photo} alt={alt} />}
      {contents ? (
        <TableOfContents title={contents} sections={sections}>
          {text}
        </TableOfContents>
      ) : (
        <Section>{text}</Section>
      )}
      {quote && <Quote {...quote} />}
    </SiteLayout>
  );
}
