import { css } from '../css';
import type { Mark } from './place-names';

/** The styles of the heights, which no other page needs. Each name has its place on its sheet. */
export const heightsCss = (marks: Mark[]) =>
  [rules, ...marks.map(placeOf), placeAbove(marks)].join('');

/** The sentence above the school's highest thing stays in view down to it. */
const placeAbove = (marks: Mark[]) => css`
  @media screen and (width >= 20rem) {
    .heights [data-above] {
      height: ${marks.find(({ side }) => side === 'ours')!.y - 80}mm;
    }
  }
`;

const placeOf = ({ nameY }: Mark) => css`
  [data-y='${nameY}'] {
    top: ${4 + (nameY % 250)}mm;
  }
`;

const rules = css`
  /* --lane is the width of the family's side. */
  .heights {
    --lane: 0mm;
    position: relative;
    overflow-x: clip;
  }
  .heights[data-family] {
    --lane: max(24mm, 26%);
  }
  .heights [data-sheet] {
    position: relative;
    height: 258mm;
  }
  .heights svg {
    position: absolute;
    inset-inline-start: calc(var(--lane) - 140mm);
    width: 420mm;
    height: 258mm;
  }
  .heights [data-side] {
    position: absolute;
    inset-inline: calc(var(--lane) + 15mm) 0;
  }
  .heights [data-side='family'] {
    inset-inline: 0 calc(100% - var(--lane) + 2mm);
    text-align: end;
  }
  .heights [data-side='family'] small {
    margin-inline-start: auto;
  }
  .heights > [data-side] {
    top: 6mm;
  }
  .heights [data-above] > p {
    position: sticky;
    top: 40vh;
    max-width: 5em;
  }
  .heights [data-y] {
    line-height: 1.25;
  }
  .heights small {
    font-size: 0.9375rem;
  }
  @media (20rem <= width < 40rem) {
    .heights {
      margin-inline: calc(-5 * var(--spacing));
    }
    .heights [data-side='family'] {
      inset-inline-start: 1.5mm;
    }
    .heights [data-y] {
      font-size: 0.9375rem;
      text-wrap: balance;
    }
  }
  @media screen and (width >= 64rem) {
    .heights[data-family] {
      --lane: calc(40% + 2.4rem);
    }
  }
  @media (forced-colors: active) {
    .heights {
      --ink: CanvasText;
      --paper: Canvas;
      --wood: Canvas;
    }
  }
  @media screen {
    /* Screens show one strip, so they hide what the sheets repeat. */
    .heights [data-sheet] + [data-sheet] {
      margin-top: -8mm;
    }
    .heights svg {
      clip-path: inset(4mm 0);
    }
    .heights [data-poster] {
      display: none;
    }
  }
  /* Phones with very large text show only the lists. */
  @media screen and (width < 20rem) {
    .heights [data-sheet] {
      display: none;
    }
    .heights [data-side] {
      position: static;
      text-align: start;
    }
  }
  @media print, (width >= 20rem) {
    .heights [data-above] {
      position: absolute;
      inset-inline: 0;
      top: 34mm;
    }
    .heights ul {
      position: absolute;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    .heights [data-below] {
      margin-inline-start: calc(var(--lane) + 15mm);
    }
  }
  @page strip {
    size: portrait;
  }
  @media print {
    .heights {
      --wood: none;
      page: strip;
      break-before: page;
    }
    .heights[data-family] {
      --lane: 22%;
    }
    .heights [data-poster] {
      top: 190mm;
    }
    .heights [data-poster] p:not(:last-child)::after {
      content: '';
      display: block;
      margin-block: 9mm 6mm;
      border-bottom: 0.2mm solid;
    }
    .heights [data-sheet] + [data-sheet] {
      break-before: page;
    }
    .heights [data-sheet]::before {
      content: '';
      position: absolute;
      inset: 3.9mm 0;
      border-block: 0.2mm dashed;
    }
    .heights p {
      font-size: 13pt;
    }
    .heights small {
      font-size: 10pt;
    }
    .heights :is(h3, bdi.font-display) {
      font-size: 17pt;
    }
    .heights [data-above] > p {
      font-size: 44pt;
    }
    body:has(.heights) > footer {
      display: none;
    }
  }
`;
