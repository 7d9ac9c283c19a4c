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
const slips: [slip: string, code: string, message: string][] = [
  ['a missing comma', "title: 'A'", "',' expected."],
  ['two fields without a comma between them', "title: 'A' kicker: 'B',", "',' expected."],
  ['text after the end of the module', "title: 'A' }); Tell me more", 'Unexpected keyword'],
  [
    'a field that is there twice',
    "title: 'A', title: 'B',",
    'multiple properties with the same name',
  ],
  ['an equals sign', "title = 'A',", "Did you mean to use a ':'?"],
  [
    'a missing comma between lists',
    "rows: [['A'] ['B', 'C']],",
    'Left side of comma operator is unused',
  ],
  ['an unknown name in a fact', 'title: `${fact.name}`,', "Cannot find name 'fact'"],
  ['an unknown module', 'title: contct.title,', "Cannot find name 'contct'"],
  ['an apostrophe in single quotes', "title: 'It's',", 'curly quotes: ’ “ ”.'],
  ["a plural's apostrophe in single quotes", "title: 'Parents' choice',", 'curly quotes: ’ “ ”.'],
  ['a quotation in double quotes', 'title: "He said "yes" to us",', 'curly quotes: ’ “ ”.'],
  ['a missing closing quote', "title: 'A,", 'missing its closing'],
  ['a missing backtick before other texts', 'title: `A,\n  kicker: `B`,', 'missing its closing'],
  ['a missing backtick', 'title: `A,', 'missing its closing'],
  ['a comma in a price', 'price: 18,750,', 'Write 18750.'],
  ['a dollar sign and commas in a price', 'price: $1,234,567,', 'Write 1234567.'],
  ['a decimal comma', 'price: 448,80,', 'Write 448.80.'],
  ['a dollar sign after another field', 'days: 5, price: $975,', 'Write 975.'],
  ['a pound sign and a space in a price', 'price: £1 275,', 'Write 1275.'],
  ['a half', 'years: 2½,', 'Write 2.5.'],
  ['True', 'closed: True,', 'Write true or false.'],
  ['a postal code without quotation marks', 'postalCode: 01055,', 'this text: "01055".'],
  [
    'a Canadian postal code without quotation marks',
    'postalCode: K1A 0B1,',
    'this text: "K1A 0B1".',
  ],
  [
    'a phone number without quotation marks',
    'telephone: (413) 555-0142,',
    'this text: "(413) 555-0142".',
  ],
  [
    'a phone number with dots and no quotation marks',
    'telephone: 413.555.0142,',
    'this text: "413.555.0142".',
  ],
  ['a date without quotation marks', "date: 2030-10-05, title: 'A',", 'this text: "2030-10-05".'],
  ['a time without quotation marks', 'time: 8:30am-noon,', 'this text: "8:30am-noon".'],
  [
    'an address without quotation marks',
    'street: 12 Maple Street, Apt 2,',
    'this text: "12 Maple Street, Apt 2".',
  ],
  ['a word without quotation marks', 'town: Holyoke,', 'this text: "Holyoke".'],
  [
    'a sentence without quotation marks',
    "title: Don't wait until the room is full of children,",
    'until the room is full of chi…',
  ],
  [
    'an email address without quotation marks',
    'email: office@school.org,',
    'this text: "office@school.org".',
  ],
  [
    'a link without quotation marks',
    'href: https://school.org/a,',
    'this text: "https://school.org/a".',
  ],
  ['a color without quotation marks', 'accent: #2c4a3a,', 'this text: "#2c4a3a".'],
  ['a name of two words without quotation marks', 'photo: pink-tower,', 'this text: "pink-tower".'],
  [
    'a text of a list without quotation marks',
    "list: ['A', Our garden, 'B'],",
    'this text: "Our garden".',
  ],
  [
    'a line of a list without quotation marks',
    'blocks: [\n  Our garden,\n  ],',
    'this text: "Our garden".',
  ],
  [
    'a line after its field without quotation marks',
    'title:\n    Our garden,',
    'this text: "Our garden".',
  ],
  ['curly single marks around a text', 'street: ‘12 Maple Street’,', 'marks are curly'],
  ['curly double marks around a text', "list: [“A”, 'B'],", 'marks are curly'],
  ['a curly mark at the end of a text', 'title: "A”,', 'marks are curly'],
  [
    'a curly mark at the end of a text before another',
    'title: "A”, kicker: "B",',
    'marks are curly',
  ],
  [
    'a frame in double quotes',
    'title: "<iframe width="9" src="https://a.org/?b&amp;c"></iframe>",',
    'frame: { href: "https://a.org/?b&c"',
  ],
  [
    "a link's HTML in double quotes",
    'title: "See <a href="/b">b</a>",',
    '[text](address) for a link',
  ],
  [
    'a field without a value above the end of the module',
    'parking:',
    '“parking” has no value. Write it after the colon, or delete',
  ],
  ['a field without a value', 'parking: ,', '“parking” has no value'],
  [
    'a field without a value above another field',
    "parking: // How to park\n  'privacy': 'A',",
    '“parking” has no value',
  ],
  ['a field without a value in a group', 'labels: { who: },', '“who” has no value'],
  [
    'a field without a value beside a comment at the end of a group',
    'labels: { who: // Who acts\n  },',
    '“who” has no value',
  ],
];

const files = {
  ...Object.fromEntries(slips.map(([, code], index) => [`slip-${index}.ts`, moduleWith(code)])),
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
    ...slips.map(([slip, code, message], index) => ({
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
