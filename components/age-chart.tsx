import { AgeBar, agesIn, position, type Bars } from './age-bar';
import { TextLink } from './text-link';

type Row = Bars & {
  name: string;
  agesText: string;
  /** Where the program is described. */
  href?: string;
};

/**
 * The ages of the programs: a bar per program on a scale of years, in one cell with the same ages as
 * text.
 *
 * @param scale the years of the scale
 */
export function AgeChart(props: {
  caption: string;
  labels: Record<'program' | 'ages' | 'scale' | 'comingSoon', string>;
  scale: number[];
  rows: Row[];
}) {
  const { caption, labels, scale, rows } = props;
  return (
    <table className="w-full border-collapse text-left">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-line align-bottom">
          <th scope="col" className="w-[30%] md:w-60">
            <span className="sr-only">{labels.program}</span>
          </th>
          <th scope="col" className="text-small font-normal text-ink-soft">
            <span className="sr-only">{labels.ages}</span>
            <div aria-hidden="true" className={`age-scale ${wordsAndBar}`}>
              <div className="lg:col-start-2">
                <p>{labels.scale}</p>
                <Scale years={scale} />
              </div>
            </div>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, href, agesText, bar, whole, comingSoon }) => (
          <tr key={name} data-ages={agesIn(bar, scale).join(' ')} className="border-b border-line">
            <th scope="row" className="py-1 pr-4 font-medium">
              <span className="flex min-h-11 min-w-[min(7rem,34vw)] items-center wrap-anywhere">
                <TextLink href={href}>{name}</TextLink>
              </span>
            </th>
            <td className="py-3">
              <div className={wordsAndBar}>
                <p className="text-small text-ink-soft">
                  {agesText}
                  {comingSoon && `, ${labels.comingSoon}`}
                </p>
                <AgeBar bar={bar} whole={whole} scale={scale} comingSoon={comingSoon} />
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const wordsAndBar = 'grid grid-cols-1 items-center gap-x-8 gap-y-1 lg:grid-cols-[13.5rem_1fr]';

/** The years over their lines, fewer where they would touch. */
export function Scale({ years }: { years: number[] }) {
  const step = Math.ceil(years.length / 12);
  const phoneStep = years.length > 9 ? 2 * step : step;
  return (
    <svg className="block h-[28px] w-full overflow-visible fill-ink-soft text-small">
      {years.map(
        (year, index) =>
          index % step === 0 && (
            <text
              key={year}
              className={index % phoneStep ? 'max-sm:hidden' : undefined}
              x={`${position(year * 12, years)}%`}
              y="18"
              textAnchor="middle"
            >
              {year}
            </text>
          ),
      )}
    </svg>
  );
}
