import { css } from '@/components/css';
import { faces } from '@/scripts/design/faces';

/** The heading font and what replaces it. */
export const paperHeadingFont = `headingFont, ${faces.heading.family}, Georgia, serif`;

/** Text in points, black on white. Spacing is in rem, so a small rem saves sheets. */
export const paper = css`
  :root {
    --paper: white;
    --raised: white;
    --sunk: white;
    --panel: white;
    --ink: black;
    --accent: black;
    --small: 9.5pt;
    --text: 9.5pt;
    --heading: 11pt;
    --section: 13pt;
    --title: 30pt;
    --gutter: 6mm;
    font-size: 2.4pt;
  }
  @page {
    margin: 12mm 16mm 16mm;
  }
  /* The strip of heights. Chromium prefers the later of two margins, not that of the named page. */
  @page strip {
    margin: 6mm 16mm;
  }
  /* Photos have a srcset, unlike a logo, a badge or a map. */
  nav,
  iframe,
  :where(picture:has(> img[srcset])) {
    display: none;
  }
  body {
    line-height: 1.35;
    /* Firefox's PDFs lose the letters of a ligature. */
    font-variant-ligatures: none;
  }
  /* In Firefox's PDFs, text in a bold variable font can't be searched or copied. */
  strong,
  .font-medium,
  .font-bold {
    font-family: ${paperHeadingFont};
  }
  /* Screen widths are too narrow for paper. Images still must not exceed their container. */
  :not(img) {
    max-width: none;
  }
  .px-5 {
    padding-inline: 0;
  }
  header img {
    height: 2em;
  }
  main {
    padding-top: 5mm;
  }
  main > section:last-child > div {
    padding-bottom: 0;
  }
  main header {
    padding-block: 0 3mm;
  }
  h2 {
    --title: var(--section);
  }
  h1,
  h2,
  h3 {
    break-after: avoid;
  }
  p,
  li,
  dd {
    orphans: 3;
    widows: 2;
  }
  footer p {
    white-space: normal;
  }
  footer {
    break-before: avoid;
  }
  footer,
  li,
  tr,
  dl > div,
  .list-disc {
    break-inside: avoid;
  }
  .grid {
    column-gap: var(--gutter);
  }
  .list-disc {
    padding-inline-start: 1.25em;
  }
  th,
  td {
    padding-block: 0.2rem;
  }
  /* All prices are on one sheet. */
  main:has(#prices) {
    padding-top: 2mm;
    line-height: 1.25;
  }
  main:has(#prices) > header,
  main:has(#prices) > section > div {
    padding-block: 0;
  }
  main a,
  main a * {
    text-decoration: none;
  }
  main a[href^='http']:not([href*='/maps/'])::after {
    /* A plain space would collapse in inline flex boxes. */
    content: '\a0(' attr(href) ')';
  }
`;
