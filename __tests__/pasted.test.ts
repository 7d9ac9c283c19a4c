import schoolSchema from '@/content/schema/school';
import { frameUrl, href } from '@/content/schema/parts/hrefs';
import { plain } from '@/content/schema/parts/characters';
import { insteadOfLink } from '@/content/schema/parts/services';
import { telephoneHref } from '@/content/schema/parts/telephone';

test.each([
  { url: 'http://127.evil.example', says: 'begins with https://' },
  { url: 'https://form/1', says: 'begins with https://' },
  { url: 'http://localhost:4173/form', says: 'begins with https://' },
  { url: 'https://127.0.0.1/form', says: 'must be a public address' },
  { url: 'https://docs.google.com/forms/d/1/edit?a', says: 'must be the address that you send' },
  { url: 'https://docs.google.com/forms/d/e/1FA/closedform', says: 'that you send to families' },
  { url: 'https://forms.office.com/Pages/DesignPageV2.aspx', says: 'that you send to families' },
  { url: 'https://www.jotform.com/build/2312', says: 'that you send to families' },
  { url: 'https://m.youtube.com/watch?v=x', says: 'in the embed code' },
  { url: 'https://vimeo.com/76979871', says: 'in the embed code' },
  { url: 'https://calendar.google.com/calendar/u/0?cid=x', says: 'in the embed code' },
  { url: 'https://docs.google.com/document/d/1/edit?usp=sharing', says: 'in the embed code' },
  { url: 'https://drive.google.com/file/d/1/view', says: 'in the embed code' },
  { url: 'https://www.google.co.uk/maps/place/x', says: 'in the embed code' },
  { url: 'https://MAPS.app.goo.gl/AbC', says: 'in the embed code' },
  { url: 'https://l.facebook.com/l.php?u=x', says: 'that this one leads to' },
  { url: 'https://www.school.org/files/menu.PDF?v=2', says: 'must be a page, because frames' },
  { url: 'https://school.org/form”', says: 'a character that addresses do not have' },
  { url: 'https://school.org/form\ufffc', says: 'a character that addresses do not have' },
])('$url can’t be in a frame: “$says”', ({ url, says }) => {
  expect(frameUrl.safeParse(url).error?.issues[0]?.message).toContain(says);
});

test.each([
  'https://docs.google.com/a/school.org/forms/d/e/1FA/viewform?embedded=true',
  'https://forms.office.com/Pages/ResponsePage.aspx?id=x',
  'https://www.jotform.com/build-a-school/2312',
  'https://www.youtube.com/embed/x?start=3',
  'https://player.vimeo.com/video/76979871',
  'https://calendar.google.com/calendar/u/0/embed?src=x',
  'https://drive.google.com/file/d/1/preview',
  'https://www.google.com/maps/d/u/0/embed?mid=x',
  'https://docs.google.com/viewer?url=https://school.org/menu.pdf',
  'https://forms.gle/AbC',
  'https://forms.office.com/r/AbC',
  'https://docs.google.com/document/d/e/2PACX/pub?embedded=true',
  'https://school.org/apply?for=(all)',
])('%s can be in a frame', (url) => {
  expect(frameUrl.safeParse(url).error).toBeUndefined();
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
  'https://www.google.com/url?q=https://school.org&sa=D',
  'https://nam02.safelinks.protection.outlook.com/?url=x&data=05%7Coffice%40school.org',
  'https://urldefense.com/v3/__https://school.org__;!!x',
  'https://l.facebook.com/l.php?u=x',
])('the check warns that %s goes through another service', (address) => {
  expect(insteadOfLink(address)).toMatch(/^the address that this one leads to/);
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

test.each(['020 7946 0018', '0412 345 678', '555-0142', '413-555-01423', '+413-555-0142'])(
  'the check refuses %s, because no phone can dial it',
  (printed) => expect(schoolSchema.shape.telephone.safeParse(printed).success).toBe(false),
);
