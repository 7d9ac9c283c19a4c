import type { Program } from '@/content/schema/programs';

export type JambProgram = Pick<Program, 'id' | 'name'> & {
  comingSoonLabel?: string;
  /** The youngest and the oldest age. */
  months?: { from: number; to: number };
  /** The choices that fit, like `age-3`. */
  fits: string[];
};

/** The width of the post. */
export const postWidth = 58;
export const rodWidth = 12;
const laneWidth = 18;
const margin = 26;
const yearHeight = 54;
/** Names are links, so at least 44 px high (WCAG 2.5.5) with the site's smallest text, which is 17 px. */
const nameHeight = 42;

export type DoorLayout = ReturnType<typeof doorLayout>;

/** Rounds to tenths, which keeps paths short. */
export const rounded = (value: number) => Math.round(10 * value) / 10;

/**
 * Where everything on the door jamb stands, in sixteenths of an em. The youngest age is at the bottom, and the rods are
 * in the order of their youngest ages. A line leads from the bottom of each rod past `linesEnd` to its name.
 */
export function doorLayout(programs: JambProgram[], scale: number[]) {
  const inLanes = lanesOf(programs);
  const first = scale[0]!;
  const last = scale.at(-1)!;
  const innerHeight = Math.max(yearHeight * (last - first), nameHeight * (inLanes.length - 1));
  const yearLength = innerHeight / (last - first);
  const levelOf = (months: number) => rounded(margin + (last - months / 12) * yearLength);
  const names = nameLevels(inLanes.map(({ months }) => levelOf(months.from)));
  const lanes = Math.max(...inLanes.map(({ lane }) => lane)) + 1;
  const linesEnd = postWidth + laneWidth * lanes + 4;
  return {
    width: linesEnd + 18,
    height: innerHeight + 2 * margin,
    linesEnd,
    yearLength,
    years: scale.map((year) => ({ year, level: levelOf(12 * year) })),
    rods: inLanes.map(({ lane, months, ...program }, index) => ({
      ...program,
      x: postWidth + laneWidth * (lane + 1) - rodWidth,
      top: levelOf(months.to),
      bottom: levelOf(months.from),
      nameLevel: names[index]!,
    })),
  };
}

/**
 * Sorts the programs that have ages, from the youngest up. Each gets the first lane to the right of every program
 * that's for its youngest age, so that the line to its name crosses none of them.
 */
function lanesOf(programs: JambProgram[]) {
  const ends: number[] = [];
  return programs
    .flatMap(({ months, ...program }) => (months ? { ...program, months } : []))
    .toSorted((a, b) => a.months.from - b.months.from)
    .map((program) => {
      const lane = ends.findLastIndex((end) => end > program.months.from) + 1;
      ends[lane] = program.months.to;
      return { ...program, lane };
    });
}

/** Moves each name up if it would touch the name below it, but only so far that there's room for the names above it. */
function nameLevels(levels: number[]): number[] {
  const raised: number[] = [];
  for (const level of levels)
    raised.push(Math.min(level, (raised.at(-1) ?? Infinity) - nameHeight));
  return raised.map((level, index) =>
    rounded(Math.max(level, margin + nameHeight * (levels.length - 1 - index))),
  );
}
