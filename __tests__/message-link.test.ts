import { messageLink } from '@/components/contact-form/message-link';

const linkWith = (...lines: string[]) =>
  messageLink('mailto:office@school.example', 'A question', lines);

function read(link: string) {
  // URLSearchParams reads + as a space, but mail programs do not.
  expect(link).not.toContain('+');
  const { protocol, pathname, searchParams } = new URL(link);
  return { to: protocol + pathname, ...Object.fromEntries(searchParams) };
}

test.each([
  ['lines', 'Name: Ada\n\r\nMay we visit?\rYes', 'Name: Ada\r\n\r\nMay we visit?\r\nYes'],
  ['signs of URLs and HTML', 'a&b=c?d#e+f%41 <i>', 'a&b=c?d#e+f%41 <i>'],
  ['any letters and emoji', 'שלום e\u0301 👩‍👧', 'שלום e\u0301 👩‍👧'],
  ['half a character', 'a \ud83d!', 'a \ufffd!'],
])('the e-mail contains %s', (_, text, body) => {
  expect(read(linkWith(text))).toEqual({
    to: 'mailto:office@school.example',
    subject: 'A question',
    body,
  });
});

test('a text that is too long for mail programs is cut, and ends in […]', () => {
  const link = linkWith('Name: Ada', '👩‍👧\n'.repeat(50_000));
  expect(link.length).toBeLessThanOrEqual(2_000);
  expect(link.length).toBeGreaterThan(1_950);
  expect(read(link)).toMatchObject({ body: expect.stringMatching(/^Name: Ada\r\n(👩‍👧\r\n)+/u) });
  expect(read(link)).toMatchObject({ body: expect.stringMatching(/^[^\ufffd]+\r\n\[…\]$/) });
});
