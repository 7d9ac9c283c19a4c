import { Shapes, type LifeSizeDrawing } from './life-size';
import { jambHeight, type Mark } from './place-names';

// All lengths are in millimeters, at actual size.
const jambWidth = 12;
const tens = Array.from({ length: 12 }, (_, index) => 10 * (index + 1));
const grain = [1.8, 3.6, 5.2, 7.2, 9.2];
const curves = ['q1 62 0 125', 'q-.8 62 0 125'];

/** A door jamb with a line for each height, and the things. Each of the printed sheets shows a part of it. */
export function Jamb(props: { id: string; marks: Mark[]; onFloor?: LifeSizeDrawing }) {
  const { id, marks, onFloor } = props;
  const hasFamily = marks.some(({ side }) => side === 'family');
  const things = marks.map(({ drawing, from }) => ({ drawing, y: from }));
  things.push({ drawing: onFloor, y: jambHeight - (onFloor?.height ?? 0) });
  return (
    <g id={id} fill="none" stroke="var(--ink)" strokeWidth=".35" strokeLinecap="round">
      <rect width={jambWidth} height={jambHeight} fill="var(--wood)" stroke="var(--line-strong)" />
      <path
        d={grain.map((x, index) => `M${x} 0${curves[index % 2]!.repeat(10)}`).join('')}
        stroke="var(--detail)"
        opacity=".3"
        className="print:hidden"
      />
      <Ticks />
      {marks.map((mark, index) => (
        <Line key={index} {...mark} />
      ))}
      <path d={`M${hasFamily ? -140 : 0} ${jambHeight}H280`} strokeWidth="1" />
      {things.map(
        ({ drawing, y }, index) =>
          drawing && (
            <g key={index} transform={`translate(${jambWidth} ${y})`}>
              <Shapes drawing={drawing} />
            </g>
          ),
      )}
    </g>
  );
}

/** A tick for each centimeter, and a line and a number for every ten. */
function Ticks() {
  return (
    <>
      <path
        d={`M${jambWidth - 1.2} ${jambHeight}V0`}
        pathLength="125"
        strokeWidth="2.4"
        strokeLinecap="butt"
        strokeDasharray=".03 .97"
      />
      <path d={tens.map((cm) => `M0 ${jambHeight - 10 * cm}h${jambWidth}`).join('')} />
      <g fontSize="4" textAnchor="middle" stroke="none" fill="var(--ink)">
        {tens.map((cm) => (
          <text key={cm} x="4.9" y={jambHeight - 1.2 - 10 * cm}>
            {cm}
          </text>
        ))}
      </g>
    </>
  );
}

/** The line of a height. If its name is further down, the line continues down to the name. */
function Line({ side, cm, about, y, nameY }: Mark) {
  const [from, to, bend] = side === 'ours' ? [jambWidth, 280, 1.2] : [0, -140, -1.2];
  const down = nameY > y + 2 ? `M${from + bend} ${y}V${nameY + 3}` : '';
  return (
    <path
      data-cm={cm}
      d={`M${from} ${y}H${to}${down}`}
      {...(about && { stroke: 'var(--detail)', strokeDasharray: '2 1' })}
    />
  );
}
