import { drawings, type Drawn } from './life-size-drawings';

type Mark = { cm: number; about?: boolean; level: number } & Partial<Drawn>;

/** The width of the jamb. Like every length here, in millimeters. */
export const jamb = 12;
const tens = Array.from({ length: 12 }, (_, index) => 10 * (index + 1));
const grain = [1.8, 3.6, 5.2, 7.2, 9.2];

/** The jamb with its lines and things, 125 cm high. A screen or a sheet shows a part of it. */
export function HeightsDrawing(props: { ours: Mark[]; theirs: Mark[]; hasShoes: boolean }) {
  const { ours, theirs, hasShoes } = props;
  return (
    <>
      <rect width={jamb} height="1250" />
      <path
        data-part="grain"
        d={grain.map((x, at) => `M${x} 0${`q${at % 2 ? -0.8 : 1} 62 0 125`.repeat(10)}`).join('')}
      />
      <path
        d={`M${jamb - 1.2} 1250V0`}
        pathLength="125"
        strokeWidth="2.4"
        strokeLinecap="butt"
        strokeDasharray=".03 .97"
      />
      <path d={tens.map((cm) => `M0 ${1250 - 10 * cm}H${jamb}`).join('')} />
      {tens.map((cm) => (
        <text key={cm} x="4.9" y={1248.8 - 10 * cm}>
          {cm}
        </text>
      ))}
      {theirs.map((mark, index) => (
        <Line key={index} {...mark} from={0} to={-140} />
      ))}
      {ours.map((mark, index) => (
        <Line key={index} {...mark} from={jamb} to={280} />
      ))}
      <path d="M-140 1249.5H280" strokeWidth="1" />
      {ours.map(
        ({ shapes, lines, cm }, index) =>
          shapes && <Thing key={index} shapes={shapes} lines={lines} x={jamb} y={1250 - 10 * cm} />,
      )}
      {hasShoes && <Thing {...drawings.shoes} x={jamb + 62} y={1246} />}
      {hasShoes && <Thing {...drawings.shoes} x={jamb} y={1249} />}
    </>
  );
}

/** A height. A name that stands further down hangs from its line. */
function Line({ cm, about, level, from, to }: Mark & { from: number; to: number }) {
  const y = 1250 - 10 * cm;
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

function Thing(props: Pick<Drawn, 'shapes'> & { lines?: string; x: number; y: number }) {
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
