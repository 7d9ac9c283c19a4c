/**
 * The position of an age on a scale of years, in percent from its left end.
 *
 * @param scale the years of the scale, each one; the chart and its bars share it
 */
export function position(months: number, scale: number[]): number {
  const [first = 0] = scale;
  const last = scale.at(-1) ?? first + 1;
  return ((months / 12 - first) / (last - first)) * 100;
}

/** Ages in months. */
type Bar = { from: number; to: number };

/** The years of a scale that touch a bar: 1, 2 and 3 of a bar from 18 months to 3 years. */
export function agesIn(bar: Bar | undefined, scale: number[]): number[] {
  return scale.filter((year) => bar && bar.from < 12 * (year + 1) && bar.to >= 12 * year);
}

/** What a bar shows of a program. */
export type Bars = {
  bar?: Bar;
  /** The ages of the program that this one is a part of. */
  whole?: Bar;
  comingSoon: boolean;
};

/** A program's ages as a bar on a scale of years; dashed while it is coming soon. */
export function AgeBar(props: Bars & { scale: number[] }) {
  const { bar, whole, scale, comingSoon } = props;
  const place = ({ from, to }: Bar) => ({
    x: `${position(from, scale)}%`,
    width: `${position(to, scale) - position(from, scale)}%`,
    y: 5,
    height: 14,
    rx: 7,
  });
  return (
    <svg aria-hidden="true" className="block h-[24px] w-full overflow-visible">
      {scale.map((year) => (
        <line
          key={year}
          x1={`${position(year * 12, scale)}%`}
          x2={`${position(year * 12, scale)}%`}
          y2="24"
          className="stroke-line"
        />
      ))}
      {whole && <rect {...place(whole)} strokeWidth="1.5" className="fill-paper stroke-sage" />}
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
