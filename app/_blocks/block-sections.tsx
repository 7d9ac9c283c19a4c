import { SectionHeading } from '@/components/section';
import type { Block } from '@/content/schema/parts/blocks';
import type { Sections } from '@/content/schema/parts/sections';
import { Blocks } from './blocks';

const variants = {
  belowHeadings: {
    section: 'not-first:mt-16',
    heading: '',
    blocks: 'mt-5 first:mt-0',
    wideBlocks: '',
  },
  // These line up with a page's title and lead (page-header.tsx).
  besideHeadings: {
    section:
      'not-first:mt-14 not-first:border-line not-first:lg:border-t not-first:lg:pt-14 lg:grid lg:grid-cols-headings lg:gap-x-16',
    heading: 'lg:sticky lg:top-28 lg:self-start',
    blocks: 'mt-5 first:mt-0 lg:col-start-2 lg:mt-0',
    wideBlocks: 'lg:col-span-full',
  },
};

/** Sections with their titles and blocks. */
export function BlockSections(props: {
  sections: Sections;
  /** The language of the sections if it isn't the site's. */
  lang?: string;
  variant?: keyof typeof variants;
}) {
  const { sections, lang, variant = 'belowHeadings' } = props;
  const classes = variants[variant];
  return sections.map((section, index) => (
    <section
      key={index}
      id={section.id}
      className={`${isWide(section) ? '' : 'on-paper-column'} ${classes.section}`}
    >
      {section.title && (
        <div className={`on-paper-margin max-w-measure ${classes.heading}`}>
          <SectionHeading>{section.title}</SectionHeading>
        </div>
      )}
      <div className={isWide(section) ? classes.wideBlocks : classes.blocks}>
        <Blocks blocks={section.blocks} lang={lang} />
      </div>
    </section>
  ));
}

/** Whether a section takes both columns: it has no title, and its blocks are at actual size. */
const isWide = ({ title, blocks }: Sections[number]) => !title && blocks.some(isLifeSize);

const isLifeSize = (block: Block) =>
  typeof block !== 'string' && ('hand' in block || 'heights' in block);
