import { postWidth, rodWidth, rounded, type DoorLayout } from './door-layout';

const em = (length: number) => `${length / 16}em`;

/** The post of a door jamb with a tick for each year, and beside it a rod for each program, with a line to its name. */
export function DoorDrawing({ width, height, linesEnd, yearLength, years, rods }: DoorLayout) {
  return (
    <svg
      aria-hidden="true"
      width={em(width)}
      height={em(height)}
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      strokeLinecap="round"
    >
      {/* Number rods have a blue or a red section for each year. */}
      <pattern
        id="rods"
        patternUnits="userSpaceOnUse"
        y={years[0]!.level}
        width={width}
        height={2 * yearLength}
      >
        <rect width={width} height={yearLength} fill="var(--rod-even)" />
        <rect y={yearLength} width={width} height={yearLength} fill="var(--rod-odd)" />
      </pattern>
      <Post height={height} />
      {years.map(({ year, level }) => (
        <g key={year} data-fits={`age-${year}`}>
          <path d={pencilLine(44, level, postWidth, year)} stroke="var(--ink)" strokeWidth="1.5" />
          <path
            className="[display:var(--line-display,none)]"
            d={pencilLine(44, level, width - 6, year)}
            stroke="var(--detail)"
            strokeWidth="3"
          />
        </g>
      ))}
      {rods.map(({ id, fits, comingSoonLabel, x, top, bottom, nameLevel }, index) => (
        <g key={id} data-fits={fits.join(' ')} className="opacity-(--rod-fade)">
          <path
            d={`${pencilLine(x, bottom, linesEnd, index + 3)}L${width - 6} ${nameLevel}`}
            stroke="var(--ink-soft)"
          />
          <rect
            x={x}
            y={top + 4}
            width={rodWidth}
            height={rounded(bottom - top - 7)}
            rx="2"
            {...(comingSoonLabel ? outlined : painted)}
          />
        </g>
      ))}
    </svg>
  );
}

/** The rod of a program, marked while it fits the picked age, and of one that's coming soon. */
const painted = { fill: 'url(#rods)', stroke: 'var(--highlight)', strokeWidth: 'var(--mark, 0)' };
const outlined = {
  fill: 'var(--paper)',
  stroke: 'var(--ink-soft)',
  strokeWidth: '1.5',
  strokeDasharray: '4 4',
};

function Post({ height }: { height: number }) {
  const bend = rounded(height / 3);
  const grain = [9, 22, 31, 47].map(
    (x, at) => `M${x} 0c${at} ${bend} ${-3 * at} ${bend} ${at - 2} ${height}`,
  );
  return (
    <>
      <rect width={postWidth} height={height} fill="var(--wood)" />
      <path d={grain.join('')} stroke="var(--detail)" opacity=".25" />
      <path d={`M${postWidth - 5} 0V${height}`} stroke="var(--detail)" opacity=".35" />
      <path d={`M${postWidth} 0V${height}`} stroke="var(--line-strong)" strokeWidth="2" />
    </>
  );
}

/** The path of a line that looks drawn by hand: almost straight, and never quite level. */
function pencilLine(start: number, y: number, end: number, seed: number): string {
  const slip = rounded(1.2 * Math.sin(7 * seed));
  const length = rounded(end - start);
  return `M${start} ${rounded(y + slip)}q${rounded(length / 2)} ${-slip} ${length} ${-slip}`;
}
