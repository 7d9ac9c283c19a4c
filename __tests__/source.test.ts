import { lineOf, readSources, writtenText } from '@/scripts/check/source';
import { temporaryFolder } from './temporary-folder';

const { pathOf, write } = temporaryFolder();

test('a message points to the line of its field or of the nearest group around it', () => {
  const lines = [
    '',
    'export default define(schema, {',
    "  'the-porch': {",
    '    alt:',
    "      'A ${b} c',",
    '  },',
    '  list: [',
    "    'A',",
    '    { ...b, c: `D ${e} f` },',
    '  ],',
    '  short,',
    '});',
  ];
  write('content', { 'a.ts': lines.join('\n'), 'b.ts': 'export const c = 1;' });
  const [a, b] = readSources(pathOf());
  const lineAt = (...path: (string | number)[]) => lineOf(a!, path);
  expect([lineAt(), lineAt('the-porch'), lineAt('the-porch', 'alt')]).toEqual([2, 3, 5]);
  expect([lineAt('list'), lineAt('list', 1), lineAt('list', 1, 'c')]).toEqual([7, 9, 9]);
  expect([lineAt('list', 2), lineAt('short'), lineAt('the-porch', 'focus', 0)]).toEqual([7, 11, 3]);
  expect(lineOf(b!, ['c'])).toBe(1);
  expect(writtenText([a!], ['a', 'list', 1, 'c'])).toBe('D  f');
  expect(writtenText([a!], ['a', 'list', 1, 'b'])).toBeUndefined();
});
