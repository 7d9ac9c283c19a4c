import sharp from 'sharp';
import { wrongIcon } from '@/scripts/check/rules/wrong-icon';
import type { School } from '@/scripts/school/load-school';
import { temporaryFolder } from './temporary-folder';

const { pathOf, write } = temporaryFolder();
const svg = (shapes: string, styles = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">\n<style>${styles}</style>${shapes}</svg>`;
const square = (attributes = '') => `<rect class="a" width="9" height="9" ${attributes}/>`;
const gradient = (color: string) =>
  `<linearGradient id="g"><stop stop-color="${color}"/></linearGradient>${square('fill="url(#g)"')}`;

/** What the check says about an icon, and whether the picture that sharp makes of it is red. */
async function tried(icon: string) {
  write('.', { 'content/drawings/icon.svg': icon });
  const messages = wrongIcon({ root: pathOf('.') } as School);
  const [red, green, blue, alpha] = await sharp(Buffer.from(icon)).ensureAlpha().raw().toBuffer();
  return { messages, isRed: alpha === 255 && red! > 200 && green! < 50 && blue! < 50 };
}

const darkMode = '@media (prefers-color-scheme: dark) { .a { fill: oklch(1 0 0) } }';

test.each([
  ['a plain color', svg(square('fill="#f00"'))],
  ['hwb()', svg(square('style="fill: hwb(0 0% 0%)"'))],
  ['a color with alpha', svg(square('fill="rgb(255 0 0 / 100%)"'))],
  ['a color in dark mode', svg(square(), `.a { fill: hsl(0deg 100% 50%) } ${darkMode}`)],
  ['keyframes', svg(square(), '@keyframes k { from { x: 0 } to { x: 1 } } .a { fill: red }')],
  ['a comment', svg(square(), '/* var(--a) */ .a { fill: red }')],
  ['a variable with a fallback', svg(square('fill="var(--brand, red)"'))],
  ['an unused variable', svg(square(), ':root { --a: red } rect:not(.b), .c { fill: red }')],
  ['a label', svg(`${square('fill="red" aria-label="lab(el)"')}<title>color(s)</title>`)],
  ['a gradient', svg(gradient('red'))],
])('an icon with %s gets no message, because sharp draws it as browsers do', async (_, icon) => {
  expect(await tried(icon)).toEqual({ messages: [], isRed: true });
});

test.each([
  ['oklch()', svg(square('fill="oklch(62% 0.25 29)"').repeat(2))],
  ['oklab()', svg(square('style="fill:oklab(.6 .2 .1)"'))],
  ['lab()', svg(square('stroke="LAB(54 80 69)"'))],
  ['lch()', svg(gradient('lch(54 106 40)'))],
  ['color()', svg(square('fill="color(display-p3 1 0 0)"'))],
  ['color-mix()', svg(square('style="fill:color-mix(in srgb, red, red)"'))],
  ['light-dark()', svg(square(), '.a { fill: light-dark(red, blue) }')],
  ['var()', svg(square(), ':root { --a: red } .a { fill: var(--a) }')],
  ['a color made from another', svg(square('style="fill:rgb(from red r g b)"'))],
  ['path()', svg('<path class="a"/>', '.a { d: path("M0 0H9V9H0z"); fill: red }')],
  ['<foreignObject>', svg('<foreignObject width="9" height="9"><p>A</p></foreignObject>')],
  ['nested CSS rules', svg(`<g class="g">${square()}</g>`, '<![CDATA[.g{& .a{fill:red}}]]>')],
  [':is()', svg(square(), ':is(.a, .b) { fill: red }')],
  [':where()', svg(square(), ':where(.a) { fill: red }')],
  [':has()', svg(`<g class="g">${square()}</g>`, '.g:has(.a) { fill: red }')],
  ['@supports', svg(square(), '@supports (fill: red) { .a { fill: red } }')],
  ['@container', svg(square(), '@container (width > 1px) { .a { fill: red } }')],
  ['@scope', svg(square(), '@scope (svg) { .a { fill: red } }')],
  ['@layer', svg(square(), '@layer x { .a { fill: red } }')],
])(
  'an icon with %s gets a message at its line, because sharp doesn’t draw it',
  async (part, icon) => {
    const { messages, isRed } = await tried(icon);
    const message = expect.stringContaining(`has ${part}. Browsers`);
    expect(messages).toEqual([{ file: 'content/drawings/icon.svg', line: 2, message }]);
    expect(isRed).toBe(false);
  },
);
