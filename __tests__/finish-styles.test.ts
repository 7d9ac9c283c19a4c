/** @jest-environment node */
import { trimStyles } from '@/scripts/finish/styles';

/** What remains of some CSS on a page with one list, one link and one picture. */
function remaining(css: string): string {
  const element = (name: string, attributes = {}, text = '') => ({
    name,
    attributes,
    text,
    start: 0,
    end: text.length + '<style></style>'.length,
  });
  const [style] = trimStyles([
    element('ul', { id: 'menu', class: 'open:grid lg:[&_img]:h-full' }),
    element('a', { class: 'link' }),
    element('img'),
    element('style', {}, css),
  ]);
  return style!.text;
}

describe('a page keeps every rule that may ever fit it:', () => {
  test.each([
    ['a class, an id, an element', '.link{a:b}#menu{a:b}img{a:b}'],
    ['states', 'a:hover{a:b}:focus-visible{a:b}.link:active{a:b}'],
    ['lists that open', '.open\\:grid:is([open],:popover-open,:open){a:b}'],
    ['what stands inside :not() and :has()', 'ul:not(.gone){a:b}ul:has(.gone){a:b}'],
    ['names with signs', '.lg\\:\\[\\&_img\\]\\:h-full img{a:b}'],
    ['everything and the page itself', '*{a:b}:root{a:b}::selection{a:b}::backdrop{a:b}'],
    ['the steps of an animation', '@keyframes x{from{a:b}50%{a:b}}'],
    ['fonts, and rules for print', '@font-face{a:b}@page{a:b}@view-transition{a:b}'],
  ])('%s', (_, css) => {
    expect(remaining(css)).toBe(css);
  });
});

describe('a page is rid of every rule that cannot fit it:', () => {
  test.each([
    ['classes, ids and elements that it lacks', '.gone{a:b}#gone{a:b}table{a:b}.gone a{a:b}', ''],
    ['the one selector of several', '.gone,.link{a:b}', '.link{a:b}'],
    ['blocks that are empty then', '@media print{.gone{a:b}}@supports (a:b){table{a:b}}', ''],
    ['parts of form controls', '::placeholder{a:b}', ''],
    [
      'variables that nothing uses',
      '@property --tw-a{a:b}@property --tw-b{a:b}.link{--tw-a:1;x:var(--tw-b)}',
      '@property --tw-b{a:b}.link{x:var(--tw-b)}',
    ],
  ])('%s', (_, css, expected) => {
    expect(remaining(css)).toBe(expected);
  });

  test('but the order of layers stays', () => {
    expect(remaining('@layer base{.gone{a:b}}@layer utilities{.link{a:b}}')).toBe(
      '@layer base{}@layer utilities{.link{a:b}}',
    );
  });
});
