import { messageLink } from '@/components/contact-form/message-link';
import { sampleMessage } from '@/e2e/sample-message';
import contact from '@/e2e/fixture/content/contact';

const { labels, failed } = contact.form;

test('the e-mail contains the message, with any signs and letters', () => {
  const message = 'a&b=c?d#e+f%41 <i>\n\r\nשלום\re\u0301 👩‍👧';
  const link = messageLink('mailto:a@b.example', contact.form, { ...sampleMessage, message });
  // URLSearchParams reads + as a space, but mail programs do not.
  expect(link).not.toContain('+');
  const { protocol, pathname, searchParams } = new URL(link);
  expect(protocol + pathname).toBe('mailto:a@b.example');
  expect(searchParams.get('subject')).toBe(failed.subject);
  const fields = `${labels.name}: Ada Alder\r\n${labels.email}: ada@alder.example\r\n`;
  expect(searchParams.get('body')).toContain(fields);
  const text = '\r\n\r\na&b=c?d#e+f%41 <i>\r\n\r\nשלום\r\ne\u0301 👩‍👧';
  expect(searchParams.get('body')).toContain(text);
});

test('a text that is too long for mail programs is cut, and ends in […]', () => {
  const message = '👩‍👧\n'.repeat(50_000);
  const link = messageLink('mailto:a@b.example', contact.form, { ...sampleMessage, message });
  expect(link.length).toBeLessThanOrEqual(2_000);
  expect(link.length).toBeGreaterThan(1_950);
  expect(decodeURIComponent(link)).toMatch(/(👩‍👧\r\n)+[^\ufffd]*\r\n\[…\]$/u);
});
