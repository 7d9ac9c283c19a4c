/** The three colors that a school chooses. */
type Seed = 'accent' | 'detail' | 'highlight';

/**
 * A color in OKLCH: its lightness from 0 to 1, and how much of the chroma of accent, detail and highlight it takes. Or
 * the school's own color, or one that's the same for every school.
 */
export type Tone =
  [lightness: number, accent: number, detail: number, highlight: number] | Seed | `#${string}`;

/** Each color by its use, on light and on dark pages. */
export const roles = {
  /** The page, and the header's bar. */
  paper: { light: [0.977, 0, 0, 0.08], dark: [0.213, 0, 0.04, 0.07] },
  /** Fields, open menus, cards. */
  raised: { light: [0.994, 0, 0, 0.04], dark: [0.267, 0, 0.05, 0.12] },
  /** Alternating sections and the footer. */
  sunk: { light: [0.94, 0, 0, 0.15], dark: [0.181, 0, 0.03, 0.06] },
  /** Boxes that stand out: the next step, the schedule finder. */
  panel: { light: [0.93, 0.29, 0, 0], dark: [0.321, 0.43, 0, 0.08] },
  /** Behind the photos of the home page and of a next step while they load. */
  wall: { light: [0.849, 0, 0.07, 0.15], dark: [0.213, 0, 0.04, 0.07] },
  /** The door jamb and the strip of heights. */
  wood: { light: [0.825, 0, 0.01, 0.46], dark: [0.409, 0, 0.12, 0.25] },
  ink: { light: [0.262, 0, 0.05, 0.09], dark: [0.943, 0, 0.01, 0.16] },
  'ink-soft': { light: [0.393, 0, 0.05, 0.13], dark: [0.868, 0, 0.01, 0.17] },
  /** Links, buttons and focus outlines. */
  accent: { light: 'accent', dark: [0.864, 0.86, 0, 0.09] },
  /** Links and buttons on hover. On light pages, it follows the accent (palette.ts). */
  'accent-strong': { light: 'accent', dark: [0.911, 0.7, 0, 0.09] },
  /** Text on a button. */
  'on-accent': { light: [0.986, 0, 0, 0.07], dark: [0.235, 0.42, 0, 0.02] },
  /** Small accents in text, and numerals. */
  detail: { light: 'detail', dark: [0.82, 0, 0.61, 0.14] },
  /** Underlines, and the background of notices and of selected text. */
  highlight: { light: 'highlight', dark: [0.762, 0, 0, 0.94] },
  /** Text on that background. */
  'on-highlight': { light: [0.262, 0, 0.05, 0.09], dark: [0.213, 0, 0.04, 0.07] },
  /** The line beside the steps of a day. */
  timeline: { light: [0.789, 0.99, 0, 0.13], dark: [0.604, 1.06, 0, 0.12] },
  /** Lines between sections of a page. */
  line: { light: [0.866, 0, 0.01, 0.21], dark: [0.36, 0, 0.07, 0.12] },
  /** The borders of fields and buttons. */
  'line-strong': { light: [0.58, 0, 0.07, 0.16], dark: [0.626, 0, 0, 0.29] },
  /** The messages and borders of invalid fields. Its hue keeps away from the accent's (palette.ts). */
  error: { light: '#8c1d18', dark: '#fbcac3' },
  /** The first, third, fifth … year in the programs' bars of ages, which are number rods: red and blue in every school. */
  'rod-odd': { light: '#b3523f', dark: '#c2654f' },
  /** The years between them. */
  'rod-even': { light: '#3f6d8e', dark: '#628cad' },
} satisfies Record<string, Record<'light' | 'dark', Tone>>;

export type Role = keyof typeof roles;

/** The highest chroma that other colors take from a school's color, so that panels and dark pages stay quiet. */
export const highestChroma: Record<Seed, number> = { accent: 0.1, detail: 0.13, highlight: 0.14 };

const page: Role[] = ['paper', 'raised', 'sunk', 'panel'];

/**
 * Which colors appear on which others, and the contrast they need (WCAG 2.2: 1.4.6 and 1.4.11). Where it's too low, the
 * first ones get darker or lighter. The border of the menu button needs none, because the icon identifies it.
 */
export const contrasts: { roles: Role[]; on: Role[]; min: number }[] = [
  { roles: ['ink'], on: [...page, 'wall', 'wood'], min: 7 },
  { roles: ['ink-soft', 'accent', 'accent-strong', 'detail', 'error'], on: page, min: 7 },
  { roles: ['on-accent'], on: ['accent', 'accent-strong'], min: 7 },
  { roles: ['highlight'], on: ['on-highlight'], min: 7 },
  { roles: ['line-strong'], on: page, min: 3 },
  { roles: ['rod-odd', 'rod-even'], on: ['sunk'], min: 3 },
];
