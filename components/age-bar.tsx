import type { Age, Ages } from '@/content/schema';

const FROM_YEARS = 1;
const TO_YEARS = 9;

/** The years of the scale. */
export const scale = Array.from(
  { length: TO_YEARS - FROM_YEARS + 1 },
  (_, index) => FROM_YEARS + index,
);

/** Where an age stands on the scale, in per cent from its left end. */
export function position(months: number): number {
  return ((months / 12 - FROM_YEARS) / (TO_YEARS - FROM_YEARS)) * 100;
}

function inMonths(age: Age): number {
  return 'months' in age ? age.months : age.years * 12;
}

/** A program's ages as a bar on the scale from 1 to 9 years; dashed while it is coming soon. */
export function AgeBar({ ages, comingSoon }: { ages?: Ages; comingSoon: boolean }) {
  const from = ages && position(inMonths(ages.from));
  const to = ages && position(inMonths(ages.to));
  return (
    <svg aria-hidden="true" className="block h-6 w-full overflow-visible">
      {scale.map((year) => (
        <line
          key={year}
          x1={`${position(year * 12)}%`}
          x2={`${position(year * 12)}%`}
          y2="24"
          className="stroke-line"
        />
      ))}
      {from !== undefined && to !== undefined && (
        <rect
          x={`${from}%`}
          width={`${to - from}%`}
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
