import { remedyFor } from '@/content/schema/explain/spelling';

test.each([
  ['CASSA', ['nido', 'Casa'], 'Did you mean “Casa”?'],
  ['cassa', ['nido', 'CASA'], 'Did you mean “CASA”?'],
  ['zebra', ['nido'], 'The only one is “nido”.'],
  ['nidos', ['nido'], 'Did you mean “nido”?'],
  ['zebra', [], 'Check its spelling.'],
  ['abcd', ['nido', 'abxy'], 'Did you mean “abxy”?'],
  ['abcd', ['nido', 'axyz'], 'Choose one of these: nido, axyz.'],
  ['zebra', Array(13).fill('nido'), 'Check its spelling.'],
])('the remedy for “%s”, among the names %j, is “%s”', (word, known, remedy) => {
  expect(remedyFor(word, known)).toBe(remedy);
});
