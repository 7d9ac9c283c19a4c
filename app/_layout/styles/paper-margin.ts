import { css } from '@/components/css';
import { paperHeadingFont } from './paper';

/** The text's column on paper, and the margin beside it with headings, numerals, times and small photos. */
export const paperMargin = css`
  :root {
    --margin: 36mm;
    --indent: calc(var(--margin) + var(--gutter));
  }
  .on-paper-column {
    display: flow-root;
    padding-inline-start: var(--indent);
  }
  main h1 + * {
    padding-block-start: 2mm;
  }
  main:has(.on-paper-column) h1 + * {
    padding-inline-start: var(--indent);
  }
  section.on-paper-column:not(:first-child) {
    margin-top: 3mm;
  }
  .on-paper-column .on-paper-column {
    padding-inline-start: 0;
  }
  .on-paper-column > h2,
  .on-paper-margin {
    float: inline-start;
    clear: inline-start;
    width: var(--margin);
    margin-block: 0;
    margin-inline: calc(-1 * var(--indent)) 0;
    border: 0;
    padding: 0;
    line-height: inherit;
    break-inside: avoid;
  }
  .on-paper-column > header {
    margin-inline-start: calc(-1 * var(--indent));
  }
  .on-paper-column > h2 + * {
    margin-top: 0;
  }
  .on-paper-column > h2,
  .on-paper-margin h2 {
    line-height: 1.15;
    text-wrap: wrap;
  }
  /* The margin is too narrow for two words that stay together (section.tsx). */
  :is(.on-paper-column > h2, .on-paper-margin h2) > span {
    display: inline;
  }
  .text-numeral,
  li > .on-paper-margin {
    font-size: 32pt;
    line-height: 0.9;
  }
  li > .on-paper-margin > span {
    display: contents;
  }
  main img:not([srcset]) {
    width: auto;
    max-width: 100%;
    max-height: 75mm;
    margin-inline-start: var(--indent);
  }

  /* A term or a step starts the line of its text. A step's time is in the margin. */
  .on-paper-run-in {
    display: block;
    border: 0;
    padding: 0 0 2pt;
  }
  .on-paper-run-in > * {
    display: inline;
  }
  /* The dot of a step. */
  .on-paper-run-in > [aria-hidden] {
    display: none;
  }
  .on-paper-run-in > :is(dt, h3) {
    font-size: 1em;
    font-family: ${paperHeadingFont};
  }
  .on-paper-run-in > :is(dt, h3)::after {
    content: '\2002';
  }
  li:has(> .on-paper-run-in) {
    display: flow-root;
  }
  /* Times would print over a heading of several lines, so it spans both columns. */
  .on-paper-column:has(li > .on-paper-margin + .on-paper-run-in) > .on-paper-margin {
    float: none;
    width: auto;
  }
  li > .on-paper-margin:has(+ .on-paper-run-in) {
    font-size: var(--text);
    line-height: inherit;
    text-align: end;
  }

  /* Firefox has no foot on each sheet, leaves a heading behind when its text moves to the next sheet, and fills outlined
     numerals. */
  @supports (-moz-orient: inline) {
    @page {
      margin-block: 8mm;
    }
    section.on-paper-column {
      break-inside: avoid;
    }
    .text-numeral {
      color: var(--detail);
      -webkit-text-stroke: 0;
    }
  }

  .on-paper-two-columns {
    display: block;
    columns: 2;
    column-gap: var(--gutter);
  }
  .on-paper-two-columns:has(> :only-child) {
    columns: 1;
  }
  .on-paper-two-columns > :not(:first-child) {
    margin-top: 6pt;
  }

  /* The letter's photo, and a small one beside each program. */
  .on-paper-photo picture {
    display: block;
  }
  .on-paper-photo:not(.on-paper-margin) {
    float: inline-end;
    width: 56mm;
    margin-inline-start: var(--gutter);
  }
  .on-paper-program {
    border-top: 0.5pt solid var(--line);
    padding-top: 4mm;
    break-inside: avoid;
  }
  .on-paper-program > :last-child {
    display: flow-root;
    padding-bottom: 3mm;
  }
  .on-paper-program dl {
    grid-template-columns: fit-content(40%) 1fr;
  }
  .on-paper-program dl > div {
    display: grid;
    grid-column: 1/-1;
    grid-template-columns: subgrid;
  }

  /* Who acts in an admissions step, what it costs and when. */
  .on-paper-column > dl {
    grid-template-columns: 1fr 1fr 1.5fr;
    border: 0;
  }
  .on-paper-column > dl > div {
    display: block;
    grid-column: auto;
    border: 0;
    padding-block: 1mm;
  }
`;
