import { useId } from 'react';
import type { BlockOf } from '@/content/schema/parts/blocks';
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
            {top === 0 && <style>{css + marks.map(positionOf).join('')}</style>}
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
  const things = marks.flatMap(({ paths, y }) => (paths ? [{ paths, x: jambWidth, y }] : []));
  const { paths } = drawings.shoes;
  if (things.length)
    things.push({ paths, x: jambWidth + 62, y: 1246 }, { paths, x: jambWidth, y: 1249 });
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
      {things.map(({ paths, x, y }, index) => (
        <g key={index} transform={`translate(${x} ${y})`} fill="var(--paper)" strokeWidth=".5">
          {paths.map((path) => (
            <path key={path} d={path} fill={path === paths.at(-1) ? 'none' : undefined} />
          ))}
        </g>
      ))}
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

/** The style of a name's position on its sheet. */
const positionOf = ({ nameY }: Mark) => `[data-y="${nameY}"]{top:${4 + (nameY % 250)}mm}`;

const css = `
/* --lane is the width of the family's side. */
main:has(.heights){overflow-x:clip}
.heights{--lane:0mm;position:relative}
.heights[data-home]{--lane:max(24mm,26%)}
.heights [data-sheet]{position:relative;height:258mm}
.heights svg{position:absolute;inset-inline-start:calc(var(--lane) - 140mm);width:420mm;height:258mm}
.heights [data-side]{position:absolute;inset-inline:calc(var(--lane) + 15mm) 0}
.heights [data-side=theirs]{inset-inline:0 calc(100% - var(--lane) + 2mm);text-align:end}
.heights [data-side=theirs] small{margin-inline-start:auto}
.heights>[data-side]{top:6mm}
.heights p{line-height:1.25}
@media(20rem<=width<40rem){
.heights[data-home]{margin-inline-start:calc(-5*var(--spacing))}
.heights [data-side=theirs]{inset-inline-start:1.5mm}
.heights p{font-size:.8125em;text-wrap:balance}
}
@media screen and (width>=64rem){
.beside-headings:has(.heights)>:first-child{position:static}
.beside-headings .heights{margin-inline-start:calc(-200%/3 - 4rem)}
.beside-headings .heights[data-home]{--lane:calc(40% + 2.4rem)}
}
@media(forced-colors:active){.heights{--ink:CanvasText;--paper:Canvas;--wood:Canvas}}
/* Screens show one strip, so they hide what the sheets repeat. */
@media screen{
.heights [data-sheet]+[data-sheet]{margin-top:-8mm}
.heights svg{clip-path:inset(4mm 0)}
}
/* Phones with very large text show only the lists. */
@media screen and (width<20rem){
.heights [data-sheet]{display:none}
.heights [data-side]{position:static;text-align:start}
}
@media print,(width>=20rem){.heights ul{position:absolute;height:1px;overflow:hidden;clip-path:inset(50%)}}
@page{size:portrait}
@media print{
.heights{--wood:none}
.heights [data-sheet]{break-before:page}
.heights [data-sheet]::before{content:'';position:absolute;inset:3.9mm 0;border-block:.2mm dashed}
.heights p{font-size:13pt}
.heights [translate]{top:16mm}
.heights .font-display{font-size:1.3em}
section:has(.heights),:has(>.heights){margin:0}
body:has(.heights)>footer{display:none}
}`;
