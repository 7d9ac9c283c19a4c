import { AgeChart } from '@/components/age-chart';
import { ContentsRow } from '@/components/contents-row';
import { NumberedSection } from '@/components/numbered-section';
import { PageHeader } from '@/components/page-header';
import { Section } from '@/components/section';
import programs from '@/content/programs';
import tuition from '@/content/tuition';
import { hrefOf } from '../_lib/addresses';
import { SiteLayout } from '../_layout/site-layout';
import { pageMetadata } from '../_layout/page-metadata';
import { Photo } from '../_blocks/photo';
import { ageScale, programDetails, programSummary } from '../_lib/program-summaries';

export const generateMetadata = () => pageMetadata('programs');

export default function Programs() {
  const rows = programs.programs.map((program) => ({
    ...programSummary(program, programs),
    details: programDetails(program, programs, tuition),
  }));
  const scale = ageScale(programs.programs);
  return (
    <SiteLayout page="programs" sections={programs.sections} nextStep={programs.nextStep}>
      <PageHeader title={programs.title} lead={programs.lead} />
      {programs.contents && (
        <ContentsRow
          title={programs.contents}
          parts={[...rows.map(({ id, name: title }) => ({ id, title })), ...programs.sections]}
        />
      )}
      <Section id="ages" heading={programs.chart.heading} text={programs.chart.text}>
        <AgeChart
          comingSoonLabel={programs.labels.comingSoon}
          scale={scale}
          rows={rows.map((row) => ({ ...row, href: hrefOf('programs', row.id) }))}
        />
      </Section>
      {rows.map((program, index) => (
        <NumberedSection
          key={program.id}
          {...program}
          number={index + 1}
          comingSoonLabel={programs.labels.comingSoon}
          photo={<Photo photo={program.photo ?? { placeholder: program.name }} look="bleed" />}
        />
      ))}
    </SiteLayout>
  );
}
