/** The three colors that a school chooses. */
type Seed = 'accent' | 'detail' | 'highlight';

/**
 * How to get a color. A hex code is the same for every school, because paper, wood and ink are always warm. The name of
 * a seed is the school's own color, unchanged. An object makes a new color from the hue of a seed, in OKLCH: `l` is its
 * lightness from 0 to 1, `share` is how much of the seed's chroma it keeps, and `lamp` is how much warm light it adds.
 */
export type Tone = `#${string}` | Seed | { of: Seed; l: number; share: number; lamp?: number };

/** Each color by its use, on light and on dark pages. */
export const roles = {
  /** The page, and the header's bar. */
  paper: { light: '#fbf7f0', dark: '#1d1813' },
  /** Fields, open menus, cards. */
  raised: { light: '#fffdf9', dark: '#2c241b' },
  /** Alternating sections and the footer. */
  sunk: { light: '#f2eadd', dark: '#15110d' },
  /** What stands out from the page: a next step, a notice in dark mode, a linked row of prices, a blank. */
  panel: {
    light: { of: 'accent', l: 0.93, share: 0.29 },
    dark: { of: 'accent', l: 0.321, share: 0.43, lamp: 0.01 },
  },
  /** Behind the photos of the home page and of a next step while they load. */
  wall: { light: '#d9cbbc', dark: '#1d1813' },
  /** The door jamb and the strip of heights. */
  wood: { light: '#dbc29a', dark: '#634322' },
  ink: { light: '#2a231c', dark: '#f4ebdd' },
  'ink-soft': { light: '#4d443a', dark: '#dcd2c3' },
  /** Links, buttons and focus outlines. */
  accent: { light: 'accent', dark: { of: 'accent', l: 0.864, share: 0.86, lamp: 0.012 } },
  /** Links and buttons on hover. On light pages, it follows the accent (palette.ts). */
  'accent-strong': { light: 'accent', dark: { of: 'accent', l: 0.911, share: 0.7, lamp: 0.012 } },
  /** Text on a button. */
  'on-accent': { light: '#fdfaf4', dark: { of: 'accent', l: 0.235, share: 0.42, lamp: 0.002 } },
  /** Small accents in text, and numerals. */
  detail: { light: 'detail', dark: { of: 'detail', l: 0.82, share: 0.61, lamp: 0.018 } },
  /** Underlines, and the background of notices and of selected text. */
  highlight: { light: 'highlight', dark: { of: 'highlight', l: 0.762, share: 0.94 } },
  /** Text on that background. */
  'on-highlight': { light: '#2a231c', dark: '#1d1813' },
  /** The line beside the steps of a day. */
  timeline: {
    light: { of: 'accent', l: 0.789, share: 0.99, lamp: 0.016 },
    dark: { of: 'accent', l: 0.604, share: 1.06, lamp: 0.016 },
  },
  /** Lines between sections of a page. */
  line: { light: '#ddd1bf', dark: '#453b31' },
  /** The borders of fields and buttons. */
  'line-strong': { light: '#85786a', dark: '#94866f' },
  /** The messages and borders of invalid fields. If the accent is red, palette.ts shifts this hue so that they differ. */
  error: { light: '#8c1d18', dark: '#fbcac3' },
  /** Every other year in a program's bar of ages, which looks like a Montessori number rod. */
  'rod-odd': { light: '#b3523f', dark: '#c2654f' },
  /** The years between those. */
  'rod-even': { light: '#3f6d8e', dark: '#628cad' },
} satisfies Record<string, Record<'light' | 'dark', Tone>>;

export type Role = keyof typeof roles;

/** A `share` counts at most this much of a seed's chroma, so that panels and dark pages stay muted. */
export const highestChroma: Record<Seed, number> = { accent: 0.07, detail: 0.13, highlight: 0.14 };

const page: Role[] = ['paper', 'raised', 'sunk', 'panel'];

/**
 * Which colors appear on which others, and the contrast they need (WCAG 2.2: 1.4.6 and 1.4.11). Where the contrast is
 * too low, palette.ts makes the colors in `roles` darker or lighter. The border of the menu button isn't listed, because
 * the button's icon already identifies it.
 */
export const contrasts: { roles: Role[]; on: Role[]; min: number }[] = [
  { roles: ['ink'], on: [...page, 'wall', 'wood'], min: 7 },
  { roles: ['ink-soft', 'accent', 'accent-strong', 'detail', 'error'], on: page, min: 7 },
  { roles: ['on-accent'], on: ['accent', 'accent-strong'], min: 7 },
  { roles: ['highlight'], on: ['on-highlight'], min: 7 },
  { roles: ['line-strong'], on: page, min: 3 },
  { roles: ['rod-odd', 'rod-even'], on: ['sunk'], min: 3 },
];
