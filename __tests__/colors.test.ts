import schema from '@/content/schema/colors';
import colors from '../e2e/fixture/content/colors';

/** What the check says of the fixture's light colors with others in their places. */
const said = (changed: Record<string, string>) => {
  const { error } = schema.safeParse({ ...colors, light: { ...colors.light, ...changed } });
  return error?.issues.map(({ path, message }) => `${String(path.at(-1))} ${message}`) ?? [];
};

test('colors that are easy to read pass', () => {
  expect(said({})).toEqual([]);
});

test('the sentence gives the contrast and what it must be', () => {
  expect(said({ clay: '#c86a50' })).toEqual([
    'clay has a contrast of 3:1 with “panel”, and text needs 7:1: make “clay” darker',
  ]);
});

test.each<[Record<string, string>, string[]]>([
  [{ clay: '#84331c' }, ['clay: make “clay” darker, or “panel” lighter, closer to “paper”']],
  [
    { honey: '#808080' },
    ['on-honey: make “honey” lighter or darker, because no color reaches that on it'],
  ],
  // The school's color stays: the shade of the bar follows it.
  [
    { bar: '#7a1f2b', 'bar-hover': '#a5404f', 'on-bar': '#ffffff' },
    [
      'on-bar: make “bar-hover” darker, closer to “bar”',
      'bar-accent: make “bar-accent” lighter',
      'bar-accent-strong: make “bar-accent-strong” lighter',
    ],
  ],
])('with %j, the sentence says which color to change', (changed, sentences) => {
  const remedies = said(changed).map((each) => each.replace(/ has .*(?=: make)/, ''));
  expect(remedies).toEqual(sentences);
});
