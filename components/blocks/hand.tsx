import { useId } from 'react';
import type { BlockOf } from '@/content/schema/parts/blocks';
import { Choice } from '../choice';
import { css } from '../css';
import { Shapes, sizeOf, type LifeSizeDrawing } from './life-size';

/**
 * The length and the breadth of a hand at each age, in millimeters: medians of 2-, 4- and 6-year-olds in the records
 * of Snyder et al., “Anthropometry of Infants, Children, and Youths to Age 18 for Product Safety Design”, 1977
 * (UM-HSRI-77-17). The drawing is the first of them.
 */
const ages = [
  { year: 2, length: 102, breadth: 50 },
  { year: 4, length: 118, breadth: 55 },
  { year: 6, length: 129, breadth: 60 },
].map((age) => ({ ...age, widthScale: age.breadth / 50, heightScale: age.length / 102 }));
const oldest = ages.at(-1)!;

/**
 * A child's hand at actual size, which grows with the picked age. With the outline of a bank card (85.6 × 53.98 mm,
 * ISO/IEC 7810), visitors see whether their screen or printer changes the size. Paper shows the three hands inside one
 * another.
 */
export function Hand(props: Omit<BlockOf<'hand'>, 'hand'> & { drawing: LifeSizeDrawing }) {
  const { ages: question, card, drawing } = props;
  const id = useId();
  // The hand grows from the middle of the palm, so it needs room above and on both sides. Below, the arm is cut off.
  const [x, y] = [drawing.width / 2, drawing.height / 2];
  const width = drawing.width * oldest.widthScale;
  const height = y + y * oldest.heightScale;
  return (
    <div className="hand">
      <svg
        aria-hidden="true"
        width={`${width}mm`}
        height={`${height}mm`}
        viewBox={`${-width / 2} ${y - height} ${width} ${height}`}
      >
        <style>{rules}</style>
        {ages.toReversed().map(({ year, widthScale, heightScale }) => (
          <g key={year} data-hand="" transform={`scale(${widthScale} ${heightScale})`}>
            <g transform={`translate(${-x} ${-y})`}>
              <Shapes drawing={drawing} />
            </g>
          </g>
        ))}
        {ages.map(({ year, heightScale }) => (
          <text key={year} y={7 - y * heightScale}>
            {year}
          </text>
        ))}
      </svg>
      <div data-ages="">
        <p id={id} className="font-medium">
          {question}
        </p>
        <div role="radiogroup" aria-labelledby={id} className="flex gap-2">
          {ages.map(({ year }) => (
            <Choice key={year} name={id} value={String(year)} checked={year === ages[0]!.year}>
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
      <div data-card="">
        <svg aria-hidden="true" width="54.48mm" height="86.1mm" viewBox="-.25 -.25 54.48 86.1">
          <rect width="53.98" height="85.6" rx="3.18" />
          <rect x="20" y="11" width="14" height="11" rx="1.5" />
        </svg>
        <p>{card}</p>
      </div>
    </div>
  );
}

/** Shows the size of the picked age, and enlarges the smallest hand to it. */
const pickedAges = ages.map(
  ({ year, widthScale, heightScale }) => css`
    .hand:has([value='${year}']:checked) {
      [data-hand] {
        transform: scale(${widthScale}, ${heightScale});
      }
      [data-year='${year}'] {
        display: inline;
      }
    }
  `,
);

// In an SVG, a style stays here. Elsewhere, it would have to be in the head, and the page would appear later.
const rules = css`
  .hand {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1rem;
    overflow-x: clip;
  }
  .hand svg {
    flex: none;
    fill: none;
    stroke: var(--ink);
    stroke-width: 0.5;
  }
  .hand > svg {
    justify-self: center;
  }
  .hand [data-hand] :is(path, circle, ellipse, rect, line, polyline, polygon) {
    vector-effect: non-scaling-stroke;
    stroke-width: 0.5mm;
  }
  .hand text {
    font-size: 4px;
    text-anchor: middle;
    stroke: none;
    fill: var(--ink);
  }
  .hand [data-ages] {
    position: sticky;
    bottom: var(--shelf, 0);
    display: grid;
    grid-template-columns: auto auto;
    grid-auto-flow: column;
    align-items: center;
    justify-content: center;
    column-gap: 1.5rem;
    padding-block: 0.5rem;
    background: var(--paper);
    line-height: 1.375;
  }
  .hand [role='radiogroup'] {
    grid-area: 1 / 2 / 3;
  }
  .hand [data-card] {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: 1rem;
    max-width: 42rem;
    p {
      flex: 1 30mm;
    }
  }
  /* On phones, the hand may extend to the edges of the screen. */
  @media screen and (width < 40rem) {
    .hand {
      margin-inline: calc(-5 * var(--spacing));
      padding-inline: calc(5 * var(--spacing));
    }
  }
  @media print, (width >= 40rem) {
    .hand {
      grid-template: 1fr auto / auto minmax(0, 1fr);
      column-gap: 2rem;
    }
    .hand > svg {
      grid-row: span 2;
    }
    .hand [data-ages] {
      position: static;
      display: block;
      align-self: end;
      background: none;
    }
    .hand [role='radiogroup'] {
      margin-block: 0.375rem;
    }
    .hand [data-card] {
      align-self: end;
      grid-column: 2;
    }
  }
  @media screen and (width >= 64rem) {
    .hand {
      grid-template-columns: calc(40% - 1.6rem) minmax(0, 1fr);
      column-gap: 4rem;
    }
  }
  @media (forced-colors: active) {
    .hand {
      --ink: CanvasText;
      --paper: Canvas;
    }
  }
  @media screen {
    .hand :is([data-hand]:not(:last-of-type), text, [data-year]) {
      display: none;
    }
    ${pickedAges.join('')}
  }
  @media (prefers-reduced-motion: no-preference) {
    .hand [data-hand] {
      transition: transform 0.6s;
    }
  }
  @media print {
    .hand [data-ages] {
      display: none;
    }
  }
`;
