import { isEmailAddress } from '@/content/schema/parts/email';
import { href, webAddress } from '@/content/schema/parts/hrefs';

describe('the address of a frame', () => {
  test.each([
    { url: 'http://127.evil.example', says: 'begins with https://' },
    { url: 'https://form/1', says: 'begins with https://' },
    { url: 'https://127.0.0.1/form', says: 'must be a public address' },
    { url: 'https://school.org/form\ufffc', says: 'a character that can’t be in an address' },
  ])('can’t be $url: “$says”', ({ url, says }) => {
    expect(webAddress.safeParse(url).error?.issues[0]?.message).toContain(says);
  });

  test.each([
    'https://docs.google.com/a/school.org/forms/d/e/1FA/viewform?embedded=true',
    'https://school.org/apply?for=(all)',
  ])('can be %s', (url) => {
    expect(webAddress.safeParse(url).error).toBeUndefined();
  });
});

describe('the address of a link', () => {
  test.each([
    { address: 'https://school.org/""', says: 'like a space or a quotation mark' },
    { address: 'mailto: office@school.org', says: 'like a space' },
    { address: 'mailto:office@school.org,office', says: 'isn’t a valid address' },
    { address: 'https://www.school%20name.org', says: 'isn’t a valid address' },
    { address: 'tel:+4135550142', says: 'isn’t a valid address' },
    { address: '//school.org', says: 'isn’t a valid address' },
    { address: 'http://127.0.0.1:80/a', says: 'is your own preview' },
    { address: 'javascript:alert(1)', says: 'isn’t a valid address' },
    { address: '/Our page', says: '%20 for a space' },
  ])('can’t be $address: “$says”', ({ address, says }) => {
    expect(href.safeParse(address).error?.issues[0]?.message).toContain(says);
  });

  test.each([
    'mailto:a@b.example,c@d.example?subject=Hi',
    'sms:988',
    'tel:+1-413-555-0199',
    'http://example.org/a?b=c#d',
    'webcal://a.org/a.ics',
  ])('can be %s', (address) => expect(href.safeParse(address).error).toBeUndefined());
});

// The same rule for the school's address and for links.
describe('an email address', () => {
  test.each([
    'office@école-alder.ca',
    "o'hara@school.org",
    'front.office+tours@mail.school.co.uk',
    'büro_1@xn--cole-9oa.ca',
    '1@学校.中国',
  ])('can be %s', (address) => {
    expect(isEmailAddress(address)).toBe(true);
    expect(href.safeParse(`mailto:${address}`).error).toBeUndefined();
  });

  test.each([
    'office',
    'office@school',
    'office@school.',
    'office@.org',
    'office@-school.org',
    'office@school..org',
    '.office@school.org',
    'office.@school.org',
    'of..fice@school.org',
    'the office@school.org',
    'office@school.org, ana@school.org',
    'office@@school.org',
    'office@école_alder.ca',
    'mailto:office@school.org',
    '<office@school.org>',
    'office@school.org/contact',
  ])('can’t be %s', (address) => {
    expect(isEmailAddress(address)).toBe(false);
  });
});
