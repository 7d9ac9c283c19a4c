import { highest } from '@/content/shared/heights';
import { jambHeight, jambWidth, lineLength, sheets, type Mark } from './heights-layout';
import { Shapes, type LifeSizeDrawing } from './life-size';

const grain = [1.8, 3.6, 5.2, 7.2, 9.2];
const wave = 125;
/** The tens below the top, in centimeters. */
const tens = Array.from({ length: Math.ceil(highest / 10) - 1 }, (_, index) => 10 * (index + 1));
/** A tick for each centimeter, and a line across the jamb for every ten. */
const ruler = Array.from({ length: highest }, (_, cm) => {
  const [x, length] = cm % 10 ? [jambWidth, -2.4] : [0, jambWidth];
  return `M${x} ${jambHeight - 10 * cm}h${length}`;
}).join('');
const across = (y: number) => `M${-lineLength} ${y}H${lineLength}`;

/** A door jamb in millimeters, with a ruler, a line for each height, and the things. */
export function Jamb(props: { id: string; marks: Mark[]; onFloor?: LifeSizeDrawing }) {
  const { id, marks, onFloor } = props;
  return (
    <g id={id} fill="none" stroke="var(--ink)" strokeWidth=".35" strokeLinecap="round">
      <rect width={jambWidth} height={jambHeight} fill="var(--wood)" stroke="var(--line-strong)" />
      <path
        d={grain.map((x) => `M${x} 0${`q1 62 0 ${wave}`.repeat(jambHeight / wave)}`).join('')}
        stroke="var(--detail)"
        opacity=".3"
        className="print:hidden"
      />
      <path d={ruler} />
      <g fontSize="4" textAnchor="middle" stroke="none" fill="var(--ink)">
        {tens.map((cm) => (
          <text key={cm} x="4.9" y={jambHeight - 1.2 - 10 * cm}>
            {cm}
          </text>
        ))}
      </g>
      {marks.map((mark, index) => (
        <Line key={index} {...mark} />
      ))}
      <path d={across(jambHeight)} strokeWidth="1" />
      <path
        d={[...sheets, jambHeight].map(across).join('')}
        strokeWidth=".2"
        strokeDasharray="1"
        className="hidden print:block"
      />
      {marks.map(
        ({ drawing, from }, index) =>
          drawing && <Shapes key={index} drawing={drawing} x={jambWidth} y={from} />,
      )}
      {onFloor && <Shapes drawing={onFloor} x={jambWidth} y={jambHeight - onFloor.height} />}
    </g>
  );
}

/** The line of a height. If its name is further down, the line continues down to the name. */
function Line({ side, cm, about, y, nameY }: Mark) {
  const [start, out] = side === 'ours' ? [jambWidth, 1] : [0, -1];
  const down = nameY > y + 2 ? `M${start + 1.2 * out} ${y}V${nameY + 3}` : '';
  return (
    <path
      data-cm={cm}
      d={`M${start} ${y}h${lineLength * out}${down}`}
      {...(about && { stroke: 'var(--detail)', strokeDasharray: '2 1' })}
    />
  );
}
