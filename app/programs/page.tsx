import { ContentsRow } from '@/components/contents-row';
import { ProgramSection } from '@/components/program-section';
import { PageHeader } from '@/components/page-header';
import programs from '@/content/programs';
import tuition from '@/content/tuition';
import { Photo } from '../_blocks/photo';
import { pageMetadata } from '../_layout/page-metadata';
import { SiteLayout } from '../_layout/site-layout';
import { programDetails, programSummary } from '../_lib/program-summaries';

export const generateMetadata = () => pageMetadata('programs');

export default function Programs() {
  const summaries = programs.list.map((program) => ({
    ...programSummary(program, programs),
    details: programDetails(program, programs, tuition),
  }));
  return (
    <SiteLayout
      page="programs"
      sections={programs.sections}
      blocks="besideHeadings"
      nextStep={programs.nextStep}
    >
      <PageHeader title={programs.title} lead={programs.lead} />
      {programs.contents && (
        <ContentsRow
          title={programs.contents}
          anchors={[
            // These come first, because phones show only the start of the row, and the programs are right below it.
            ...programs.sections,
            ...summaries.map(({ id, name: title, agesText, comingSoonLabel }) => ({
              id,
              title,
              note: [agesText, comingSoonLabel].filter(Boolean).join(', '),
            })),
          ]}
        />
      )}
      {summaries.map((program, index) => (
        <ProgramSection
          key={program.id}
          {...program}
          number={summaries.length > 1 ? index + 1 : undefined}
          photo={
            <Photo
              photo={program.photo ?? { placeholder: program.name }}
              variant={index % 3 === 1 ? 'uprightPlate' : 'plate'}
            />
          }
        />
      ))}
    </SiteLayout>
  );
}
