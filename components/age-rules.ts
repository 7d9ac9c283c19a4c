import { css } from './css';

/**
 * CSS for a picked age. `data-fits` lists the ages that an element fits. The rule sets properties for these elements
 * and for all others, and each component decides what changes. Faded text keeps a contrast of at least 4.5:1.
 */
export const ageRule = (year: number) => css`
  @media screen {
    body:has([value='age-${year}']:checked) {
      [data-fits~='age-${year}'] {
        --mark: 0.3rem;
        --line-display: inline;
      }
      [data-fits]:not([data-fits~='age-${year}']) {
        --link-display: none;
        --name-display: inline;
        @media (forced-colors: none) {
          --fade: 0.85;
          --rod-fade: 0.3;
        }
      }
    }
  }
`;
