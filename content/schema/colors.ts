import { z } from 'zod';
import { contrastRatio, luminance } from './parts/contrast';
import { addIssue } from './parts/add-issue';

const color = z.string().regex(/^#[\da-f]{6}$/i, {
  error: 'must be # and six digits or letters a to f',
  abort: true,
});

/** Each color by its use. */
const roles = z.strictObject({
  /** The page. */
  paper: color,
  /** Fields, open menus, cards. */
  raised: color,
  /** Alternating sections and the footer. */
  sunk: color,
  /** Boxes that stand out: the next step, the schedule finder. */
  panel: color,
  ink: color,
  'ink-soft': color,
  /** Links, buttons and focus outlines. */
  accent: color,
  /** Links and buttons on hover. */
  'accent-strong': color,
  /** Text on a button. */
  'on-accent': color,
  /** Small accents in text, and numerals. */
  detail: color,
  /** Underlines, and the background of notices and of selected text. */
  highlight: color,
  /** Text on that background. */
  'on-highlight': color,
  /** The line beside the steps of a day. */
  timeline: color,
  /** Lines between sections of a page. */
  line: color,
  /** The borders of fields and buttons. */
  'line-strong': color,
  /** The messages and borders of invalid fields. */
  error: color,
  /** The header's bar. Its open menus use the page's colors. */
  bar: color,
  /** Links and buttons in the bar on hover. */
  'bar-hover': color,
  /** Text on the bar. */
  'on-bar': color,
  /** The current page, the main button and focus outlines in the bar. */
  'bar-accent': color,
  /** The same on hover. */
  'bar-accent-strong': color,
  /** Text on the bar's main button. */
  'on-bar-accent': color,
  /** The first, third, fifth … year in the programs' bars of ages. */
  'rod-odd': color,
  /** The years between them. */
  'rod-even': color,
  /** The door jamb, and behind the photos of the home page and of a next step while they load. */
  wall: color,
});
type Role = keyof z.output<typeof roles>;

export const roleNames = roles.keyof().options;

const texts: Role[] = ['ink', 'ink-soft', 'accent', 'accent-strong', 'detail', 'error'];
const page: Role[] = ['paper', 'raised', 'sunk', 'panel'];
const bar: Role[] = ['bar', 'bar-hover'];
const barAccents: Role[] = ['bar-accent', 'bar-accent-strong'];

/**
 * Which colors appear on which backgrounds and the contrast they need (WCAG 2.2: 1.4.6 and 1.4.11). The border of the
 * bar's menu button needs none, because the icon identifies it.
 */
const pairs: { roles: Role[]; on: Role[]; min: number; use: string }[] = [
  { roles: texts, on: page, min: 7, use: 'text' },
  { roles: ['ink'], on: ['wall'], min: 7, use: 'text' },
  { roles: ['on-accent'], on: ['accent', 'accent-strong'], min: 7, use: 'text' },
  { roles: ['line-strong'], on: page, min: 3, use: 'a border' },
  { roles: ['on-bar', ...barAccents], on: bar, min: 7, use: 'text' },
  { roles: ['on-bar-accent'], on: barAccents, min: 7, use: 'text' },
  { roles: ['rod-odd', 'rod-even'], on: ['sunk'], min: 3, use: 'a rod' },
  { roles: ['on-highlight'], on: ['highlight'], min: 7, use: 'text' },
];

const palette = roles.superRefine((colors, context) => {
  for (const { roles, on, min, use } of pairs) {
    for (const role of roles) {
      const contrast = (background: Role) => contrastOf(colors[role], colors[background]);
      const worst = on.toSorted((a, b) => contrast(a) - contrast(b))[0]!;
      if (contrast(worst) >= min) continue;
      // Rounded down, because 6.96 isn't 7.
      const ratio = Math.floor(contrast(worst) * 10) / 10;
      const message = `has a contrast of ${ratio}:1 with “${worst}”, and ${use} needs ${min}:1: change one of the two`;
      addIssue(context, message, undefined, [role]);
    }
  }
});

/** The contrast ratio of two colors like `#fbf7f0`. */
const contrastOf = (one: string, other: string) =>
  contrastRatio(luminanceOf(one), luminanceOf(other));

const luminanceOf = (color: string) =>
  luminance([1, 3, 5].map((start) => parseInt(color.slice(start, start + 2), 16)));

const schema = z.strictObject({
  light: palette,
  /** For visitors whose phone or computer is in dark mode. */
  dark: palette,
});
export default schema;
export type Colors = z.output<typeof schema>;
