import { PageHeader } from '@/components/page-header';
import { Quote } from '@/components/quote';
import { TableOfContents } from '@/components/table-of-contents';
import { Section } from '@/components/section';
import type { PageWords } from '@/content/schema/page';
import type { Page } from '@/content/schema/pages';
import { BlockSections } from '../_blocks/block-sections';
import { TopPhoto } from '../_blocks/top-photo';
import { SiteLayout } from './site-layout';

/** A page that needs only words: a title, a lead, sections of blocks. */
export function WordsPage({ page, words }: { page: Page; words: PageWords }) {
  const { title, lead, photo, alt, contents, sections, quote, nextStep } = words;
  const text = (
    <BlockSections
      sections={sections}
      lang={page.lang}
      blocks={contents ? 'belowHeadings' : 'besideHeadings'}
    />
  );
  return (
    <SiteLayout page={page} nextStep={nextStep}>
      <PageHeader title={title} lead={lead} leadColumn={contents ? 'besideContents' : 'half'} />
      {photo && <TopPhoto photo={photo} alt={alt} />}
      {contents ? (
        <TableOfContents
          title={contents}
          sections={sections.map(({ id = '', title = '' }) => ({ id, title }))}
        >
          {text}
        </TableOfContents>
      ) : (
        <Section>{text}</Section>
      )}
      {quote && <Quote {...quote} />}
    </SiteLayout>
  );
}
