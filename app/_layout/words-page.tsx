import { PageHeader } from '@/components/page-header';
import { Quote } from '@/components/quote';
import { TableOfContents } from '@/components/table-of-contents';
import { Section } from '@/components/section';
import type { PageWords } from '@/content/schema/page';
import { ownLanguage, type Language } from '../_lib/language';
import { BlockSections } from '../_blocks/block-sections';
import { TopPhoto } from '../_blocks/photo';
import { SiteLayout } from './site-layout';

/**
 * A page that needs only words: a title, a lead, sections of blocks.
 *
 * @param id the page's `id` in `content/pages.ts`
 */
export function WordsPage(props: { id: string; words: PageWords; language?: Language }) {
  const { id, words, language = ownLanguage } = props;
  const { title, lead, photo, alt, contents, sections, quote, nextStep } = words;
  const headings = contents ? 'below' : 'beside';
  const text = <BlockSections sections={sections} language={language} headings={headings} />;
  return (
    <SiteLayout page={id} language={language} nextStep={nextStep}>
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
