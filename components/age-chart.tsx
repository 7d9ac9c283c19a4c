import { TextLink } from './text-link';

type Row = Bars & {
  name: string;
  agesText: string;
  href?: string;
};

/** A table of the programs' ages: each as text, and as a bar on a scale of years. */
export function AgeChart(props: {
  caption: string;
  labels: Record<'program' | 'ages' | 'scale' | 'comingSoon', string>;
  scale: number[];
  rows: Row[];
}) {
  const { caption, labels, scale, rows } = props;
  return (
    <table className="w-full border-collapse">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-line align-bottom">
          <th scope="col" className="w-[30%] md:w-60">
            <span className="sr-only">{labels.program}</span>
          </th>
          <th scope="col" className="text-small font-normal text-ink-soft">
            <span className="sr-only">{labels.ages}</span>
            <div aria-hidden="true" data-age-scale="" className={wordsAndBar}>
              <div className="lg:col-start-2">
                <p>{labels.scale}</p>
                <Scale years={scale} />
              </div>
            </div>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, href, agesText, bar, otherBar, comingSoon }) => (
          <tr key={name} className="border-b border-line">
            <th scope="row" className="py-1 pe-4 font-medium">
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
                <AgeBar bar={bar} otherBar={otherBar} scale={scale} comingSoon={comingSoon} />
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const wordsAndBar = 'grid grid-cols-1 items-center gap-x-8 gap-y-1 lg:grid-cols-[13.5rem_1fr]';

/** The years above their lines. Leaves out some if they would touch. */
function Scale({ years }: { years: number[] }) {
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

/**
 * The position of an age on a scale of years, in percent from its left end.
 *
 * @param scale every year of the scale, which the chart and its bars share
 */
export function position(months: number, scale: number[]): number {
  const [first = 0] = scale;
  const last = scale.at(-1) ?? first + 1;
  return ((months / 12 - first) / (last - first)) * 100;
}

/** Ages in months. */
type Bar = { from: number; to: number };

/** The years of a scale that touch a bar: 1, 2 and 3 for a bar from 18 months to 3 years. */
export function agesIn(bar: Bar | undefined, scale: number[]): number[] {
  return scale.filter((year) => bar && bar.from < 12 * (year + 1) && bar.to >= 12 * year);
}

/** What a bar shows about a program. */
export type Bars = {
  bar?: Bar;
  /** The ages of the program whose last year this is. */
  otherBar?: Bar;
  comingSoon: boolean;
};

/** A program's ages as a bar on a scale of years, dashed while the program is coming soon. */
function AgeBar(props: Bars & { scale: number[] }) {
  const { bar, otherBar, scale, comingSoon } = props;
  const place = ({ from, to }: Bar) => ({
    x: `${position(from, scale)}%`,
    width: `${position(to, scale) - position(from, scale)}%`,
    y: 5,
    height: 14,
    rx: 7,
  });
  return (
    <svg
      aria-hidden="true"
      data-ages={agesIn(bar, scale).join(' ')}
      className="block h-[24px] w-full overflow-visible"
    >
      {scale.map((year) => {
        const x = `${position(year * 12, scale)}%`;
        return (
          <g key={year}>
            <line x1={x} x2={x} y2="24" className="stroke-line" />
            {/* The rules of the age question show the line of the chosen age (age-picker.tsx). */}
            <line
              data-age={year}
              display="none"
              x1={x}
              x2={x}
              y1="-14"
              y2="38"
              strokeWidth="3"
              className="stroke-clay"
            />
          </g>
        );
      })}
      {otherBar && (
        <rect {...place(otherBar)} strokeWidth="1.5" className="fill-paper stroke-sage" />
      )}
      {bar && (
        <rect
          {...place(bar)}
          strokeDasharray="4 4"
          strokeWidth="1.5"
          className={comingSoon ? 'fill-paper stroke-sage' : 'fill-sage'}
        />
      )}
    </svg>
  );
}
