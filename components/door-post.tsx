export const post = 58;
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
      <path d={`M0 ${top}H${post}V${bottom}H0Z`} fill="var(--wood)" />
      <path d={grain(top, bottom - top)} stroke="var(--detail)" opacity=".25" />
      <path d={`M${post - 5} ${top}V${bottom}`} stroke="var(--detail)" opacity=".35" />
      <path d={`M${post} ${top}V${bottom}`} stroke="var(--line-strong)" strokeWidth="2" />
      <path
        d={scale
          .map((year) => pencil(tickStart, levelOf(12 * year), post - tickStart, year))
          .join('')}
        stroke="var(--ink)"
        strokeWidth="1.5"
      />
    </>
  );
}

export const rounded = (value: number) => Math.round(10 * value) / 10;

/** A line as a hand draws it: almost straight, never quite level. */
export function pencil(x: number, y: number, length: number, seed: number): string {
  const slip = rounded(1.2 * Math.sin(7 * seed));
  return `M${x} ${rounded(y + slip)}q${rounded(length / 2)} ${-slip} ${rounded(length)} ${-slip}`;
}

function grain(top: number, height: number): string {
  const bend = rounded(height / 3);
  return [9, 22, 31, 47]
    .map((x, at) => `M${x} ${top}c${at} ${bend} ${-3 * at} ${bend} ${at - 2} ${height}`)
    .join('');
}
