import {
  clampChroma,
  converter,
  differenceCiede2000,
  formatHex,
  wcagContrast,
  type Oklch,
} from 'culori';
import type { Colors } from '@/content/schema/colors';
import { contrasts, highestChroma, roles, type Role, type Tone } from './color-roles';

const oklab = converter('oklab');
const oklch = converter('oklch');
const difference = differenceCiede2000();

/**
 * The colors of light and dark pages by their role, as `#rrggbb`. They follow from the school's colors and the table of
 * roles, and every contrast reaches its minimum.
 */
export const palettesOf = (colors: Colors) => ({
  light: paletteOf(colors, 'light'),
  dark: paletteOf(colors, 'dark'),
});

function paletteOf(colors: Colors, scheme: 'light' | 'dark') {
  const names = Object.keys(roles) as Role[];
  const palette = {} as Record<Role, Oklch>;
  for (const role of names) palette[role] = colorOf(roles[role][scheme], colors);
  reachContrasts(palette);
  if (scheme === 'light') palette['accent-strong'] = onHover(palette.accent);
  palette.error = awayFrom(palette.accent, palette.error);
  return Object.fromEntries(names.map((role) => [role, hexOf(palette[role])])) as Record<
    Role,
    string
  >;
}

function colorOf(tone: Tone, colors: Colors): Oklch {
  if (typeof tone === 'string') return oklch(tone in colors ? colors[tone as keyof Colors] : tone)!;
  const { of: seed, l, share, lamp = 0 } = tone;
  const { c, h } = oklch(colors[seed])!;
  const tint = oklab({ mode: 'oklch', l, c: share * Math.min(c, highestChroma[seed]), h });
  const lamplight = oklab({ mode: 'oklch', l, c: lamp, h: 80 });
  return oklch({ mode: 'oklab', l, a: tint.a + lamplight.a, b: tint.b + lamplight.b });
}

/** Makes the accent darker, or lighter if it's almost black. */
const onHover = (accent: Oklch): Oklch => ({
  ...accent,
  l: accent.l < 0.3 ? 0.38 : accent.l - 0.08,
  c: 0.83 * accent.c,
});

/** Turns the red of errors toward purple until it differs from a red accent. */
function awayFrom(accent: Oklch, error: Oklch): Oklch {
  const turned = { ...error };
  while (difference(hexOf(turned), hexOf(accent)) < 12) turned.h = turned.h! - 5;
  return turned;
}

/** Makes colors darker on light ones, and lighter on dark ones, until their contrast reaches its minimum. */
function reachContrasts(palette: Record<Role, Oklch>): void {
  for (const { roles, on, min } of contrasts) {
    const backgrounds = on.map((role) => hexOf(palette[role]));
    const step = palette[on[0]!].l > 0.5 ? -0.005 : 0.005;
    for (const role of roles) {
      const isFaint = () => {
        const color = hexOf(palette[role]);
        return backgrounds.some((background) => wcagContrast(color, background) < min);
      };
      while (isFaint()) palette[role] = { ...palette[role], l: palette[role].l + step };
    }
  }
}

/** The nearest color of the same lightness and hue that screens can show. */
const hexOf = (color: Oklch) => formatHex(clampChroma(withoutOlive(color), 'oklch'));

/** A dark yellow is olive, so its hue turns to brown. */
function withoutOlive({ h = 0, ...color }: Oklch): Oklch {
  if (h < 65 || h > 105 || color.l > 0.6 || color.c < 0.03) return { ...color, h };
  const lightness = Math.max(0, (color.l - 0.4) / 0.2);
  return { ...color, h: 65 + lightness * (h - 65) };
}
