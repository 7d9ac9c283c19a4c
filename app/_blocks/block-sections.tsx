import { SectionHeading } from '@/components/section';
import type { Sections } from '@/content/schema/sections';
import { Blocks } from './blocks';
import type { Language } from '../_facts/language';

/** Sections of blocks, with their headings. */
export function BlockSections(props: { sections: Sections; language?: Language }) {
  const { sections, language } = props;
  return sections.map((section, index) => (
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
}
