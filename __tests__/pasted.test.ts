import { readConfiguration } from '../scripts/configuration/read-configuration';
import { frameUrl } from '@/content/schema/hrefs';
import { plain } from '@/content/schema/text';
import { check, edited, type Edit } from './school-copy';

/** What the check says of the fixture after edits, without the places. */
const said = async (...edits: Edit[]) => Object.values(await check(edited(...edits))).flat();

const editing = 'https://docs.google.com/forms/d/1AbC/edit?usp=sharing';

test.each([
  [editing, 'must be the address for filling in'],
  ['https://docs.google.com/forms/d/e/1FA/closedform', 'must be the address for filling in'],
  ['https://www.jotform.com/build/2312', 'must be the address that you send to families'],
  ['https://m.youtube.com/watch?v=x', 'must be the address in the embed code'],
  ['https://calendar.google.com/calendar/u/0?cid=x', 'must be the public address of the calendar'],
  ['https://www.google.co.uk/maps/place/x', 'must be the address in the embed code'],
  ['https://MAPS.app.goo.gl/AbC', 'must be the long address'],
  ['https://www.school.org/files/menu.PDF?v=2', 'must be a page, because frames cannot show'],
])('%s cannot be in a frame, and the sentence says what can', (href, says) => {
  expect(frameUrl.safeParse(href).error?.issues[0]?.message).toContain(says);
});

test.each([
  'https://docs.google.com/a/school.org/forms/d/e/1FA/viewform?embedded=true',
  'https://www.jotform.com/2312',
  'https://www.youtube.com/embed/x?start=3',
  'https://calendar.google.com/calendar/u/0/embed?src=x',
  'https://www.google.com/maps/d/u/0/embed?mid=x',
  'https://docs.google.com/viewer?url=https://school.org/menu.pdf',
  'https://bit.ly.school.org/edit',
])('the address %s can be in a frame', (href) => {
  expect(frameUrl.safeParse(href).error).toBeUndefined();
});

test('the address of the enrollment form is held to the same table, and loses signs that nobody sees', () => {
  const read = (href: string) => readConfiguration({ ENROLLMENT_FORM_URL: href }).enrollmentFormUrl;
  expect(() => read(editing)).toThrow('but it must be the address for filling in');
  expect(read('https://school.org/apply\u200b ')).toBe('https://school.org/apply');
});

test.each([
  ['[a](https://school.org/apply\u200b), \u200ea\u2060b', '[a](https://school.org/apply), ab'],
  ['/tuition\u00ad', '/tuition'],
  ['One\u000btwo \u2028 three', 'One two three'],
  ['All\u00a0of\u00a0these\u00a0words, on May\u00a05', 'All of these words, on May\u00a05'],
])('what nobody sees leaves a text: %j', (pasted, printed) => {
  expect(plain(pasted)).toBe(printed);
});

test.each([
  ...[
    'May\u00a05 and 1\u00a0000\u00a0000\u00a0000',
    '👨\u200d👩\u200d👧',
    'می\u200cخواهم',
    'क्\u200dष',
  ],
  ...['שלום\u200f!', 'مرحبا\u061c', 'e\u0301', 'Kinder\u00adgarten', 'กา\u200bแฟ'],
])('signs that a script or a number needs stay: %j', (text) => expect(plain(text)).toBe(text));

test('signs that cannot be printed, or are between the texts, are named', async () => {
  const of = (sign: string): Edit => ['contact.ts', "'Bus 12", `'${sign} Bus 12`];
  for (const [sign, code] of [
    ...Object.entries({ '\uf0b7': 'F0B7', '\ufffc': 'FFFC', '\u0001': '0001' }),
  ])
    expect(await said(of(sign))).toEqual([
      expect.stringContaining(`has a sign that cannot be printed (U+${code}, before “Bus 12`),
    ]);
  for (const [to, place] of [
    ['\u200bexport', 'where it begins'],
    ['export\u200d', 'after “export”'],
  ])
    expect(await said(['contact.ts', 'export', to!])).toEqual([
      expect.stringMatching(`^content/contact.ts:5: this line has a sign .*${place}`),
    ]);
  expect(await said(['contact.ts', 'export', '// a\u200b\nexport'])).toEqual([]);
});
