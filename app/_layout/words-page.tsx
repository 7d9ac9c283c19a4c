import { PageHeader } from '@/components/page-header';
import { Quote } from '@/components/quote';
import { SectionHeading } from '@/components/section-heading';
import { TableOfContents } from '@/components/table-of-contents';
import { Section } from '@/components/section';
import type { PageWords } from '@/content/schema/page';
import { ownLanguage, type Language } from '../_blocks/language';
import { Blocks } from '../_blocks/blocks';
import { TopPicture } from '../_blocks/picture';
import { SiteLayout } from './site-layout';

/**
 * A page that is made of words alone: a title, a lead, sections of blocks.
 *
 * @param id the page's `id` in `content/pages.ts`
 */
export function WordsPage(props: { id: string; words: PageWords; language?: Language }) {
  const { id, words, language = ownLanguage } = props;
  const { title, lead, photo, alt, contents, sections, quote, nextStep } = words;
  const text = sections.map((section, index) => (
    <section key={index} id={section.id} className="not-first:mt-16">
      {section.title && (
        <div className="max-w-measure">
          <SectionHeading>{section.title}</SectionHeading>
        </div>
      )}
      <div className="mt-5 first:mt-0">
        <Blocks id={`section-${index + 1}`} blocks={section.blocks} language={language} />
      </div>
    </section>
  ));
  return (
    <SiteLayout page={id} language={language} nextStep={nextStep}>
      <PageHeader title={title} lead={lead} />
      {photo && <TopPicture photo={photo} alt={alt} />}
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
