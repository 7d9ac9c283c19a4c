import { TextLink } from './text-link';

/** Ages in months. */
type Bar = { from: number; to: number };

type Row = {
  name: string;
  agesText: string;
  href?: string;
  bar?: Bar;
  comingSoon: boolean;
};

/**
 * The programs' ages: each as text, and as a bar below a scale of years. Below lg, the bar is under the text.
 * Screen readers get the text alone.
 */
export function AgeChart(props: { comingSoonLabel: string; scale: number[]; rows: Row[] }) {
  const { comingSoonLabel, scale, rows } = props;
  return (
    <>
      <div aria-hidden="true" className={columns}>
        <p className={`flex justify-between font-medium ${barColumn}`}>
          {scale.map((year) => (
            <span key={year} className="flex w-0 justify-center">
              {year}
            </span>
          ))}
        </p>
      </div>
      <dl className="border-t border-line">
        {rows.map(({ name, href, agesText, comingSoon, bar }) => (
          <div key={name} className={`border-b border-line max-lg:pb-2 ${columns}`}>
            <dt className="flex min-h-11 items-center font-medium">
              <TextLink href={href}>{name}</TextLink>
            </dt>
            <dd className="text-small text-ink-soft">
              {agesText}
              {comingSoon && `, ${comingSoonLabel}`}
            </dd>
            <dd aria-hidden="true" className={`h-[24px] lg:h-full lg:min-h-13 ${barColumn}`}>
              <AgeBar bar={bar} scale={scale} comingSoon={comingSoon} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** Name, ages and bar. */
const columns =
  'grid grid-cols-2 items-center gap-x-4 sm:grid-cols-[15rem_1fr] lg:grid-cols-[15rem_13.5rem_1fr] lg:gap-x-8 print:grid-cols-[14em_14em_1fr]';

/** Inset by half a number of two digits, which the ends of the scale have above them. */
const barColumn = 'relative mx-3 max-lg:not-print:col-span-2 lg:col-start-3 print:col-start-3';

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

/** A program's ages as a bar on a scale of years, dashed while the program is coming soon. */
function AgeBar(props: Pick<Row, 'bar' | 'comingSoon'> & { scale: number[] }) {
  const { bar, scale, comingSoon } = props;
  return (
    <svg className="absolute inset-0 size-full overflow-visible">
      {scale.map((year) => {
        const x = `${position(year * 12, scale)}%`;
        return <line key={year} x1={x} x2={x} y2="100%" className="stroke-line" />;
      })}
      {bar && (
        <svg y="50%" overflow="visible">
          <rect
            x={`${position(bar.from, scale)}%`}
            width={`${position(bar.to, scale) - position(bar.from, scale)}%`}
            y={-7}
            height={14}
            rx={7}
            strokeDasharray="4 4"
            strokeWidth="1.5"
            className={comingSoon ? 'fill-paper stroke-sage' : 'fill-sage'}
          />
        </svg>
      )}
    </svg>
  );
}
