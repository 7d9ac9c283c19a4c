import type { ContactFormWords } from '@/content/schema/contact-form';
import { fields, type ContactMessage } from './fields';

/**
 * The longest link that opens a mail program everywhere. Windows passes on about 2,080 characters, and
 * Chrome on Windows silently ignores a longer link (https://github.com/electron/electron/issues/9987).
 */
const LONGEST_LINK = 2_000;

/** Ends a shortened text. The whole text is still in the form. */
const ELLIPSIS = encodeURIComponent('\r\n[…]');

/**
 * A link that opens an e-mail with a message. A text too long for mail programs is cut and ends in […].
 *
 * @param mailto the link to the recipient, without a query
 */
export function messageLink(mailto: string, words: ContactFormWords, message: ContactMessage) {
  const start = `${mailto}?subject=${encodeURIComponent(words.failed.subject)}&body=`;
  const room = LONGEST_LINK - start.length - ELLIPSIS.length;
  const lines = fields.map(({ name, label, type }) =>
    type === 'textarea' ? `\n${message[name]}` : `${words.labels[label]}: ${message[name]}`,
  );
  let body = '';
  // Lines of a mailto body end with CRLF: https://www.rfc-editor.org/rfc/rfc6068#section-5
  for (const character of lines.join('\n').replace(/\r\n?|\n/g, '\r\n')) {
    const encoded = encodeURIComponent(character);
    if (body.length + encoded.length > room) return start + body + ELLIPSIS;
    body += encoded;
  }
  return start + body;
}
