import { PageContents } from '@/components/page-contents';
import { PageHeader } from '@/components/page-header';
import { ProgramLinks } from '@/components/program-links';
import { ProgramSection } from '@/components/program-section';
import programs from '@/content/programs';
import tuition from '@/content/tuition';
import { Photo } from '../_blocks/photo';
import { pageMetadata } from '../_layout/page-metadata';
import { SiteLayout } from '../_layout/site-layout';
import { programSummaries } from '../_lib/program-summaries';

export const generateMetadata = () => pageMetadata('programs');

export default function Programs() {
  const summaries = programSummaries(programs, tuition);
  return (
    <SiteLayout
      page="programs"
      sections={programs.sections}
      sectionsVariant="besideHeadings"
      nextStep={programs.nextStep}
    >
      <PageHeader title={programs.title} lead={programs.lead} />
      {programs.contents && (
        <PageContents title={programs.contents} sections={programs.sections}>
          <ProgramLinks programs={summaries} />
        </PageContents>
      )}
      <div className={programs.contents ? '' : 'lg:pt-14'}>
        {summaries.map((program, index) => (
          <ProgramSection
            key={program.id}
            {...program}
            number={summaries.length > 1 ? index + 1 : undefined}
            photo={
              program.photo && (
                <Photo photo={program.photo} variant={index % 3 === 1 ? 'uprightPlate' : 'plate'} />
              )
            }
          />
        ))}
      </div>
    </SiteLayout>
  );
}
