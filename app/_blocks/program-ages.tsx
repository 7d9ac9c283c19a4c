import { AgeChart } from '@/components/age-chart';
import programs from '@/content/programs';
import { hrefOf } from '../_facts/addresses';
import { ageScale, programSummary } from '../_facts/program-summaries';

/**
 * The ages of programs on a scale.
 *
 * @param show the ids of the programs. By default, the chart has all of them.
 */
export function ProgramAges({ show = 'all' }: { show?: 'all' | string[] }) {
  const programsOnChart = programs.programs.filter(({ id }) => show === 'all' || show.includes(id));
  return (
    <AgeChart
      caption={programs.chart.heading}
      labels={programs.labels}
      scale={ageScale(programsOnChart)}
      rows={programsOnChart.map((program) => ({
        ...programSummary(program, programs),
        href: hrefOf('programs', program.id),
      }))}
    />
  );
}
