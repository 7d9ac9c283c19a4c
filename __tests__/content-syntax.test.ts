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
  { slip: 'a missing comma', code: "title: 'A'", message: "',' expected." },
  {
    slip: 'two fields without a comma between them',
    code: "title: 'A' kicker: 'B',",
    message: "',' expected.",
  },
  {
    slip: 'text after the end of the module',
    code: "title: 'A' }); Tell me more",
    message: 'Unexpected keyword',
  },
  {
    slip: 'a field that is there twice',
    code: "title: 'A', title: 'B',",
    message: 'multiple properties with the same name',
  },
  { slip: 'an equals sign', code: "title = 'A',", message: "Did you mean to use a ':'?" },
  {
    slip: 'a missing comma between lists',
    code: "rows: [['A'] ['B', 'C']],",
    message: 'Left side of comma operator is unused',
  },
  {
    slip: 'an unknown name in a fact',
    code: 'title: `${fact.name}`,',
    message: "Cannot find name 'fact'",
  },
  { slip: 'an unknown module', code: 'title: contct.title,', message: "Cannot find name 'contct'" },
  {
    slip: 'an apostrophe in single quotes',
    code: "title: 'It's',",
    message: 'curly quotes: ’ “ ”.',
  },
  {
    slip: "a plural's apostrophe in single quotes",
    code: "title: 'Parents' choice',",
    message: 'curly quotes: ’ “ ”.',
  },
  {
    slip: 'a quotation in double quotes',
    code: 'title: "He said "yes" to us",',
    message: 'curly quotes: ’ “ ”.',
  },
  { slip: 'a missing closing quote', code: "title: 'A,", message: 'missing its closing' },
  {
    slip: 'a missing backtick before other texts',
    code: 'title: `A,\n  kicker: `B`,',
    message: 'missing its closing',
  },
  { slip: 'a missing backtick', code: 'title: `A,', message: 'missing its closing' },
  { slip: 'a comma in a price', code: 'price: 18,750,', message: 'Write 18750.' },
  {
    slip: 'a dollar sign and commas in a price',
    code: 'price: $1,234,567,',
    message: 'Write 1234567.',
  },
  { slip: 'a decimal comma', code: 'price: 448,80,', message: 'Write 448.80.' },
  {
    slip: 'a dollar sign after another field',
    code: 'days: 5, price: $975,',
    message: 'Write 975.',
  },
  { slip: 'a pound sign and a space in a price', code: 'price: £1 275,', message: 'Write 1275.' },
  { slip: 'a half', code: 'years: 2½,', message: 'Write 2.5.' },
  { slip: 'True', code: 'closed: True,', message: 'Write true or false.' },
  {
    slip: 'a postal code without quotation marks',
    code: 'postalCode: 01055,',
    message: 'this text: "01055".',
  },
  {
    slip: 'a Canadian postal code without quotation marks',
    code: 'postalCode: K1A 0B1,',
    message: 'this text: "K1A 0B1".',
  },
  {
    slip: 'a phone number without quotation marks',
    code: 'telephone: (413) 555-0142,',
    message: 'this text: "(413) 555-0142".',
  },
  {
    slip: 'a phone number with dots and no quotation marks',
    code: 'telephone: 413.555.0142,',
    message: 'this text: "413.555.0142".',
  },
  {
    slip: 'a date without quotation marks',
    code: "date: 2030-10-05, title: 'A',",
    message: 'this text: "2030-10-05".',
  },
  {
    slip: 'a time without quotation marks',
    code: 'time: 8:30am-noon,',
    message: 'this text: "8:30am-noon".',
  },
  {
    slip: 'an address without quotation marks',
    code: 'street: 12 Maple Street, Apt 2,',
    message: 'this text: "12 Maple Street, Apt 2".',
  },
  {
    slip: 'a word without quotation marks',
    code: 'town: Holyoke,',
    message: 'this text: "Holyoke".',
  },
  {
    slip: 'a sentence without quotation marks',
    code: "title: Don't wait until the room is full of children,",
    message: 'until the room is full of chi…',
  },
  {
    slip: 'an email address without quotation marks',
    code: 'email: office@school.org,',
    message: 'this text: "office@school.org".',
  },
  {
    slip: 'a link without quotation marks',
    code: 'href: https://school.org/a,',
    message: 'this text: "https://school.org/a".',
  },
  {
    slip: 'a color without quotation marks',
    code: 'accent: #2c4a3a,',
    message: 'this text: "#2c4a3a".',
  },
  {
    slip: 'a name of two words without quotation marks',
    code: 'photo: pink-tower,',
    message: 'this text: "pink-tower".',
  },
  {
    slip: 'a text of a list without quotation marks',
    code: "list: ['A', Our garden, 'B'],",
    message: 'this text: "Our garden".',
  },
  {
    slip: 'a line of a list without quotation marks',
    code: 'blocks: [\n  Our garden,\n  ],',
    message: 'this text: "Our garden".',
  },
  {
    slip: 'a line after its field without quotation marks',
    code: 'title:\n    Our garden,',
    message: 'this text: "Our garden".',
  },
  {
    slip: 'curly single marks around a text',
    code: 'street: ‘12 Maple Street’,',
    message: 'marks are curly',
  },
  {
    slip: 'curly double marks around a text',
    code: "list: [“A”, 'B'],",
    message: 'marks are curly',
  },
  { slip: 'a curly mark at the end of a text', code: 'title: "A”,', message: 'marks are curly' },
  {
    slip: 'a curly mark at the end of a text before another',
    code: 'title: "A”, kicker: "B",',
    message: 'marks are curly',
  },
  {
    slip: 'a frame in double quotes',
    code: 'title: "<iframe width="9" src="https://a.org/?b&amp;c"></iframe>",',
    message: 'frame: { href: "https://a.org/?b&c"',
  },
  {
    slip: "a link's HTML in double quotes",
    code: 'title: "See <a href="/b">b</a>",',
    message: '[text](address) for a link',
  },
  {
    slip: 'a field without a value above the end of the module',
    code: 'parking:',
    message: '“parking” has no value. Write it after the colon, or delete',
  },
  { slip: 'a field without a value', code: 'parking: ,', message: '“parking” has no value' },
  {
    slip: 'a field without a value above another field',
    code: "parking: // How to park\n  'privacy': 'A',",
    message: '“parking” has no value',
  },
  {
    slip: 'a field without a value in a group',
    code: 'labels: { who: },',
    message: '“who” has no value',
  },
];

const files = {
  ...Object.fromEntries(slips.map(({ code }, index) => [`slip-${index}.ts`, moduleWith(code)])),
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
    ...slips.map(({ slip, code, message }, index) => ({
      slip,
      at: `slip-${index}.ts:${/^[\w]+: ?\[?\n/.test(code) ? 6 : 5}`,
      message,
    })),
    {
      slip: 'an import of a file that doesn’t exist',
      at: 'import.ts:1',
      message: 'Cannot find module',
    },
    { slip: 'an import of an unknown package', at: 'package.ts:1', message: 'Cannot find module' },
    {
      slip: 'an import of facts in tuition.ts',
      at: 'tuition.ts:1',
      message: 'Facts come from school.ts, tuition',
    },
  ])('is found at its line: $slip', ({ at, message }) => {
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
