import { isEmailAddress } from '@/content/schema/parts/email';
import { href, webAddress } from '@/content/schema/parts/hrefs';

test.each([
  ['http://127.evil.example', 'begins with https://'],
  ['https://form/1', 'begins with https://'],
  ['https://127.0.0.1/form', 'must be a public address'],
  ['https://school.org/form\ufffc', 'a character that can’t be in an address'],
])('the address of a frame can’t be %s: “%s”', (address, message) => {
  expect(webAddress.safeParse(address).error?.issues[0]?.message).toContain(message);
});

test.each([
  'https://docs.google.com/a/school.org/forms/d/e/1FA/viewform?embedded=true',
  'https://school.org/apply?for=(all)',
])('the address of a frame can be %s', (address) => {
  expect(webAddress.safeParse(address).error).toBeUndefined();
});

test.each([
  ['https://school.org/""', 'like a space or a quotation mark'],
  ['mailto: office@school.org', 'like a space'],
  ['mailto:office@school.org,office', 'isn’t a valid address'],
  ['https://www.school%20name.org', 'isn’t a valid address'],
  ['tel:+4135550142', 'isn’t a valid address'],
  ['//school.org', 'isn’t a valid address'],
  ['javascript:alert(1)', 'isn’t a valid address'],
  ['http://127.0.0.1:80/a', 'is your own preview'],
  ['/Our page', '%20 for a space'],
])('the address of a link can’t be %s: “%s”', (address, message) => {
  expect(href.safeParse(address).error?.issues[0]?.message).toContain(message);
});

test.each([
  ...['mailto:a@b.example,c@d.example?subject=Hi', 'sms:988', 'tel:+1-413-555-0199'],
  ...['http://example.org/a?b=c#d', 'webcal://a.org/a.ics', 'mailto:1@学校.中国'],
])('the address of a link can be %s', (address) => {
  expect(href.safeParse(address).error).toBeUndefined();
});

test.each([
  ...['office@école-alder.ca', "o'hara@school.org", 'büro_1@xn--cole-9oa.ca', '1@学校.中国'],
  'front.office+tours@mail.school.co.uk',
])('an email address can be %s', (address) => expect(isEmailAddress(address)).toBe(true));

test.each([
  ...['office', 'office@school', 'office@school.', 'office@.org', 'office@-school.org'],
  ...['office@school..org', '.office@school.org', 'office.@school.org', 'of..fice@school.org'],
  ...['the office@school.org', 'a@school.org, b@school.org', 'office@@school.org'],
  ...['office@a_b.ca', 'mailto:office@school.org', '<office@school.org>', 'a@school.org/b'],
])('an email address can’t be %s', (address) => expect(isEmailAddress(address)).toBe(false));
