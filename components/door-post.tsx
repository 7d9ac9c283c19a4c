import { postWidth, rounded } from './door-layout';

/** Where the ticks start. They end at the edge of the post. */
const tickStart = 44;

/** The post of the door jamb, with a tick for each year. The line for a year appears while its age is picked. */
export function DoorPost(props: {
  width: number;
  height: number;
  years: { year: number; level: number }[];
}) {
  const { width, height, years } = props;
  const line = (year: number, level: number, end: number) =>
    pencilPath(tickStart, level, end - tickStart, year);
  return (
    <>
      <path d={`M0 0H${postWidth}V${height}H0Z`} fill="var(--wood)" />
      <path d={grain(height)} stroke="var(--detail)" opacity=".25" />
      <path d={`M${postWidth - 5} 0V${height}`} stroke="var(--detail)" opacity=".35" />
      <path d={`M${postWidth} 0V${height}`} stroke="var(--line-strong)" strokeWidth="2" />
      <path
        d={years.map(({ year, level }) => line(year, level, postWidth)).join('')}
        stroke="var(--ink)"
        strokeWidth="1.5"
      />
      {years.map(({ year, level }) => (
        <path
          key={year}
          data-fits={`age-${year}`}
          className="[display:var(--line-display,none)]"
          d={line(year, level, width - 6)}
          stroke="var(--detail)"
          strokeWidth="3"
        />
      ))}
    </>
  );
}

/** The path of a line that looks drawn by hand: almost straight, and never quite level. */
export function pencilPath(x: number, y: number, length: number, seed: number): string {
  const slip = rounded(1.2 * Math.sin(7 * seed));
  return `M${x} ${rounded(y + slip)}q${rounded(length / 2)} ${-slip} ${rounded(length)} ${-slip}`;
}

function grain(height: number): string {
  const bend = rounded(height / 3);
  return [9, 22, 31, 47]
    .map((x, at) => `M${x} 0c${at} ${bend} ${-3 * at} ${bend} ${at - 2} ${height}`)
    .join('');
}
