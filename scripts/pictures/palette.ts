import { clampChroma, converter, formatHex, wcagContrast, type Oklch } from 'culori';
import type { Colors } from '../../content/schema/colors';
import { contrasts, highestChroma, roles, type Role, type Tone } from './color-roles';

type Scheme = 'light' | 'dark';

const oklab = converter('oklab');
const oklch = converter('oklch');

/**
 * The colors of light and dark pages by their role, as `#rrggbb`. They follow from the school's colors and the table of
 * roles, and every contrast holds.
 */
export const palettesOf = (colors: Colors) => ({
  light: paletteOf(colors, 'light'),
  dark: paletteOf(colors, 'dark'),
});

function paletteOf(colors: Colors, scheme: Scheme): Record<Role, string> {
  const palette = mapValues(roles, (tones) => mixed(tones[scheme], colors));
  reach(contrasts, palette);
  if (scheme === 'light') palette['accent-strong'] = onHover(palette.accent);
  palette.error = apart(palette.error, palette.accent);
  // For the two colors that just changed.
  reach(contrasts, palette);
  return mapValues(palette, hexOf);
}

/** The color of a tone from the table. */
function mixed(tone: Tone, colors: Colors): Oklch {
  if (typeof tone === 'string') return oklch(tone in colors ? colors[tone as keyof Colors] : tone)!;
  const [l, ...shares] = tone;
  const parts = (['accent', 'detail', 'highlight'] as const).map((seed, at) => {
    const { a, b } = oklab(quiet(oklch(colors[seed])!, highestChroma[seed]));
    return { a: a * shares[at]!, b: b * shares[at]! };
  });
  const sum = (axis: 'a' | 'b') => parts.reduce((total, part) => total + part[axis], 0);
  return oklch({ mode: 'oklab', l, a: sum('a'), b: sum('b') });
}
const quiet = (color: Oklch, chroma: number) => ({ ...color, c: Math.min(color.c, chroma) });

/** Darker, or lighter if it's almost black. */
const onHover = (color: Oklch): Oklch => ({
  ...color,
  l: color.l < 0.3 ? 0.38 : color.l - 0.08,
  c: 0.83 * color.c,
});

/** Turns the hue of errors away from a red accent, so that they don't look like links and buttons. */
function apart(error: Oklch, accent: Oklch): Oklch {
  const turn = ((error.h! - (accent.h ?? 0) + 540) % 360) - 180;
  return accent.c > 0.03 && Math.abs(turn) < 40 ? { ...error, h: accent.h! - 40 } : error;
}

/** Makes colors darker on light ones, and lighter on dark ones, until their contrast holds. */
function reach(rules: typeof contrasts, palette: Record<Role, Oklch>): void {
  for (const { roles, on, min } of rules) {
    const backgrounds = on.map((role) => hexOf(palette[role]));
    const step = palette[on[0]!].l > 0.5 ? -0.005 : 0.005;
    for (const role of roles) {
      const isFaint = () =>
        backgrounds.some((background) => wcagContrast(hexOf(palette[role]), background) < min);
      while (isFaint()) palette[role] = { ...palette[role], l: palette[role].l + step };
    }
  }
}

/** The nearest color of the same lightness and hue that screens can show. */
const hexOf = (color: Oklch) => formatHex(clampChroma(color, 'oklch'));

const mapValues = <Key extends string, From, To>(
  record: Record<Key, From>,
  map: (value: From) => To,
) =>
  Object.fromEntries(
    Object.entries<From>(record).map(([key, value]) => [key, map(value)]),
  ) as Record<Key, To>;
