/** The width of the post. The ticks start at `tickStart` and end at its edge. */
export const postWidth = 58;
export const tickStart = 44;

/** The post of the door jamb, with a tick for each year. */
export function DoorPost(props: {
  top: number;
  bottom: number;
  scale: number[];
  levelOf: (ageInMonths: number) => number;
}) {
  const { top, bottom, scale, levelOf } = props;
  return (
    <>
      <path d={`M0 ${top}H${postWidth}V${bottom}H0Z`} fill="var(--wood)" />
      <path d={grain(top, bottom - top)} stroke="var(--detail)" opacity=".25" />
      <path d={`M${postWidth - 5} ${top}V${bottom}`} stroke="var(--detail)" opacity=".35" />
      <path d={`M${postWidth} ${top}V${bottom}`} stroke="var(--line-strong)" strokeWidth="2" />
      <path
        d={scale
          .map((year) => pencilPath(tickStart, levelOf(12 * year), postWidth - tickStart, year))
          .join('')}
        stroke="var(--ink)"
        strokeWidth="1.5"
      />
    </>
  );
}

/** Rounds to tenths, which keeps paths short. */
export const rounded = (value: number) => Math.round(10 * value) / 10;

/** The path of a line that looks drawn by hand: almost straight, and never quite level. */
export function pencilPath(x: number, y: number, length: number, seed: number): string {
  const slip = rounded(1.2 * Math.sin(7 * seed));
  return `M${x} ${rounded(y + slip)}q${rounded(length / 2)} ${-slip} ${rounded(length)} ${-slip}`;
}

function grain(top: number, height: number): string {
  const bend = rounded(height / 3);
  return [9, 22, 31, 47]
    .map((x, at) => `M${x} ${top}c${at} ${bend} ${-3 * at} ${bend} ${at - 2} ${height}`)
    .join('');
}
