import type { BlockOf } from '@/content/schema/parts/blocks';
import { Choice, whilePicked } from '../choice';
import { palm, sizeOf } from './life-size';

/**
 * The length and the breadth of a hand at each age, in millimeters: medians of 2-, 4- and 6-year-olds in the records
 * of Snyder et al., “Anthropometry of Infants, Children, and Youths to Age 18 for Product Safety Design”, 1977
 * (UM-HSRI-77-17).
 */
const ages = [
  { year: 2, length: 102, breadth: 50 },
  { year: 4, length: 118, breadth: 55 },
  { year: 6, length: 129, breadth: 60 },
].map((age) => ({
  ...age,
  scale: `scale(${(age.breadth / palm.breadth).toFixed(3)},${age.length / palm.length})`,
}));

/**
 * A child's hand at actual size, which grows with the picked age. With the outline of a bank card (85.6 × 53.98 mm,
 * ISO/IEC 7810), visitors see whether their screen or printer changes the size. Paper shows the three hands inside one
 * another.
 */
export function Hand({ hand, card }: BlockOf<'hand'>) {
  return (
    <div className="hand">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
        <p id="hand-age" className="font-medium">
          {hand}
        </p>
        <div role="radiogroup" aria-labelledby="hand-age" className="flex gap-2">
          {ages.map(({ year }) => (
            <Choice key={year} name="hand" value={`hand-${year}`} checked={year === 2}>
              {year}
            </Choice>
          ))}
        </div>
        <p role="status">
          {ages.map(({ year, length }) => (
            <span key={year} data-year={year}>
              {sizeOf(length / 10)}
            </span>
          ))}
        </p>
      </div>
      <div className="flex flex-wrap gap-8">
        <svg aria-hidden="true" width="84mm" height="151mm" viewBox="-51.5 -131 84 151">
          <style>{css}</style>
          {ages.map(({ year, scale }) => (
            <g key={year} transform={scale}>
              <path d={palm.outline} />
              <path d={palm.lines} />
            </g>
          ))}
          {ages.map(({ year, length }) => (
            <text key={year} x="-5.6" y={8 - length}>
              {year}
            </text>
          ))}
        </svg>
        <div>
          <svg aria-hidden="true" width="54.48mm" height="86.1mm" viewBox="-.25 -.25 54.48 86.1">
            <rect width="53.98" height="85.6" rx="3.18" />
            <path d="M21 11h12q1.5 0 1.5 1.5v8q0 1.5-1.5 1.5h-12q-1.5 0-1.5-1.5v-8q0-1.5 1.5-1.5zM19.5 16.5h4M30.5 16.5h4" />
          </svg>
          <p className="mt-3">{card}</p>
        </div>
      </div>
    </div>
  );
}

const picks = ages.map(
  ({ year, scale }) =>
    `${whilePicked(`hand-${year}`)} .hand{g{transform:${scale}}span[data-year="${year}"]{display:inline}}`,
);

const css = `
main:has(.hand){overflow-x:clip}
.hand svg{flex:none;fill:none;stroke:var(--ink);stroke-width:.5;stroke-linecap:round}
.hand g path{vector-effect:non-scaling-stroke;stroke-width:.5mm}
.hand path+path{stroke-opacity:.4}
.hand text{font-size:4px;text-anchor:middle;stroke:none;fill:var(--ink)}
.hand>:last-child{align-items:end}
.hand svg+div{width:min-content}
@media screen and (width<40rem){
.hand>div>svg{margin-inline:calc((100% - 84mm)/2)}
.hand svg+div{display:flex;flex-wrap:wrap;align-items:end;gap:1.25rem;width:100%}
.hand svg+p{flex:1 7rem}
}
@media(forced-colors:active){.hand{--ink:CanvasText}}
@media screen{
.hand :is(g+g,text,span[data-year]){display:none}
${picks.join('')}
}
@media(prefers-reduced-motion:no-preference){.hand g{transition:transform .6s}}
/* Of three palms inside one another, only the largest has lines. */
@media print{.hand g:has(+g) path+path{display:none}}`;
