import { drawings, type LifeSizeDrawing } from './life-size-drawings';

// All lengths are in millimeters, at actual size.

type Height = { cm: number; about?: boolean; level: number } & Partial<LifeSizeDrawing>;

export const jambWidth = 12;
const tens = Array.from({ length: 12 }, (_, index) => 10 * (index + 1));
const grain = [1.8, 3.6, 5.2, 7.2, 9.2];
/** The y coordinate of a height. The top of the drawing is 125 cm above the floor. */
const yOf = (cm: number) => 1250 - 10 * cm;

/** The jamb with its lines and things, 125 cm high. Each sheet shows 25 cm of it. */
export function HeightsDrawing(props: { ours: Height[]; theirs: Height[]; hasShoes: boolean }) {
  const { ours, theirs, hasShoes } = props;
  return (
    <>
      <rect width={jambWidth} height="1250" />
      <path
        data-part="grain"
        d={grain.map((x, at) => `M${x} 0${`q${at % 2 ? -0.8 : 1} 62 0 125`.repeat(10)}`).join('')}
      />
      <path
        d={`M${jambWidth - 1.2} 1250V0`}
        pathLength="125"
        strokeWidth="2.4"
        strokeLinecap="butt"
        strokeDasharray=".03 .97"
      />
      <path d={tens.map((cm) => `M0 ${yOf(cm)}H${jambWidth}`).join('')} />
      {tens.map((cm) => (
        <text key={cm} x="4.9" y={yOf(cm) - 1.2}>
          {cm}
        </text>
      ))}
      {theirs.map((height, index) => (
        <Line key={index} {...height} from={0} to={-140} />
      ))}
      {ours.map((height, index) => (
        <Line key={index} {...height} from={jambWidth} to={280} />
      ))}
      <path d="M-140 1249.5H280" strokeWidth="1" />
      {ours.map(
        ({ shapes, lines, cm }, index) =>
          shapes && <Thing key={index} shapes={shapes} lines={lines} x={jambWidth} y={yOf(cm)} />,
      )}
      {hasShoes && <Thing {...drawings.shoes} x={jambWidth + 62} y={1246} />}
      {hasShoes && <Thing {...drawings.shoes} x={jambWidth} y={1249} />}
    </>
  );
}

/** The line of a height. If its name is further down, the line continues down to the name. */
function Line({ cm, about, level, from, to }: Height & { from: number; to: number }) {
  const y = yOf(cm);
  const isFurtherDown = level < 10 * cm - 2;
  const hook = from + (to > from ? 1.2 : -1.2);
  return (
    <path
      data-cm={cm}
      data-about={about}
      d={`M${from} ${y}H${to}${isFurtherDown ? `M${hook} ${y}V${1253 - level}` : ''}`}
    />
  );
}

function Thing(props: Pick<LifeSizeDrawing, 'shapes'> & { lines?: string; x: number; y: number }) {
  const { shapes, lines, x, y } = props;
  return (
    <g data-part="thing" transform={`translate(${x} ${y})`}>
      {shapes.map((shape) => (
        <path key={shape} d={shape} />
      ))}
      <path d={lines} fill="none" />
    </g>
  );
}
