import sharp from 'sharp';
import { readConfiguration } from '../scripts/configuration/read-configuration';
import { frameUrl } from '@/content/schema/hrefs';
import { plain } from '@/content/schema/text';
import { check, edited, photo, type Edit, type Files } from './school-copy';

/** What the check says of the fixture after edits, without the places. */
const said = async (edits: Edit[], files: Files = {}, url?: string) =>
  Object.values(await check({ ...edited(...edits), ...files }, { url })).flat();

const editing = 'https://docs.google.com/forms/d/1AbC/edit?usp=sharing';

test.each([
  ['http://127.evil.example', 'begins with https://'],
  [editing, 'must be the address for filling in'],
  ['https://docs.google.com/forms/d/e/1FA/closedform', 'must be the address for filling in'],
  ['https://calendly.com/school”', 'must be an address without a quotation mark'],
  ['https://form/1', 'begins with https://'],
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
  'https://www.jotform.com/build-a-school/2312',
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
  ['/tuition\u00ad \u00a0', '/tuition'],
  ['One\u000btwo \u2028 three', 'One two three'],
  ['All\u00a0of\u00a0these\u00a0words, on May\u00a05', 'All of these words, on May\u00a05'],
])('what nobody sees leaves a text: %j', (pasted, printed) => {
  expect(plain(pasted)).toBe(printed);
});

test.each([
  ...['May\u00a05 and 1\u00a0000\u00a0000\u00a0000', 'Kinder\u00adgarten', '👨\u200d👩\u200d👧'],
  ...['می\u200cخواهم', 'क्\u200dष', 'שלום\u200f!', 'مرحبا\u061c', 'e\u0301', 'กา\u200bแฟ'],
])('signs that a script or a number needs stay: %j', (text) => expect(plain(text)).toBe(text));

test('a whole address of this site is a link to its page; another site’s is not', async () => {
  const link = (href: string) =>
    said([['contact.ts', "'Bus 12", `'[a](${href}) Bus 12`]], {}, 'https://school.example/base');
  expect(await link('https://school.example/base/fees#old')).toEqual([
    expect.stringContaining('the link leads to /fees, and'),
  ]);
  expect(await link('https://school.example/base/tuition?a#b')).toEqual([]);
  expect(await link('https://school.example/fees')).toEqual([]);
});

test('files that are too large, or that hold a place, are named', async () => {
  const plainPhoto = sharp(await photo(1200)).jpeg();
  const place = { GPSLatitudeRef: 'N', GPSLatitude: '42/1 20/1 0/1' };
  const files = {
    '../public/files/large.pdf': Buffer.alloc(26 * 1024 ** 2),
    'photos/porch.jpg': plainPhoto.clone().withExif({ IFD3: place }).toBuffer(),
    'photos/atelier.jpg': plainPhoto.withExif({ IFD0: { Make: 'A' } }).toBuffer(),
  };
  expect(await said([], files)).toEqual([
    expect.stringMatching(/porch\.jpg holds the place where it was taken/),
    expect.stringMatching(/large\.pdf: has 26 MB, and some hosts publish nothing/),
  ]);
});
