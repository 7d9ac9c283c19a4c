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

/** A program's ages, in months, as a bar on a scale of years; dashed while it is coming soon. */
export function AgeBar(props: {
  bar?: { from: number; to: number };
  scale: number[];
  comingSoon: boolean;
}) {
  const { bar, scale, comingSoon } = props;
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
      {bar && (
        <rect
          x={`${position(bar.from, scale)}%`}
          width={`${position(bar.to, scale) - position(bar.from, scale)}%`}
          y="5"
          height="14"
          rx="7"
          strokeDasharray="4 4"
          strokeWidth="1.5"
          className={comingSoon ? 'fill-paper stroke-sage' : 'fill-sage'}
        />
      )}
    </svg>
  );
}
