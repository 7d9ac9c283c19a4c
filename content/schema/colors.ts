import { z } from 'zod';
import { contrastRatio, luminance } from './contrast';
import { refuse } from './refuse';

const color = z.string().regex(/^#[\da-f]{6}$/i, 'must be # and six digits or letters a to f');

const roles = z.strictObject({
  /** The page. */
  paper: color,
  /** What lies on the page: fields, open menus, cards. */
  raised: color,
  /** Every other section of a page, and the footer. */
  sunk: color,
  /** Boxes that stand out: the next step, the schedule finder. */
  panel: color,
  /** Text. */
  ink: color,
  /** Less important text. */
  'ink-soft': color,
  /** Links, buttons and the frame of what has the focus. */
  sage: color,
  /** A link or a button under the mouse. */
  'sage-strong': color,
  /** The words of a button. */
  'on-sage': color,
  /** Small accents in words: ages, times, the numbers of steps. */
  clay: color,
  /** A line below words, and the ground of notices and of words that a visitor selects. */
  honey: color,
  /** Words on honey. */
  'on-honey': color,
  /** An accent that holds no words. */
  pink: color,
  /** Large numbers. */
  rose: color,
  /** The line of the day. */
  leaf: color,
  /** Lines between parts of a page. */
  line: color,
  /** The frames of fields and buttons. */
  'line-strong': color,
  /** The words and frames of mistakes in a form. */
  error: color,
  /** Behind the picture of the home page, while it loads. */
  wall: color,
});
type Palette = z.output<typeof roles>;
type Role = keyof Palette;

const grounds: Role[] = ['paper', 'raised', 'sunk', 'panel'];
const texts: Role[] = ['ink', 'ink-soft', 'sage', 'sage-strong', 'clay', 'error'];

/** Which colors are seen on which, and the least contrast of each pair (WCAG 2.2: 1.4.6 and 1.4.11). */
const pairs: { roles: Role[]; on: Role[]; least: number; use: string }[] = [
  { roles: texts, on: grounds, least: 7, use: 'text' },
  { roles: ['ink'], on: ['wall'], least: 7, use: 'text' },
  { roles: ['on-sage'], on: ['sage', 'sage-strong'], least: 7, use: 'text' },
  { roles: ['rose'], on: ['paper'], least: 4.5, use: 'large type' },
  { roles: ['line-strong'], on: grounds, least: 3, use: 'a frame' },
  { roles: ['on-honey'], on: ['honey'], least: 7, use: 'text' },
];

const palette = roles.superRefine((colors, context) => {
  const missed = misses(colors);
  const told = new Set<string>();
  for (const { role, ground, ratio, least, use } of missed) {
    // Fixing the first mistake may fix this one.
    if (told.has(role) || told.has(ground)) continue;
    // If a background fails with more colors than a color fails with backgrounds, it should change.
    const onGround = missed.filter((each) => each.ground === ground).length;
    const ofRole = missed.filter((each) => each.role === role).length;
    const names = onGround > ofRole ? [ground, role] : [role, ground];
    const name = names.find((each) => nearest(each as Role, colors)) ?? role;
    const other = name === role ? ground : role;
    told.add(name);
    const better = nearest(name as Role, colors);
    const remedy = better ? `use ${better}` : `change it together with “${other}”`;
    // Rounded down, because 6.96 must not be printed as 7.
    const shown = Math.floor(ratio * 10) / 10;
    const message = `has a contrast of ${shown}:1 with “${other}”, and ${use} needs ${least}:1: ${remedy}`;
    refuse(context, message, colors[name as Role], [name]);
  }
});

/** The pairs with too little contrast, the worst first. */
function misses(colors: Palette) {
  return pairs
    .flatMap(({ roles, on, ...rest }) =>
      roles.flatMap((role) => on.map((ground) => ({ role, ground, ...rest }))),
    )
    .map((pair) => {
      const [one, other] = [pair.role, pair.ground].map((name) => luminance(rgbOf(colors[name])));
      return { ...pair, ratio: contrastRatio(one!, other!) };
    })
    .filter(({ ratio, least }) => ratio < least)
    .sort((a, b) => a.ratio / a.least - b.ratio / b.least);
}

/** The color with the least black or white mixed in that has enough contrast wherever it is seen. */
function nearest(name: Role, colors: Palette): string | undefined {
  const rgb = rgbOf(colors[name]);
  const steps = Array.from({ length: 100 }, (_, index) => (index + 1) / 100);
  return steps
    .flatMap((step) => [0, 255].map((end) => rgb.map((part) => part + (end - part) * step)))
    .map(
      (mixed) => `#${mixed.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`,
    )
    .find((mixed) => {
      const left = misses({ ...colors, [name]: mixed });
      return left.every(({ role, ground }) => role !== name && ground !== name);
    });
}

function rgbOf(color: string): number[] {
  return [1, 3, 5].map((start) => parseInt(color.slice(start, start + 2), 16));
}

/**
 * Not a default export, because tailwind.config.ts imports it, too, and Tailwind's loader (jiti) would
 * take zod's method `default` for the export.
 */
export const schema = z
  .strictObject({
    /** For visitors who have not chosen dark mode. */
    light: palette,
    /** For visitors whose telephone or computer is set to dark. */
    dark: palette,
  })
  .meta({ file: 'content/colors.ts' });
