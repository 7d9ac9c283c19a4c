import { css } from '../css';
import { ages } from './hand-ages';

/** Enlarges the drawing to the picked age, and shows only that age's size. */
const pickedAges = ages.map(
  ({ year, widthScale, heightScale }) => css`
    &:has([value='${year}']:checked) {
      [data-hand] {
        transform: scale(${widthScale}, ${heightScale});
      }
      [data-year]:not([data-year='${year}']) {
        display: none;
      }
    }
  `,
);

/** The styles of the hand that no utility has. */
export const handCss = css`
  .hand {
    @media screen {
      ${pickedAges.join('')}
    }
    @media (prefers-reduced-motion: no-preference) {
      [data-hand] {
        transition: transform 0.6s;
      }
    }
    [data-ages] {
      bottom: var(--shelf, 0);
    }
    @media print, (width >= 40rem) {
      /* The hand is as wide as the column of headings (block-sections.tsx), which has a wider gap. */
      grid-template: 1fr auto / minmax(max-content, calc(40% + 0.4rem)) minmax(0, 1fr);
      column-gap: 2rem;
      [data-drawing] {
        grid-row: span 2;
      }
      [data-ages] {
        position: static;
        align-self: end;
        background: none;
      }
    }
  }
`;
