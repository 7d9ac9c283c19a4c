import { messageLink } from '@/components/contact-form/message-link';
import { sampleMessage } from '@/e2e/sample-message';
import contact from '@/e2e/second-school/content/contact';

function read(message: string) {
  const link = messageLink('mailto:a@b.example', contact.form, { ...sampleMessage, message });
  // URLSearchParams reads + as a space, but mail programs do not.
  expect(link).not.toContain('+');
  const { protocol, pathname, searchParams } = new URL(link);
  return { to: protocol + pathname, length: link.length, ...Object.fromEntries(searchParams) };
}

test.each([
  ['lines', 'Ada\n\r\nMay we visit?\rYes', 'Ada\r\n\r\nMay we visit?\r\nYes'],
  ['signs of URLs and HTML', 'a&b=c?d#e+f%41 <i>', 'a&b=c?d#e+f%41 <i>'],
  ['any letters and emoji', 'שלום e\u0301 👩‍👧', 'שלום e\u0301 👩‍👧'],
])('the e-mail contains %s', (_, typed, text) => {
  const { labels, failed } = contact.form;
  const fields =
    `${labels.name}: Ada Alder\r\n${labels.email}: ada@alder.example\r\n` +
    `${labels.phone}: (413) 555-0142\r\n\r\n`;
  const mail = { to: 'mailto:a@b.example', subject: failed.subject, body: fields + text };
  expect(read(typed)).toMatchObject(mail);
});

test('a text that is too long for mail programs is cut, and ends in […]', () => {
  const { length, body } = read('👩‍👧\n'.repeat(50_000)) as { length: number; body?: string };
  expect(length).toBeLessThanOrEqual(2_000);
  expect(length).toBeGreaterThan(1_950);
  expect(body).toMatch(/(👩‍👧\r\n)+[^\ufffd]*\r\n\[…\]$/u);
});
