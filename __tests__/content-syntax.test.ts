import { sourceOf } from '@/scripts/school/source';
import { syntaxErrors } from '@/scripts/school/syntax';

/** A module with fields from line 5 on. */
const moduleWith = (fields: string) => `import { define } from '@/content/schema/define';
import schema from '@/content/schema/contact';
import facts from './facts';
export default define(schema, {
${fields}
  lead: 'B',
});
`;

const errorsIn = (text: string, file = 'contact.ts') =>
  syntaxErrors('e2e/fixture', [sourceOf(file, text)]);

test.each([
  // What TypeScript says best.
  ["title: 'A'", "',' expected."],
  ["title: 'A' kicker: 'B',", "',' expected."],
  ["title: 'A', kicker 'B',", "',' expected."],
  ["title: 'A' }); Tell me more", 'Unexpected keyword'],
  ["title: 'A', title: 'B',", 'multiple properties with the same name'],
  ["title = 'A',", "Did you mean to use a ':'?"],
  ["rows: [['A'] ['B', 'C']],", 'Left side of comma operator is unused'],
  ['title: `${fact.name}`,', "Cannot find name 'fact'"],
  ['title: contct.title,', "Cannot find name 'contct'"],
  // Quotation marks.
  ["title: 'It's',", 'Inside a text, use curly quotes: ’ “ ”.'],
  ["closed: false, title: 'Parents' choice',", 'Inside a text, use curly quotes'],
  ['title: "He said "yes" to us",', 'Inside a text, use curly quotes'],
  ["title: 'It’s,", 'missing its closing quote'],
  ['title: `A,', 'missing its closing quote'],
  ['title: ``A``,', 'Write one ` at each end'],
  ['title: "A"",', 'Write one " at each end'],
  ['street: ‘12 Maple Street’,', 'These quotation marks are curly.'],
  ["list: [“A”, 'B'],", 'These quotation marks are curly.'],
  ['title: "A”,', 'These quotation marks are curly.'],
  ['title: "A”, kicker: "B",', 'These quotation marks are curly.'],
  ['title: "<iframe width="9" src="https://a.org/?b&amp;c">",', '{ href: "https://a.org/?b&c"'],
  ['title: "See <a href="/b">b</a>",', '[text](address) for a link'],
  // Numbers, true and false.
  ['price: 18,750,', 'can only have digits and a decimal point. Write 18750.'],
  ['price: $1,234,567,', 'Write 1234567.'],
  ['price: 448,80,', 'Write 448.80.'],
  ['days: 5, price: $975,', 'Write 975.'],
  ['{ price: £1 275, days: 5 },', 'Write 1275.'],
  ['years: 2½,', 'Write 2.5.'],
  ['closed: True,', 'Write true or false.'],
  ['closed: yes,', 'Write true or false.'],
  ['closed: Say no,', '"Say no".'],
  // Texts without quotation marks.
  ['postalCode: 01055,', 'Put quotation marks around this text: "01055".'],
  ['postalCode: K1A 0B1,', '"K1A 0B1".'],
  ['telephone: (413) 555-0142,', '"(413) 555-0142".'],
  ['telephone: 413.555.0142,', '"413.555.0142".'],
  ["date: 2030-10-05, title: 'A',", '"2030-10-05".'],
  ['time: 8:30am-noon,', '"8:30am-noon".'],
  ['street: 12 Maple Street, Apt 2, // Where?', '"12 Maple Street, Apt 2".'],
  ['town: Holyoke,', '"Holyoke".'],
  ['title: Our house: what’s new,', '"Our house: what’s new".'],
  [
    "title: Don't wait until the room is full of children,",
    '"Don\'t wait until the room is full of chi…".',
  ],
  ['email: office@school.org,', '"office@school.org".'],
  ['href: https://school.org/a,', '"https://school.org/a".'],
  ['href: www.school.org,', '"www.school.org".'],
  ['accent: #2c4a3a,', '"#2c4a3a".'],
  ['title: ${facts.name},', '"${facts.name'],
  ["list: ['A', Our garden, 'B'],", '"Our garden".'],
  ['list: [{ list: [] }, Our garden, Our barn],', '"Our garden".'],
  // Fields without a value.
  ['parking:', '“parking” has no value. Write it after the colon, or delete this line.'],
  ['href: "https://a.org", parking: ,', '“parking” has no value'],
  ["parking: // How to park\n  'privacy': 'A',", '“parking” has no value'],
  ['labels: { who: },', '“who” has no value'],
  ['labels: { who: // Who acts\n  },', '“who” has no value'],
])('the message about %j is at its line: %s', (fields, message) => {
  const sentence = expect.stringContaining(message);
  expect(errorsIn(moduleWith(fields))).toEqual([
    { file: 'content/contact.ts', line: 5, message: sentence },
  ]);
});

test.each([
  ['title: `A,\n  kicker: `B`,', 5, 'missing its closing quote'],
  ['blocks: [\n\n  Our garden, with trees,\n  ],', 7, '"Our garden, with trees".'],
  ['title:\n    Our garden,', 6, '"Our garden".'],
  ['title: "A" // B\n  kicker: "C",', 5, "',' expected."],
])('the message about %j is at line %d: %s', (fields, line, message) => {
  expect(errorsIn(moduleWith(fields))).toMatchObject([
    { line, message: expect.stringContaining(message) },
  ]);
});

test.each([
  ['contact.ts', "import contact from './contacts';", 'Cannot find module'],
  ['contact.ts', "import contact from 'contact';", 'Cannot find module'],
  ['tuition.ts', "import facts from './facts';", 'Facts come from school.ts, tuition.ts and'],
])('content/%s can’t have %s', (file, line, message) => {
  expect(errorsIn(`${line}\n`, file)).toMatchObject([
    { line: 1, message: expect.stringContaining(message) },
  ]);
});

test('a message has an excerpt of a long line', () => {
  const [error] = errorsIn(moduleWith(`  title: '${'a'.repeat(70)}' '${'b'.repeat(40)}',`));
  const [, excerpt, pointer] = error!.message.split('\n');
  expect(excerpt).toBe(`  ${'a'.repeat(59)}' '${'b'.repeat(28)}`);
  expect(pointer).toBe(`${' '.repeat(62)}^`);
});
