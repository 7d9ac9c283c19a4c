import { check, textOf } from './school-copy';

/** A module with fields in line 5. */
const moduleWith = (fields: string) => `import { define } from '@/content/schema/define';
import schema from '@/content/schema/contact';
import facts from './facts';
export default define(schema, {
${fields}
  lead: 'B',
});
`;

/** Each of these is the only mistake of its file. */
const slips = [
  { slip: "title: 'A'", message: "',' expected." },
  { slip: "title: 'A' kicker: 'B',", message: "',' expected." },
  { slip: "title: 'Since 1,999'", message: "',' expected." },
  { slip: "title: 'A' }); Tell me more", message: 'Unexpected keyword' },
  { slip: "title: 'A', title: 'B',", message: 'multiple properties with the same name' },
  { slip: "title = 'A',", message: "Did you mean to use a ':'?" },
  { slip: "rows: [['A'] ['B', 'C']],", message: 'Left side of comma operator is unused' },
  { slip: 'title: Long,', message: "Cannot find name 'Long'" },
  { slip: "title: 'It's',", message: 'curly quotes: ’ “ ”.' },
  { slip: "title: 'Parents' choice',", message: 'curly quotes: ’ “ ”.' },
  { slip: 'title: "He said "yes" to us",', message: 'curly quotes: ’ “ ”.' },
  { slip: "title: 'A,", message: 'missing its closing' },
  { slip: 'title: `A,\n  kicker: `B`,', message: 'missing its closing' },
  { slip: 'title: `A,', message: 'missing its closing' },
  { slip: 'price: 18,750,', message: 'Write 18750.' },
  { slip: 'price: $1,234,567,', message: 'Write 1234567.' },
  { slip: 'price: 448,80,', message: 'Write 448.80.' },
  { slip: 'days: 5, price: $975,', message: 'Write 975.' },
  { slip: 'years: 2½,', message: 'Write 2.5.' },
];

const files = {
  ...Object.fromEntries(slips.map(({ slip }, index) => [`slip-${index}.ts`, moduleWith(slip)])),
  'far.ts': moduleWith(`  title: '${'a'.repeat(70)}' '${'b'.repeat(40)}',`),
  'import.ts': `import contact from './contacts';\n${moduleWith('')}`,
  'package.ts': `import contact from 'contact';\n${moduleWith('')}`,
  'tuition.ts': `import facts from './facts';\n${textOf('tuition.ts')}`,
};

// A check takes a second, so one reads all files.
let mistakes: string[];
beforeAll(async () => {
  ({ mistakes } = await check(files));
});

describe('a syntax error', () => {
  test.each([
    ...slips.map(({ slip, message }, index) => ({ slip, at: `slip-${index}.ts:5`, message })),
    { slip: './contacts', at: 'import.ts:1', message: 'Cannot find module' },
    { slip: 'contact', at: 'package.ts:1', message: 'Cannot find module' },
    { slip: 'import facts', at: 'tuition.ts:1', message: 'Facts come from school.ts, tuition' },
  ])('in “$slip” is found at $at: $message', ({ at, message }) => {
    const found = mistakes.filter((each) => each.startsWith(`content/${at}: `));
    expect(found).toEqual([expect.stringContaining(message)]);
  });

  it('has one message with an excerpt of a long line', () => {
    const [, excerpt, pointer] = mistakes
      .find((each) => each.startsWith('content/far.ts:5'))!
      .split('\n');
    expect(excerpt).toBe(`  ${'a'.repeat(59)}' '${'b'.repeat(28)}`);
    expect(pointer).toBe(`${' '.repeat(62)}^`);
    expect(mistakes).toHaveLength(Object.keys(files).length);
  });
});
