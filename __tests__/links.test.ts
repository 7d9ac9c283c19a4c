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
