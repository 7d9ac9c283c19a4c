import { useId } from 'react';
import type { BlockOf } from '@/content/schema/parts/blocks';
import { stylesOf } from './heights-styles';
import { drawings, sizeOf } from './life-size';
import { placeNames, sheets, type Mark } from './place-names';

// All lengths are in millimeters, at actual size.
const jambWidth = 12;
const tens = Array.from({ length: 12 }, (_, index) => 10 * (index + 1));
const grain = [1.8, 3.6, 5.2, 7.2, 9.2];

/**
 * Things at their actual heights on a door jamb, from 125 cm down to the floor. The other side of the jamb has the
 * heights in a family's home. The block prints on five sheets, which families cut out and join into one strip. Each
 * sheet extends 4 mm beyond its cuts, so that a line on a cut is on both sheets. Screen readers get lists, and so do
 * phones with very large text.
 */
export function Heights(props: BlockOf<'heights'> & { school: string }) {
  const { heights, home, school } = props;
  const drawing = useId();
  const ours = placeNames('ours', heights);
  const theirs = placeNames('theirs', home?.heights ?? []);
  const marks = [...ours, ...theirs];
  return (
    <div dir="ltr" data-home={home && ''} className="heights">
      <List side="ours" title={home?.ours} marks={ours} />
      {home && <List side="theirs" title={home.title} marks={theirs} />}
      <p aria-hidden="true" data-side="ours" translate="no" className="hidden print:block">
        {school}
      </p>
      {sheets.map((top) => (
        <div key={top} aria-hidden="true" data-sheet="">
          <svg viewBox={`-140 ${top - 4} 420 258`}>
            {top === 0 && <style>{stylesOf(marks)}</style>}
            {top === 0 ? <Jamb id={drawing} marks={marks} /> : <use href={`#${drawing}`} />}
          </svg>
          {marks
            .filter(({ nameY }) => nameY >= top && nameY < top + 250)
            .map(({ side, name, about, cm, nameY }, index) => (
              <p key={index} data-side={side} data-y={nameY}>
                <bdi className={`bg-paper ${about ? '' : 'font-display'}`}>{name}</bdi>
                <small className="block w-fit bg-paper text-ink-soft">{sizeOf(cm)}</small>
              </p>
            ))}
        </div>
      ))}
    </div>
  );
}

function List({ side, title, marks }: { side: Mark['side']; title?: string; marks: Mark[] }) {
  return (
    <div data-side={side}>
      {title && <h3 className="font-display text-heading">{title}</h3>}
      <ul className="list-disc ps-6">
        {marks.map(({ name, cm, alt }, index) => (
          <li key={index}>{[name, alt, sizeOf(cm)].filter(Boolean).join(', ')}</li>
        ))}
      </ul>
    </div>
  );
}

/** The jamb with its lines and things, 125 cm high. Each sheet shows 25 cm of it. */
function Jamb({ id, marks }: { id: string; marks: Mark[] }) {
  const hasHome = marks.some(({ side }) => side === 'theirs');
  const hasThings = marks.some(({ paths }) => paths);
  return (
    <g
      id={id}
      fill="none"
      stroke="var(--ink)"
      strokeWidth=".35"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <rect width={jambWidth} height="1250" fill="var(--wood)" stroke="var(--line-strong)" />
      <path
        d={grain.map((x, at) => `M${x} 0${`q${at % 2 ? -0.8 : 1} 62 0 125`.repeat(10)}`).join('')}
        stroke="var(--detail)"
        opacity=".3"
        className="print:hidden"
      />
      <path
        d={`M${jambWidth - 1.2} 1250V0`}
        pathLength="125"
        strokeWidth="2.4"
        strokeLinecap="butt"
        strokeDasharray=".03 .97"
      />
      <path d={tens.map((cm) => `M0 ${1250 - 10 * cm}h${jambWidth}`).join('')} />
      <g fontSize="3.6" textAnchor="middle" stroke="none" fill="var(--ink)">
        {tens.map((cm) => (
          <text key={cm} x="4.9" y={1248.8 - 10 * cm}>
            {cm}
          </text>
        ))}
      </g>
      {marks.map((mark, index) => (
        <Line key={index} {...mark} />
      ))}
      <path d={`M${hasHome ? -140 : 0} 1249.5H280`} strokeWidth="1" />
      {marks.map(({ paths, y }, index) => (
        <Thing key={index} paths={paths} x={jambWidth} y={y} />
      ))}
      {hasThings && <Thing {...drawings.shoes} x={jambWidth + 62} y={1246} />}
      {hasThings && <Thing {...drawings.shoes} x={jambWidth} y={1249} />}
    </g>
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

function Thing({ paths, x, y }: { paths?: string[]; x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} fill="var(--paper)" strokeWidth=".5">
      {paths?.map((path, index) => (
        <path key={path} d={path} fill={index === paths.length - 1 ? 'none' : undefined} />
      ))}
    </g>
  );
}
