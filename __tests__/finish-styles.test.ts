import { elementsIn, parsePage } from '@/scripts/finish/page-elements';
import { trimStyle } from '@/scripts/finish/styles';

const page = elementsIn(
  parsePage(
    '<ul id="menu" class="open:grid lg:[&amp;_img]:h-full"><li>' +
      '<a class="link" href="/">Home</a><img><svg><path fill="var(--leaf)"/></svg>',
  ),
);

/** The part of this CSS that stays on the page above. */
const remaining = (css: string, scripts: string[] = []) => trimStyle(css, page, scripts);

describe('a page keeps every rule that can match, such as rules for', () => {
  test.each([
    ['states', 'a:hover{a:b}:focus-visible{a:b}#menu .link:active{a:b}'],
    ['attributes that come and go', '[aria-invalid=true]{a:b}a[aria-busy="true"]{a:b}[open]{a:b}'],
    ['lists that open', '.open\\:grid:is([open],:popover-open,:open){a:b}'],
    ['names with signs', '.lg\\:\\[\\&_img\\]\\:h-full img{a:b}'],
    ['fonts, printing, and page transitions', '@font-face{a:b}@page{a:b}@view-transition{a:b}'],
    ['variables that only an attribute uses', ':root{--leaf:green}'],
    ['variables with two values', '@property --b{initial-value:1}.link{a:var(--b)}a{--b:2}'],
  ])('%s', async (_, css) => {
    expect(await remaining(css)).toBe(css);
  });

  test('classes that the contact form adds later', async () => {
    const css = '.border-error{a:b}.md\\:p-4{a:b}p{a:b}';
    expect(await remaining(css, ['e("p",{className:`block border-error md:p-4`})'])).toBe(css);
  });
});

describe('a page loses every rule that cannot match, such as', () => {
  test.each([
    ['rules for other elements', '.gone,.link{a:b}#gone{a:b}table{a:b}', '.link{a:b}'],
    ['rules for pages from right to left', '[dir=rtl] .link{a:b}', ''],
    ['blocks that become empty', '@media print{.gone{a:b}}@supports (a:b){table{a:b}}', ''],
    [
      'variables that keep their initial value',
      '@layer a{@supports (a:b){*{--b:solid;--c:initial}}}@property --b{initial-value:solid}@property --c{a:b}' +
        '.link{a:var(--b);c:var(--c,1)}',
      '.link{a:solid;c:1}',
    ],
  ])('%s', async (_, css, expected) => {
    expect(await remaining(css)).toBe(expected);
  });

  test('no rule of its own direction', async () => {
    const css = '[dir=rtl] a{a:b}';
    const arabic = elementsIn(parsePage('<html dir="rtl"><a href="/">'));
    expect(await trimStyle(css, arabic, [])).toBe(css);
  });

  test('fonts for letters that the page does not show', async () => {
    const font = '@font-face{a:b;unicode-range:U+F8,U+1E??}';
    expect(await remaining(font)).toBe('');
    expect(await trimStyle(font, elementsIn(parsePage('<p>Nguyễn')), [])).toBe(font);
  });
});
