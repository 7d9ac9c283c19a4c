import school from '@/e2e/fixture/content/school';
import schoolSchema from '@/content/schema/school';
import { href, webAddress } from '@/content/schema/parts/hrefs';
import { plain } from '@/content/schema/parts/characters';
import { telephoneHref } from '@/content/schema/parts/telephone';

test.each([
  { url: 'http://127.evil.example', says: 'begins with https://' },
  { url: 'https://form/1', says: 'begins with https://' },
  { url: 'http://localhost:4173/form', says: 'begins with https://' },
  { url: 'https://127.0.0.1/form', says: 'must be a public address' },
  { url: 'https://school.org/form”', says: 'a character that addresses do not have' },
  { url: 'https://school.org/form\ufffc', says: 'a character that addresses do not have' },
])('$url can’t be in a frame: “$says”', ({ url, says }) => {
  expect(webAddress.safeParse(url).error?.issues[0]?.message).toContain(says);
});

test.each([
  'https://docs.google.com/a/school.org/forms/d/e/1FA/viewform?embedded=true',
  'https://school.org/apply?for=(all)',
])('%s can be in a frame', (url) => {
  expect(webAddress.safeParse(url).error).toBeUndefined();
});

test.each([
  { address: 'https://school.org "Our school"', says: 'like a space' },
  { address: 'https://school.org/"', says: 'like a space or a quotation mark' },
  { address: 'mailto: office@school.org', says: 'like a space' },
  { address: 'mailto:office@school.org,office', says: 'leads nowhere' },
  { address: 'https://school.org:port/', says: 'leads nowhere' },
  { address: 'https://www.school%20name.org', says: 'leads nowhere' },
  { address: 'tel:+4135550142', says: 'leads nowhere' },
  { address: '//school.org', says: 'leads nowhere' },
  { address: 'http://127.0.0.1:80/a', says: 'of your own preview' },
  { address: '/Our page', says: '%20 is a space' },
])('$address can’t be a link: “$says”', ({ address, says }) => {
  expect(href.safeParse(address).error?.issues[0]?.message).toContain(says);
});

test.each([
  { pasted: '[a](https://a.org/b\u200b), \u200ea\u2060b', printed: '[a](https://a.org/b), ab' },
  { pasted: ' /tuition\u00ad \u00a0', printed: '/tuition' },
  { pasted: 'One\u000btwo \u2028 three\r\nfour', printed: 'One two three four' },
  { pasted: 'Cafe\u0301, Nguye\u0302\u0303n', printed: 'Café, Nguyễn' },
  { pasted: 'on May\u00a05, at 9\u202fPM', printed: 'on May 5, at 9 PM' },
])('pasted text becomes “$printed”', ({ pasted, printed }) => {
  expect(plain(pasted)).toBe(printed);
});

test.each(['👨\u200d👩\u200d👧', 'می\u200cخواهم', 'क्\u200dष', '❤\ufe0f'])(
  'pasted text keeps the invisible characters that “%s” needs',
  (text) => expect(plain(text)).toBe(text),
);

test('a pasted telephone number gets plain digits, hyphens and spaces', () => {
  const telephone = schoolSchema.shape.telephone.parse('（５０５）\u00a0555\u20130187');
  expect(telephone).toBe('(505) 555-0187');
});

test.each([
  ['(413) 555-0142', '+14135550142'],
  ['1-413-555-0142 Ext. 12', '+14135550142;ext=12'],
  ['413.555.0142, x345', '+14135550142;ext=345'],
  ['+1 (413) 555-0142 extension 1', '+14135550142;ext=1'],
  ['+44 (0)20 7946 0142', '+442079460142'],
  ['(+44) 20 7946 0018', '+442079460018'],
  ['+41 44 668 18 00', '+41446681800'],
])('phones dial %s as %s', (printed, dialed) => {
  const telephone = schoolSchema.shape.telephone.parse(printed);
  expect(telephoneHref(telephone)).toBe(`tel:${dialed}`);
});

test('a number without + is in the school’s country', () => {
  const parse = (locale: string) =>
    schoolSchema.safeParse({ ...school, telephone: '020 7946 0018', locale });
  expect(telephoneHref('020 7946 0018', 'en-GB')).toBe('tel:+442079460018');
  expect(parse('en-GB').success).toBe(true);
  expect(parse('en-CA').error?.issues[0]?.message).toContain('that anyone can dial in CA');
});

test.each(['020 7946 0018', '0412 345 678', '555-0142', '413-555-01423', '+413-555-0142'])(
  'the check refuses %s, because no phone can dial it',
  (printed) => expect(telephoneHref(printed)).toBe(''),
);
