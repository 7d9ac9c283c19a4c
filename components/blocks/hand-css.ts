import { css } from '../css';

/**
 * The length and the breadth of a hand at each age, in millimeters: medians of 2-, 4- and 6-year-olds in the records
 * of Snyder et al., “Anthropometry of Infants, Children, and Youths to Age 18 for Product Safety Design”, 1977
 * (UM-HSRI-77-17). The drawing is the first of them.
 */
export const ages = [
  { year: 2, length: 102, breadth: 50 },
  { year: 4, length: 118, breadth: 55 },
  { year: 6, length: 129, breadth: 60 },
].map((age) => ({ ...age, widthScale: age.breadth / 50, heightScale: age.length / 102 }));
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
      grid-template: 1fr auto / minmax(max-content, calc(40% + 0.4rem)) minmax(0, 1fr);
      column-gap: 2rem;
      > div:first-of-type {
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
