import { SectionHeading } from '@/components/section';
import type { Sections } from '@/content/schema/parts/sections';
import { Blocks } from './blocks';

const variants = {
  belowHeadings: { section: 'not-first:mt-16', heading: '', blocks: 'mt-5 first:mt-0' },
  // These line up with a page's title and lead (page-header.tsx).
  besideHeadings: {
    section:
      'beside-headings not-first:mt-14 not-first:border-line not-first:lg:border-t not-first:lg:pt-14 lg:grid lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:gap-x-16',
    heading: 'lg:sticky lg:top-28 lg:self-start',
    blocks: 'mt-5 first:mt-0 lg:col-start-2 lg:mt-0',
  },
};

/** Sections with their titles and blocks. */
export function BlockSections(props: {
  sections: Sections;
  /** The language of the sections if it isn't the site's. */
  lang?: string;
  blocks?: keyof typeof variants;
}) {
  const { sections, lang, blocks = 'belowHeadings' } = props;
  return sections.map((section, index) => (
    <section key={index} id={section.id} className={variants[blocks].section}>
      {section.title && (
        <div className={`max-w-measure ${variants[blocks].heading}`}>
          <SectionHeading>{section.title}</SectionHeading>
        </div>
      )}
      <div className={variants[blocks].blocks}>
        <Blocks blocks={section.blocks} lang={lang} />
      </div>
    </section>
  ));
}
