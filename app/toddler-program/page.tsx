import { Blocks } from '@/components/blocks';
import { TableOfContents } from '@/components/table-of-contents';
import { PageHeader } from '@/components/page-header';
import { Quote } from '@/components/quote';
import { SectionHeading } from '@/components/section-heading';
import { Timeline } from '@/components/timeline';
import toddlerProgram from '@/content/toddler-program';
import { SiteLayout } from '../_site/site-layout';
import { pageMetadata } from '../_site/page-metadata';
import { Picture } from '../_site/picture';

export const metadata = pageMetadata('toddler-program');

export default function ToddlerProgram() {
  const { title, lead, photo, contents, sections, quote, day, nextStep } = toddlerProgram;
  return (
    <SiteLayout page="toddler-program" nextStep={nextStep}>
      <PageHeader title={title} lead={lead} />
      <div className="mx-auto max-w-page pt-10 sm:px-8 lg:pt-14 print:hidden">
        <Picture photo={photo} layout="full" first />
      </div>
      <TableOfContents title={contents} sections={sections}>
        {sections.map((section, index) => (
          <section
            key={section.id}
            id={section.id}
            className="not-first:mt-16 print:not-first:mt-4"
          >
            <SectionHeading>{section.title}</SectionHeading>
            <div className="mt-5 print:mt-2">
              <Blocks
                blocks={section.blocks}
                picture={(key) => <Picture photo={key} layout="measure" />}
              />
            </div>
            {index === sections.length - 1 && (
              <div className="mt-8 print:mt-3">
                <Timeline entries={day} />
              </div>
            )}
          </section>
        ))}
      </TableOfContents>
      <Quote {...quote} />
    </SiteLayout>
  );
}
