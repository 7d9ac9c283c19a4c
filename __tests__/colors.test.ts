import { converter, differenceCiede2000, formatHex, wcagContrast } from 'culori';
import schema from '@/content/schema/colors';
import { contrasts, type Role } from '@/scripts/design/color-roles';
import { palettesOf } from '@/scripts/design/palette';

const palettes = (colors: { accent: string; detail?: string; highlight?: string }) =>
  Object.entries(palettesOf(schema.parse(colors)));
const difference = differenceCiede2000();

const extremes = ['#000000', '#ffffff', '#ff0000', '#ffff00', '#00ff00', '#00ffff', '#0000ff'];
const aroundTheWheel = Array.from({ length: 12 }, (_, index) =>
  formatHex({
    mode: 'hsl',
    h: 30 * index,
    s: 0.3 + (index % 3) * 0.3,
    l: 0.15 + (index % 7) * 0.12,
  }),
);
const seeds = [...extremes, ...aroundTheWheel];

describe('a palette', () => {
  test.each(seeds)('has every contrast with %s in any of the three fields', (seed) => {
    const schools = [
      { accent: seed },
      { accent: '#1f3a6b', detail: seed },
      { accent: '#7a1f2b', highlight: seed },
      { accent: seed, detail: seed, highlight: seed },
    ];
    const faint = schools.flatMap(palettes).flatMap(([scheme, palette]) =>
      contrasts.flatMap(({ roles, on, min }) =>
        roles
          .flatMap((role) => on.map((background) => [role, background] as [Role, Role]))
          .filter((pair) => wcagContrast(palette[pair[0]], palette[pair[1]]) < min)
          .map((pair) => [scheme, ...pair]),
      ),
    );
    expect(faint).toEqual([]);
  });

  test.each(seeds)(
    'has other colors for errors and for buttons on hover, with buttons in %s',
    (accent) => {
      for (const [, palette] of palettes({ accent })) {
        expect(difference(palette.error, palette.accent)).toBeGreaterThan(8);
        expect(difference(palette['accent-strong'], palette.accent)).toBeGreaterThan(3);
      }
    },
  );

  it('turns the red of errors no further from a red accent than it must', () => {
    const { light } = palettesOf(schema.parse({ accent: '#cc0033' }));
    expect(difference(light.error, light.accent)).toBeGreaterThan(12);
    expect(difference(light.error, light.accent)).toBeLessThan(13);
  });

  it('darkens a yellow to brown, not to olive', () => {
    const { light } = palettesOf(schema.parse({ accent: '#e9c21b' }));
    expect(converter('oklch')(light.accent)!.h).toBeLessThan(75);
  });

  it('keeps a dark color as the school wrote it', () => {
    expect(palettesOf(schema.parse({ accent: 'rgb(31, 58, 107)' })).light.accent).toBe('#1f3a6b');
  });
});
