import { define, schemaOf } from '@/content/schema/define';
import { fieldName } from '@/content/schema/explain/diagnostic';
import { hrefsIn, leaves } from '@/content/schema/explain/leaves';
import { remedyFor } from '@/content/schema/explain/spelling';
import home from '@/e2e/fixture/content/home';
import garden from '@/e2e/fixture/content/our-garden';
import photos from '@/e2e/fixture/content/photos';

test.each([
  ['CASSA', ['nido', 'casa'], 'write “casa”'],
  ['cassa', ['nido', 'CASA'], 'write “CASA”'],
  ['zebra', ['nido'], 'write “nido”'],
  ['abcd', ['nido', 'abxy'], 'write “abxy”'],
  ['abcd', ['nido', 'axyz'], 'write one of these: nido, axyz'],
  ['zebra', Array(13).fill('nido'), 'correct its spelling'],
  ['zebra', Array(12).fill('nido'), expect.stringMatching(/^write one of these: nido/)],
])('the remedy for “%s”, among the names %j, is “%s”', (word, known, remedy) => {
  expect(remedyFor(word, known)).toEqual(remedy);
});

test('a file without a group of fields gets a message', () => {
  expect(() => define(schemaOf(home)!, 5)).toThrow('this file must be a group');
});

test('messages count the items of a list from one', () => {
  expect(fieldName(['steps', 2, 'title'])).toBe('steps, item 3 → title');
  expect(fieldName([0, 'title'])).toBe('item 1 → title');
});

test('the check finds each text of a module with its place and its kind', () => {
  const found = leaves({ photos, garden, pages: 5 });
  const kindAt = (...path: (string | number)[]) =>
    found.find((leaf) => JSON.stringify(leaf.path) === JSON.stringify(path))?.type;
  expect(found.at(-1)).toEqual({ path: ['pages'], value: '5', type: undefined });
  expect(kindAt('photos', 'hal', 'alt')).toBe('alt');
  expect(kindAt('garden', 'photo')).toBe('photo');
  expect(kindAt('garden', 'sections', 1, 'blocks', 0, 'people', 2, 'photo')).toBe('portrait');
  expect(kindAt('garden', 'title')).toBeUndefined();
  expect(hrefsIn({ path: [], value: '/a', type: 'href' })).toEqual(['/a']);
  expect(hrefsIn({ path: [], value: '[A](/a), [B](/b)' })).toEqual(['/a', '/b']);
});
