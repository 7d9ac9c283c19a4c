import { css } from '../css';
import { ages } from './hand-ages';

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

/** The styles of the hand, which no other page needs. */
export const handCss = css`
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
  /* Phones with text at 200%. */
  @media (width < 18rem) {
    .hand [data-ages] {
      display: block;
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
