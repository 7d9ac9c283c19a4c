import type { Program } from '@/content/schema/programs';
import { ageRules } from './age-rules';
import { Choice } from './choice';
import { DoorPost, pencilPath, postWidth, rounded, tickStart } from './door-post';
import { TextLink } from './text-link';

type JambProgram = Pick<Program, 'id' | 'name'> & {
  comingSoonLabel?: string;
  /** The youngest and the oldest age. */
  months?: { from: number; to: number };
  /** The choices that fit, like `age-3`. */
  fits: string[];
};

// The drawing's unit is a sixteenth of an em, so that the drawing grows with the text.
const em = (length: number) => `${length / 16}em`;
const laneWidth = 18;
const barWidth = 12;
const margin = 26;
const yearHeight = 54;
const programHeight = 36;
const nameDistance = 34;
const linkHeight = 42;

/**
 * The programs on a door jamb, where families mark how tall a child is. The youngest age is at the bottom. Each program
 * is a bar as long as its age range, with a line to its name. Visitors pick the child's age on the wood, and links to
 * the programs that fit appear above the names. The post is tall enough for all of them.
 */
export function DoorJamb(props: {
  question: string;
  scale: number[];
  programs: JambProgram[];
  /** The path of the programs page. */
  href?: string;
}) {
  const { question, scale, programs, href } = props;
  const bars = inLanes(programs);
  const lanes = Math.max(...bars.map(({ lane }) => lane)) + 1;
  const height =
    Math.max(yearHeight * (scale.length - 1), programHeight * bars.length) + 2 * margin;
  const first = scale[0]!;
  const last = scale.at(-1)!;
  const yearLength = (height - 2 * margin) / (last - first);
  const levelOf = (ageInMonths: number) => margin + (last - ageInMonths / 12) * yearLength;
  const end = postWidth + laneWidth * lanes + 4;
  const width = end + 18;
  // A name moves up if it would touch the name below it.
  const nameLevels: number[] = [];
  for (const { months } of bars) {
    const lowest = (nameLevels.at(-1) ?? Infinity) - nameDistance;
    nameLevels.push(Math.min(lowest, levelOf(months.from)));
  }
  const linkCounts = scale.map(
    (year) => bars.filter(({ fits }) => fits.includes(`age-${year}`)).length,
  );
  const top = Math.min(0, nameLevels.at(-1)! - 10 - linkHeight * Math.max(...linkCounts));
  const percent = (y: number) => rounded((100 * (y - top)) / (height - top));
  return (
    <div className="@container">
      <p id="age-question" className="mb-4 font-medium print:hidden">
        {question}
      </p>
      <div className="relative -mx-5 grid grid-cols-[auto_1fr] wrap-normal sm:mx-0 print:text-[7pt]">
        <svg
          aria-hidden="true"
          width={em(width)}
          height={em(height - top)}
          viewBox={`0 ${top} ${width} ${height - top}`}
          fill="none"
          strokeLinecap="round"
        >
          <style>
            {`@media screen{${scale.map(ageRules).join('')}}` +
              nameLevels
                .map((y, at) => `.program-name:nth-child(${at + 1}){top:${percent(y)}%}`)
                .join('') +
              `[role=radiogroup]{top:${percent(0)}%}`}
          </style>
          {/* The bars look like number rods, with a blue or a red section for each year. */}
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
          <DoorPost top={top} bottom={height} scale={scale} levelOf={levelOf} />
          {bars.map(({ id, months, fits, comingSoonLabel, lane }, at) => {
            const x = postWidth + laneWidth * (lane + 1) - barWidth;
            const upper = levelOf(months.to) + 4;
            const bottom = levelOf(months.from);
            const nameLevel = rounded(nameLevels[at]!);
            return (
              <g key={id} data-fits={fits.join(' ')}>
                <path
                  d={`${pencilPath(x, bottom, end - x, at + 3)}L${width - 6} ${nameLevel}`}
                  stroke="var(--ink-soft)"
                />
                <rect
                  x={x}
                  y={rounded(upper)}
                  width={barWidth}
                  height={rounded(bottom - upper) - 3}
                  rx="2"
                  strokeDasharray="4 4"
                  strokeWidth="1.5"
                  {...(comingSoonLabel
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
              d={pencilPath(tickStart, levelOf(12 * year), width - tickStart - 6, year)}
              stroke="var(--detail)"
              strokeWidth="3"
            />
          ))}
        </svg>
        {/* On phones with very large text, there's no room for names. The list after the jamb contains them anyway. */}
        <div className="large-text:hidden">
          <div role="status" className="text-small/[1.1] print:hidden">
            {programs.map(({ id, name, fits, comingSoonLabel }) => (
              <p key={id} data-fits={fits.join(' ')} className="hidden">
                <TextLink href={href && `${href}#${id}`}>
                  {comingSoonLabel ? `${name} (${comingSoonLabel})` : name}
                </TextLink>
              </p>
            ))}
          </div>
          <div aria-hidden="true">
            {bars.map(({ id, name }) => (
              <p
                key={id}
                className="program-name absolute [translate:0_-50%] font-display text-small/[1.1] tracking-tight"
              >
                {name}
              </p>
            ))}
          </div>
        </div>
        <div
          role="radiogroup"
          aria-labelledby="age-question"
          className="absolute start-[0.25em] bottom-0 flex flex-col justify-between py-[calc(1.625em-1.375rem)]"
        >
          {scale.toReversed().map((year) => (
            <Choice key={year} name="age" value={`age-${year}`}>
              {year}
            </Choice>
          ))}
        </div>
      </div>
    </div>
  );
}

/**
 * Sorts the programs that have ages, from the youngest up. Each gets the first lane to the right of every program
 * that's for its youngest age, so that the line to its name crosses none of them.
 */
function inLanes(programs: JambProgram[]) {
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
