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

const missing = 'a value, a comma, a quotation mark or a bracket is missing or extra';
const slips = [
  { slip: "title: 'A'", says: missing },
  { slip: "title: 'It's',", says: missing },
  { slip: 'title: ,', says: missing },
  { slip: 'title: facts.,', says: missing },
  { slip: "title: [= 'A'],", says: missing },
  { slip: "title: define(, 'A'),", says: missing },
  { slip: "- 'A',", says: missing },
  { slip: "title: 'A' }); }", says: missing },
  { slip: "title: 'A' }); Tell me more", says: missing },
  { slip: "title: 'A' }); Let me know", says: missing },
  { slip: "title: 'Since 1,999'", says: missing },
  { slip: "title: 'A,", says: 'these words have no straight quotation mark at their end' },
  { slip: 'title: `A,', says: 'these words have no backtick (`) at their end' },
  { slip: 'title: `A,\n  kicker: `B`,', says: missing },
  { slip: 'title: “A”,', says: 'this character is outside quotation marks' },
  { slip: 'href: /tuition,', says: 'this character is outside quotation marks' },
  { slip: 'founded: 075,', says: 'a number cannot begin with 0' },
  { slip: 'founded: 089,', says: 'a number cannot begin with 0' },
  { slip: "title: 'A', title: 'B',", says: 'this group has the field twice' },
  { slip: '<<<<<<< HEAD', says: 'this file has a merge conflict: keep one version' },
  { slip: String.raw`title: 'C:\users',`, says: 'words cannot have a backslash' },
  { slip: String.raw`title: 'C:\1',`, says: 'words cannot have a backslash' },
  { slip: "title = 'A',", says: 'write a colon (:)' },
  { slip: "rows: [['A'] ['B', 'C']],", says: 'a comma is missing before this list' },
  {
    slip: 'title: Long,\n  kicker: Long,',
    says: 'this name is unknown. Put words between straight quotation',
  },
  { slip: 'title: Facts.name,', says: 'this name is unknown' },
  { slip: 'title: test,', says: 'this name is unknown' },
  { slip: 'title,', says: 'this name is unknown' },
  { slip: 'price: 18,750,', says: 'write 18750 without a comma in place of 18,750' },
  { slip: 'price: $1,234,567,', says: 'write 1234567 without a comma in place of 1,234,567' },
];

/** Files that the check can't read, besides those with slips. */
const others = {
  'admissions-process.ts': 'export const words = 1;\n',
  'contact.ts': `Here it is:\n\`\`\`ts\n${textOf('contact.ts')}\`\`\`\nTell me more!`,
  'dates.ts': undefined,
  'photos.ts': Buffer.from(`${textOf('photos.ts').slice(0, 80)}é`, 'latin1'),
  'tuition.ts': `import facts from './facts';\n${textOf('tuition.ts')}`,
};

/** Every file here has one mistake. */
const files = {
  ...Object.fromEntries(slips.map(({ slip }, index) => [`slip-${index}.ts`, moduleWith('', slip)])),
  'import-1.ts': moduleWith("import contact from './contacts';", ''),
  'import-2.ts': moduleWith("import contact from 'contact';", ''),
  'far.ts': moduleWith('', `  title: '${'a'.repeat(70)}' '${'b'.repeat(40)}',`),
  // U+2028 ends a line for TypeScript alone.
  'lines.ts': moduleWith('// \u2028\r\r// A', "  title: 'It's', "),
  ...others,
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
    expect.stringContaining('content/import-1.ts:4: this import leads nowhere'),
    expect.stringContaining('content/import-2.ts:4: this import leads nowhere'),
  ]);
});

test('the check names a missing or empty file, another encoding, a chatbot’s answer and a circular import', () => {
  const files = Object.keys(others).flatMap(said);
  expect(files).toEqual([
    expect.stringContaining('admissions-process.ts: this file must have “export default define('),
    expect.stringMatching(/contact\.ts:2: .* delete this line, and what the chatbot/),
    expect.stringContaining('content/dates.ts: the site needs this file: put it back'),
    expect.stringContaining('photos.ts:2: this line has a character that is not UTF-8: save'),
    expect.stringContaining('tuition.ts:1: facts come from school.ts and tuition.ts'),
  ]);
});

test('the check uses the lines that editors show, and marks the place in the line', () => {
  const [far] = said('far.ts:6');
  const [, excerpt = '', mark = ''] = far!.split('\n');
  expect(excerpt).toBe(`  ${'a'.repeat(58)}' '${'b'.repeat(29)}`);
  expect(mark).toBe(`${' '.repeat(62)}^`);
  expect(said('lines.ts:8')).toHaveLength(1);
});

test('the check says nothing else about files it can’t read', () => {
  expect(mistakes).toHaveLength(Object.keys(files).length);
});
