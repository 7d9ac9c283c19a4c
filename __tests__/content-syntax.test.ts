import { check, textOf } from './school-copy';

/** A module with an import at line 4 and fields at line 6. */
const moduleWith = (
  imported: string,
  fields: string,
) => `import { define } from '@/content/schema/define';
import schema from '@/content/schema/contact';
import facts from './facts';
${imported}
export default define(schema, {
${fields}
  lead: 'B',
});
`;

const unclosed = 'This text is missing its closing quote.';
const straight = 'A straight quote ends the text. Inside a text, use curly quotes: ’ “ ”.';
const slips = [
  { slip: "title: 'A'", says: "',' expected." },
  { slip: "title: 'A' }); Tell me more", says: 'Unexpected keyword' },
  { slip: "title: 'A', title: 'B',", says: 'An object literal cannot have multiple properties' },
  { slip: "title = 'A',", says: "Did you mean to use a ':'?" },
  { slip: "rows: [['A'] ['B', 'C']],", says: 'Left side of comma operator is unused' },
  { slip: 'title: Long,', says: "Cannot find name 'Long'" },
  { slip: 'title: “A”,', says: 'Invalid character' },
  { slip: "title: 'It's',", says: straight },
  { slip: 'title: "He said "yes" to us",', says: straight },
  { slip: "title: 'A,", says: unclosed },
  { slip: 'title: `A,', says: unclosed },
  { slip: 'title: `A,\n  kicker: `B`,', says: unclosed },
  {
    slip: 'price: 18,750,',
    says: 'A number can only have digits and a decimal point. Write 18750.',
  },
  {
    slip: 'price: $1,234,567,',
    says: 'A number can only have digits and a decimal point. Write 1234567.',
  },
  {
    slip: 'price: 448,80,',
    says: 'A number can only have digits and a decimal point. Write 448.80.',
  },
  {
    slip: 'days: 5, price: $975,',
    says: 'A number can only have digits and a decimal point. Write 975.',
  },
  { slip: 'years: 2½,', says: 'A number can only have digits and a decimal point. Write 2.5.' },
  { slip: "title: 'Parents' choice',", says: straight },
  { slip: "title: 'A' kicker: 'B',", says: "',' expected." },
  { slip: "list: [{ text: 'A', ],", says: 'A bracket is missing here or above' },
  { slip: "title: 'Since 1,999'", says: "',' expected." },
];

/** Every file here has one mistake. */
const files = {
  ...Object.fromEntries(slips.map(({ slip }, index) => [`slip-${index}.ts`, moduleWith('', slip)])),
  'import-1.ts': moduleWith("import contact from './contacts';", ''),
  'import-2.ts': moduleWith("import contact from 'contact';", ''),
  'far.ts': moduleWith('', `  title: '${'a'.repeat(70)}' '${'b'.repeat(40)}',`),
  'tuition.ts': `import facts from './facts';\n${textOf('tuition.ts')}`,
};

// A check takes a second, so one reads all files.
let mistakes: string[];
const said = (start: string) => mistakes.filter((each) => each.startsWith(`content/${start}`));
beforeAll(async () => {
  ({ mistakes } = await check(files));
});

test.each(slips.map((row, index) => ({ ...row, index })))(
  'the check finds “$slip” at its line: $says',
  ({ index, says }) => {
    expect(said(`slip-${index}.ts`)).toEqual([
      expect.stringContaining(`content/slip-${index}.ts:6: ${says}`),
    ]);
  },
);

test('the check names an import of a missing file', () => {
  expect(said('import-')).toEqual([
    expect.stringContaining('content/import-1.ts:4: Cannot find module'),
    expect.stringContaining('content/import-2.ts:4: Cannot find module'),
  ]);
});

test('the check names facts in a file that they come from', () => {
  expect(said('tuition.ts')).toEqual([
    expect.stringContaining('tuition.ts:1: Facts come from school.ts and tuition.ts'),
  ]);
});

test('the check shows the place in a long line', () => {
  const [far] = said('far.ts:6');
  const [, excerpt = '', mark = ''] = far!.split('\n');
  expect(excerpt).toBe(`  ${'a'.repeat(58)}' '${'b'.repeat(29)}`);
  expect(mark).toBe(`${' '.repeat(62)}^`);
});

test('the check says nothing else about files it can’t read', () => {
  expect(mistakes).toHaveLength(Object.keys(files).length);
});
