import type { Ages } from '@/content/schema';
import { AgeBar, position, scale } from './age-bar';

type Row = {
  name: string;
  /** The ages as they are printed. */
  agesText: string;
  ages?: Ages;
  comingSoon: boolean;
};

const row = 'grid items-center gap-x-8 md:grid-cols-[15rem_1fr]';

/**
 * Which program a child of which age belongs in: a bar per program on a scale of years. The drawing
 * is a column of a table that says the same in words; the roles keep it a table for assistive
 * technology although it is laid out as a grid.
 */
export function AgeChart({ caption, rows }: { caption: string; rows: Row[] }) {
  return (
    <table role="table" className="block w-full">
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className="block">
        <tr role="row" className={row}>
          <th role="columnheader" scope="col" className="sr-only">
            Program
          </th>
          <th role="columnheader" scope="col" className="sr-only">
            Ages
          </th>
          <td aria-hidden="true" className="md:col-start-2">
            <p className="text-small text-ink-soft">Age in years</p>
            <svg className="block h-7 w-full overflow-visible fill-ink-soft text-small">
              {scale.map((year, index) => (
                <text
                  key={year}
                  x={`${position(year * 12)}%`}
                  y="18"
                  textAnchor={index === 0 ? 'start' : index === scale.length - 1 ? 'end' : 'middle'}
                >
                  {year}
                </text>
              ))}
            </svg>
          </td>
        </tr>
      </thead>
      <tbody role="rowgroup" className="block border-t border-line">
        {rows.map(({ name, agesText, ages, comingSoon }) => (
          <tr key={name} role="row" className={`${row} border-b border-line py-3`}>
            <th role="rowheader" scope="row" className="text-left font-medium">
              {name}
            </th>
            <td role="cell" className="text-small text-ink-soft md:col-start-1 md:row-start-2">
              {agesText}
              {comingSoon && ', coming soon'}
            </td>
            <td
              aria-hidden="true"
              className="max-md:mt-2 md:col-start-2 md:row-span-2 md:row-start-1"
            >
              <AgeBar ages={ages} comingSoon={comingSoon} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
