import type { BlockOf } from '@/content/schema/parts/blocks';
import { Choice, whilePicked } from '../choice';
import { palm } from './life-size-drawings';
import { sizeOf } from './size-of';

/**
 * The length and the breadth of a hand at each age, in millimeters: medians of 2-, 4- and 6-year-olds in the records
 * of Snyder et al., “Anthropometry of Infants, Children, and Youths to Age 18 for Product Safety Design”, 1977
 * (UM-HSRI-77-17).
 */
const ages = [
  { year: 2, length: 102, breadth: 50 },
  { year: 4, length: 118, breadth: 55 },
  { year: 6, length: 129, breadth: 60 },
];

/** The breadth of the drawn palm, which is 100 long. */
const palmBreadth = 46.6;

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
          {ages.map(({ year }, index) => (
            <Choice
              key={year}
              variant="bead"
              name="hand"
              value={`hand-${year}`}
              checked={index === 0}
            >
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
      <div data-part="actual-size">
        {/* The hand of a six-year-old is as wide as the narrowest phones. */}
        <div>
          <svg aria-hidden="true" width="84mm" height="151mm" viewBox="-51.5 -131 84 151">
            <style>{styles}</style>
            {ages.map(({ year, length }) => (
              <g key={year} data-year={year}>
                <path d={palm.outline} />
                <path d={palm.lines} />
                <text x="-5.6" y={8 - length}>
                  {year}
                </text>
              </g>
            ))}
          </svg>
        </div>
        <div>
          <svg aria-hidden="true" width="54.48mm" height="86.1mm" viewBox="-.25 -.25 54.48 86.1">
            <rect width="53.98" height="85.6" rx="3.18" />
            <path d="M21 11h12q1.5 0 1.5 1.5v8q0 1.5-1.5 1.5h-12q-1.5 0-1.5-1.5v-8q0-1.5 1.5-1.5zM19.5 16.5h4M30.5 16.5h4" />
          </svg>
          <p>{card}</p>
        </div>
      </div>
    </div>
  );
}

const scales = ages.map(({ year, length, breadth }) => ({
  year,
  scale: `{transform:scale(${(breadth / palmBreadth).toFixed(3)},${length / 100})}`,
}));

const styles = [
  '.hand svg{flex:none;fill:none;stroke:var(--ink);stroke-width:.5;stroke-linecap:round}',
  '.hand [data-part]{display:flex;flex-wrap:wrap;align-items:end;gap:2rem}',
  '.hand [data-part]>div+div{width:min-content}',
  '.hand [data-part] p{margin-top:.75rem}',
  // On phones, the hand takes the whole width of the screen.
  '@media screen and (width<40rem){.hand [data-part]>div:first-child{display:flex;justify-content:center;width:calc(100% + 10*var(--spacing));margin-inline:calc(-5*var(--spacing));overflow:clip}',
  '.hand [data-part]>div+div{display:flex;flex-wrap:wrap;align-items:end;gap:1.25rem;width:100%}.hand [data-part] p{flex:1 7rem}}',
  '.hand g path{vector-effect:non-scaling-stroke;stroke-width:.5mm}',
  '.hand path+path{stroke-opacity:.4}',
  '.hand text{font-size:4px;text-anchor:middle;stroke:none;fill:var(--ink)}',
  '@media(forced-colors:active){.hand svg{stroke:CanvasText}}',
  '@media screen{.hand g+g,.hand text,.hand span[data-year]{display:none}',
  ...scales.map(
    ({ year, scale }) =>
      `${whilePicked(`hand-${year}`)} .hand{path${scale}span[data-year="${year}"]{display:inline}}`,
  ),
  '}',
  '@media(prefers-reduced-motion:no-preference){.hand g path{transition:transform .6s}}',
  // Of three palms inside one another, only the largest has lines.
  '@media print{.hand g:has(+g) path+path{display:none}}',
  ...scales.map(({ year, scale }) => `@media print{.hand [data-year="${year}"] path${scale}}`),
].join('');
