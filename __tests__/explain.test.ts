import { define, schemaOf } from '@/content/schema/define';
import { remedyFor } from '@/content/schema/explain/spelling';
import home from '@/e2e/fixture/content/home';
import garden from '@/e2e/fixture/content/our-garden';
import photos from '@/e2e/fixture/content/photos';
import { hrefsIn, leavesOf } from '@/scripts/school/leaves';

test.each([
  ['CASSA', ['nido', 'casa'], 'Did you mean “casa”?'],
  ['cassa', ['nido', 'CASA'], 'Did you mean “CASA”?'],
  ['zebra', ['nido'], 'Did you mean “nido”?'],
  ['abcd', ['nido', 'abxy'], 'Did you mean “abxy”?'],
  ['abcd', ['nido', 'axyz'], 'Choose one of these: nido, axyz.'],
  ['zebra', Array(13).fill('nido'), 'Check its spelling.'],
  ['zebra', [], 'Check its spelling.'],
  ['zebra', Array(12).fill('nido'), expect.stringMatching(/^Choose one of these: nido/)],
])('the remedy for “%s”, among the names %j, is “%s”', (word, known, remedy) => {
  expect(remedyFor(word, known)).toEqual(remedy);
});

test('a file without a group of fields gets a message', () => {
  expect(() => define(schemaOf(home)!, 5)).toThrow('this file must be a group');
});

test('leavesOf finds each text of a module with its path and its type', () => {
  const found = leavesOf({ photos, garden, pages: 5 });
  const portrait = ['garden', 'sections', 1, 'blocks', 0, 'people', 2, 'photo'];
  expect(found).toContainEqual({ path: ['pages'], value: '5', type: undefined });
  expect(found).toContainEqual({ path: ['photos', 'hal', 'alt'], value: 'Hal', type: 'alt' });
  expect(found).toContainEqual({ path: ['garden', 'photo'], value: 'porch', type: 'photo' });
  expect(found).toContainEqual({ path: portrait, value: 'hal', type: 'portrait' });
  expect(found).toContainEqual({ path: ['garden', 'title'], value: garden.title });
  expect(hrefsIn({ path: [], value: '/a', type: 'href' })).toEqual(['/a']);
  expect(hrefsIn({ path: [], value: '[A](/a), [B](/b)' })).toEqual(['/a', '/b']);
});
