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

test('for words that are hard to read, a color of the words is proposed', () => {
  const [sentence = '', ...others] = said({ clay: '#9a4a30' });
  expect(others).toEqual([]);
  expect(sentence).toMatch(
    /^clay has a contrast of [\d.]+:1 with “panel”, and text needs 7:1: use #/,
  );
  const [, proposed] = /use (#\w{6}) in place of #9a4a30$/.exec(sentence)!;
  expect(said({ clay: proposed! })).toEqual([]);
});

test('for another bar, only colors of its words are proposed', () => {
  const wanted = { bar: '#20304a', 'bar-hover': '#16233a' };
  const first = said(wanted);
  expect(first).not.toEqual([]);
  const proposed = (sentences: string[]) =>
    Object.fromEntries(
      sentences.map((each) => [each.split(' ')[0]!, /use (#\w{6})/.exec(each)![1]!]),
    );
  const second = said({ ...wanted, ...proposed(first) });
  expect(said({ ...wanted, ...proposed(first), ...proposed(second) })).toEqual([]);
});

test('if no color of the words can be read, the sentence names the background to change', () => {
  const sentences = said({ honey: '#808080', bar: '#12161d' });
  expect(sentences).toContainEqual(
    expect.stringMatching(
      /^on-honey .*: no color reaches 7:1 on “honey”, which must be lighter or darker$/,
    ),
  );
  expect(sentences).toContainEqual(
    expect.stringMatching(
      /^on-bar .*: no color reaches 7:1 on all of .*: make bar-hover more like “bar”$/,
    ),
  );
});
