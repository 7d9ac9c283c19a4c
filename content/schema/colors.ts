import { z } from 'zod';
import { contrastRatio, luminance } from './contrast';
import { addIssue } from './add-issue';

const color = z.string().regex(/^#[\da-f]{6}$/i, {
  error: 'must be # and six digits or letters a to f',
  abort: true,
});

/** Each color by its use. `sage`, `clay`, `honey` and `leaf` are only names: your `sage` may be blue. */
const roles = z.strictObject({
  /** The page. */
  paper: color,
  /** What lies on the page: fields, open menus, cards. */
  raised: color,
  /** Every other section of a page, and the footer. */
  sunk: color,
  /** Boxes that stand out: the next step, the schedule finder. */
  panel: color,
  ink: color,
  'ink-soft': color,
  /** Links, buttons and the outline of the element with the focus. */
  sage: color,
  /** A link or a button under the mouse. */
  'sage-strong': color,
  /** The words on a button. */
  'on-sage': color,
  /** Small accents in words, and numerals. */
  clay: color,
  /** Underlines, and the background of notices and of selected text. */
  honey: color,
  /** Words on honey. */
  'on-honey': color,
  /** The line beside the parts of a day. */
  leaf: color,
  /** Lines between parts of a page. */
  line: color,
  /** The frames of fields and buttons. */
  'line-strong': color,
  /** The messages and frames of fields with mistakes. */
  error: color,
  /** The header's bar. The menus that it opens have the colors of the page. */
  bar: color,
  /** A link or a button of the bar under the mouse. */
  'bar-hover': color,
  /** Words on the bar. */
  'on-bar': color,
  /** The current page, the main button and the outline of the focus, on the bar. */
  'bar-accent': color,
  /** Such a link or button under the mouse. */
  'bar-accent-strong': color,
  /** The words on the bar's button. */
  'on-bar-accent': color,
  /** Behind the home page's photo while it loads, and behind a next step with a photo. */
  wall: color,
});
type Palette = z.output<typeof roles>;
export type Role = keyof Palette;

const backgrounds: Role[] = ['paper', 'raised', 'sunk', 'panel'];
const bar: Role[] = ['bar', 'bar-hover'];
const accents: Role[] = ['bar-accent', 'bar-accent-strong'];
const texts: Role[] = ['ink', 'ink-soft', 'sage', 'sage-strong', 'clay', 'error'];

/** Which colors appear on which backgrounds, and the contrast that they need (WCAG 2.2: 1.4.6 and 1.4.11). */
const pairs: { roles: Role[]; on: Role[]; min: number; use: string }[] = [
  { roles: texts, on: backgrounds, min: 7, use: 'text' },
  { roles: ['ink'], on: ['wall'], min: 7, use: 'text' },
  { roles: ['on-sage'], on: ['sage', 'sage-strong'], min: 7, use: 'text' },
  { roles: ['line-strong'], on: [...backgrounds, ...bar], min: 3, use: 'a frame' },
  { roles: ['on-bar', ...accents], on: bar, min: 7, use: 'text' },
  { roles: ['on-bar-accent'], on: accents, min: 7, use: 'text' },
  { roles: ['on-honey'], on: ['honey'], min: 7, use: 'text' },
];

const palette = roles.superRefine((colors, context) => {
  for (const { roles, on, min, use } of pairs) {
    for (const role of roles) {
      const rgb = rgbOf(colors[role]);
      const background = worst(rgb, on, colors);
      const ratio = contrastWith(background, rgb, colors);
      if (ratio >= min) continue;
      const remedy = remedyFor(role, on, min, colors);
      // Rounds down, because the message must not show 6.96 as 7.
      const rounded = Math.floor(ratio * 10) / 10;
      const message = `has a contrast of ${rounded}:1 with “${background}”, and ${use} needs ${min}:1: ${remedy}`;
      addIssue(context, message, undefined, [role]);
    }
  }
});

/** Proposes another color for the words, not for what is behind them, which the editor has probably just chosen. */
function remedyFor(role: Role, on: Role[], min: number, colors: Palette): string {
  const color = rgbOf(colors[role]);
  const better = betterColor(color, on, min, colors);
  if (better) return `use ${hexOf(better)} in place of ${colors[role]}`;
  const [main, ...others] = on as [Role, ...Role[]];
  return betterColor(color, [main], min, colors)
    ? `no color reaches ${min}:1 on all of ${on.join(', ')}: make ${others.join(', ')} more like “${main}”`
    : `no color reaches ${min}:1 on “${main}”, which must be lighter or darker`;
}

const contrastWith = (background: Role, color: number[], colors: Palette) =>
  contrastRatio(luminance(color), luminance(rgbOf(colors[background])));

/** The background on which a color has the lowest contrast. */
function worst(color: number[], on: Role[], colors: Palette): Role {
  const contrast = (role: Role) => contrastWith(role, color, colors);
  return on.toSorted((a, b) => contrast(a) - contrast(b))[0]!;
}

/** The color with just enough black or white for every background. Undefined if no mix is enough. */
function betterColor(color: number[], on: Role[], min: number, colors: Palette) {
  return Array.from({ length: 100 }, (_, index) => (index + 1) / 100)
    .flatMap((part) => [mixed(color, 0, part), mixed(color, 255, part)])
    .find((each) => on.every((background) => contrastWith(background, each, colors) >= min));
}

const mixed = (color: number[], end: number, part: number) =>
  color.map((value) => Math.round(value + (end - value) * part));

const hexOf = (rgb: number[]) =>
  `#${rgb.map((value) => value.toString(16).padStart(2, '0')).join('')}`;

const rgbOf = (color: string) =>
  [1, 3, 5].map((start) => parseInt(color.slice(start, start + 2), 16));

const schema = z
  .strictObject({
    /** For visitors who have not chosen dark mode. */
    light: palette,
    /** For visitors whose telephone or computer is set to dark. */
    dark: palette,
  })
  .meta({ file: 'content/colors.ts' });
export default schema;
export type Colors = z.output<typeof schema>;
