import type { Program } from '@/content/schema/programs';
import { AgeAnswer, AgeBead, ageRules } from './age-question';

type Mark = Pick<Program, 'id' | 'name' | 'comingSoon'> & {
  /** The youngest and the oldest age. */
  months?: { from: number; to: number };
  /** The years between them, where a visitor's pick lights up the bar. */
  years: number[];
};

// Lengths in sixteenths of the font size.
const post = 58;
const laneWidth = 18;
const barWidth = 12;
const margin = 26;
const yearHeight = 54;
const programHeight = 36;
const nameDistance = 34;
const tickStart = 44;

/**
 * The programs on a door jamb, where families mark how tall a child is. The youngest age is at the bottom. Each program
 * is a bar as long as its ages, with a line to its name. Visitors pick the child's age on the wood.
 */
export function DoorJamb(props: {
  question: string;
  scale: number[];
  /** The sentence for each year of the scale. */
  answers: string[];
  programs: Mark[];
}) {
  const { question, scale, answers } = props;
  const marks = inLanes(props.programs);
  const lanes = Math.max(...marks.map(({ lane }) => lane)) + 1;
  const height =
    Math.max(yearHeight * (scale.length - 1), programHeight * marks.length) + 2 * margin;
  const [first = 0, last = 0] = [scale[0], scale.at(-1)];
  const yearLength = (height - 2 * margin) / (last - first);
  const levelOf = (ageInMonths: number) => margin + (last - ageInMonths / 12) * yearLength;
  const end = post + laneWidth * lanes + 4;
  const width = end + 18;
  // A name that would touch the one below moves up.
  const nameLevels: number[] = [];
  for (const { months } of marks) {
    const lowest = (nameLevels.at(-1) ?? Infinity) - nameDistance;
    nameLevels.push(Math.min(lowest, levelOf(months.from)));
  }
  return (
    <div className="group @container">
      <p id="age-question" className="mb-4 font-medium print:hidden">
        {question}
      </p>
      <div className="relative -mx-5 grid grid-cols-[auto_1fr] wrap-normal sm:mx-0 print:text-[7pt]">
        <svg
          aria-hidden="true"
          width={`${width / 16}em`}
          height={`${height / 16}em`}
          viewBox={`0 0 ${width} ${height}`}
          fill="none"
          strokeLinecap="round"
        >
          <style>
            {scale.map(ageRules).join('') +
              nameLevels
                .map((y, at) => `.mark:nth-child(${at + 1}){top:${rounded((y / height) * 100)}%}`)
                .join('')}
          </style>
          {/* Like number rods, alternately blue and red, with a section for each year. */}
          <pattern
            id="rods"
            patternUnits="userSpaceOnUse"
            y={levelOf(12 * first)}
            width={width}
            height={2 * yearLength}
          >
            <path d={`M0 0H${width}V${yearLength}H0Z`} fill="var(--rod-even)" />
            <path d={`M0 ${yearLength}H${width}v${yearLength}H0Z`} fill="var(--rod-odd)" />
          </pattern>
          <path d={`M0 0H${post}V${height}H0Z`} fill="var(--wood)" />
          <path d={grain(height)} stroke="var(--detail)" opacity=".25" />
          <path d={`M${post - 5} 0V${height}`} stroke="var(--detail)" opacity=".35" />
          <path d={`M${post} 0V${height}`} stroke="var(--line-strong)" strokeWidth="2" />
          <path
            d={scale
              .map((year) => pencil(tickStart, levelOf(12 * year), post - tickStart, year))
              .join('')}
            stroke="var(--ink)"
            strokeWidth="1.5"
          />
          {marks.map(({ id, months, years, comingSoon, lane }, at) => {
            const x = post + laneWidth * (lane + 1) - barWidth;
            const top = levelOf(months.to) + 4;
            const bottom = levelOf(months.from);
            const nameLevel = rounded(nameLevels[at]!);
            return (
              <g key={id} data-ages={years.join(' ')}>
                <path
                  d={`${pencil(x, bottom, end - x, at + 3)}L${width - 6} ${nameLevel}`}
                  stroke="var(--ink-soft)"
                />
                <rect
                  x={x}
                  y={rounded(top)}
                  width={barWidth}
                  height={rounded(bottom - top) - 3}
                  rx="2"
                  strokeDasharray="4 4"
                  strokeWidth="1.5"
                  {...(comingSoon
                    ? { fill: 'var(--paper)', stroke: 'var(--ink-soft)' }
                    : { fill: 'url(#rods)', className: 'rod' })}
                />
              </g>
            );
          })}
          {scale.map((year) => (
            <path
              key={year}
              data-age={year}
              className="hidden"
              d={pencil(tickStart, levelOf(12 * year), width - tickStart - 6, year)}
              stroke="var(--detail)"
              strokeWidth="3"
            />
          ))}
        </svg>
        {/* Phones with very large text have no room for names. The list after the jamb repeats them. */}
        <div aria-hidden="true" className="large-text:hidden">
          {marks.map(({ id, name }) => (
            <p
              key={id}
              className="mark absolute [translate:0_-50%] font-display text-small/[1.1] tracking-tight"
            >
              {name}
            </p>
          ))}
        </div>
        <div
          role="radiogroup"
          aria-labelledby="age-question"
          className="absolute inset-y-0 start-[0.25em] flex flex-col justify-between py-[calc(1.625em-1.375rem)]"
        >
          {scale.toReversed().map((year) => (
            <AgeBead key={year} year={year} />
          ))}
        </div>
      </div>
      <AgeAnswer scale={scale} answers={answers} />
    </div>
  );
}

/**
 * Sorts the programs with ages from the youngest up. Each gets the first lane to the right of all programs for its
 * youngest age, because the line to its name must not cross them.
 */
function inLanes(programs: Mark[]) {
  const ends: number[] = [];
  return programs
    .flatMap(({ months, ...program }) => (months ? { ...program, months } : []))
    .toSorted((a, b) => a.months.from - b.months.from || b.months.to - a.months.to)
    .map((program) => {
      const lane = ends.findLastIndex((end) => end > program.months.from) + 1;
      ends[lane] = program.months.to;
      return { ...program, lane };
    });
}

const rounded = (value: number) => Math.round(10 * value) / 10;

/** A line as a hand draws it: almost straight, never quite level. */
function pencil(x: number, y: number, length: number, seed: number): string {
  const slip = rounded(1.2 * Math.sin(7 * seed));
  return `M${x} ${rounded(y + slip)}q${rounded(length / 2)} ${-slip} ${rounded(length)} ${-slip}`;
}

function grain(height: number): string {
  const bend = rounded(height / 3);
  return [9, 22, 31, 47]
    .map((x, at) => `M${x} 0c${at} ${bend} ${-3 * at} ${bend} ${at - 2} ${height}`)
    .join('');
}
