import { TextLink } from './text-link';

type Row = Bars & {
  name: string;
  agesText: string;
  href?: string;
};

/** The programs' ages: each as text, and as a bar on a scale of years. Below lg, the bar is under the text. */
export function AgeChart(props: { comingSoonLabel: string; scale: number[]; rows: Row[] }) {
  const { comingSoonLabel, scale, rows } = props;
  return (
    <dl className="border-t border-line">
      {rows.map(({ name, href, agesText, comingSoon, ...bars }) => (
        <div key={name} className={`border-b border-line max-lg:pb-2 ${columns}`}>
          <dt className="flex min-h-11 items-center font-medium">
            <TextLink href={href}>{name}</TextLink>
          </dt>
          <dd className="text-small text-ink-soft">
            {agesText}
            {comingSoon && `, ${comingSoonLabel}`}
          </dd>
          <dd aria-hidden="true" className={`h-[24px] lg:h-full lg:min-h-13 ${barColumn}`}>
            <AgeBar {...bars} scale={scale} comingSoon={comingSoon} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Name, ages and bar. */
export const columns =
  'grid grid-cols-2 items-center gap-x-4 sm:grid-cols-[15rem_1fr] lg:grid-cols-[15rem_13.5rem_1fr] lg:gap-x-8 print:grid-cols-[14em_14em_1fr]';

/** Inset by half a bead (age-picker.tsx), which the ends of the scale have above them. */
export const barColumn =
  'relative mx-5.5 max-lg:not-print:col-span-2 lg:col-start-3 print:col-start-3';

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

/** What a bar shows about a program. */
export type Bars = {
  bar?: Bar;
  /** The years that the bar touches. */
  years: number[];
  /** The ages of the program whose last year this is. */
  otherBar?: Bar;
  comingSoon: boolean;
};

/** A program's ages as a bar on a scale of years, dashed while the program is coming soon. */
function AgeBar(props: Bars & { scale: number[] }) {
  const { bar, years, otherBar, scale, comingSoon } = props;
  const place = ({ from, to }: Bar) => ({
    x: `${position(from, scale)}%`,
    width: `${position(to, scale) - position(from, scale)}%`,
    y: -7,
    height: 14,
    rx: 7,
  });
  return (
    <svg data-ages={years.join(' ')} className="absolute inset-0 size-full overflow-visible">
      {scale.map((year) => {
        const x = `${position(year * 12, scale)}%`;
        return (
          <g key={year}>
            <line x1={x} x2={x} y2="100%" className="stroke-line" />
            {/* The rules of the age question show the line of the chosen age (age-picker.tsx). */}
            <line
              data-age={year}
              display="none"
              x1={x}
              x2={x}
              y2="100%"
              strokeWidth="3"
              className="stroke-clay"
            />
          </g>
        );
      })}
      <svg y="50%" overflow="visible">
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
    </svg>
  );
}
