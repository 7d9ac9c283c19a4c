import { css } from '../css';
import { jambWidth, lineLength, overlap, sheetHeight, type Mark } from './heights-layout';

/** A rule for each name, because the CSP forbids inline styles. */
const placeOf = ({ nameY }: Mark) => css`
  [data-y='${nameY}'] {
    top: ${nameY % sheetHeight}mm;
  }
`;

/** Where names begin, in millimeters from the left edge of the jamb. */
const names = jambWidth + 3;
/** What the title above the jamb and the sentence below it take, in millimeters. */
const roomForTitle = 86;

/**
 * The styles of the heights that no utility has. `--lane` is the width of the family's side. The sentence above the
 * school's highest thing, which is the first mark, stays in view down to it.
 *
 * @param id the block's `data-heights`, because a page may have several
 */
export const heightsCss = (id: string, marks: Mark[]) => css`
  @media print, (width >= 20rem) {
    [data-heights='${id}'] > [data-side] {
      height: ${Math.max(0, marks[0]!.y - roomForTitle)}mm;
    }
  }
  .heights {
    --lane: 0mm;
    overflow-x: clip;
    &:has([data-side='family']) {
      --lane: max(26mm, 22%);
      @media screen and (width >= 64rem) {
        /* The jamb is beside the column of headings (block-sections.tsx). */
        --lane: calc(40% + 2.4rem);
      }
    }
    svg {
      margin-inline-start: var(--lane);
    }
    ${marks.map(placeOf).join('')}
    @media (width < 20rem) {
      [data-sheet] {
        display: none;
      }
    }
    @media screen and (20rem <= width < 40rem) {
      margin-inline: calc(-5 * var(--spacing));
      [data-sheet] {
        --text: 0.9375rem;
      }
    }
    @media print, (width >= 20rem) {
      [data-side] {
        position: absolute;
        inset-inline: calc(var(--lane) + ${names}mm) 0;
      }
      [data-side='family'] {
        inset-inline: 1.5mm calc(100% - var(--lane) + 2mm);
        text-align: end;
      }
      > [data-side] {
        top: 6mm;
      }
      [data-above] {
        top: 40vh;
        margin-top: 20mm;
        max-width: 5em;
      }
      ul {
        position: absolute;
        height: 1px;
        overflow: hidden;
        clip-path: inset(50%);
      }
      [data-floor] {
        margin-inline-start: calc(var(--lane) + ${names}mm);
      }
    }
    @media print {
      --wood: none;
      --small: 10pt;
      --text: 15pt;
      --heading: 17pt;
      --title: 44pt;
      [data-sheet] {
        border-block: ${overlap}mm solid transparent;
      }
      [data-sheet] + [data-sheet] {
        break-before: page;
      }
      svg {
        clip-path: inset(-${overlap}mm -${lineLength}mm);
      }
      > [data-poster] {
        top: 190mm;
      }
    }
  }
`;
