/**
 * The longest link that opens a mail program everywhere. Windows passes on about 2,080 characters,
 * and Chrome on Windows silently ignores a longer link
 * (https://github.com/electron/electron/issues/9987,
 * https://github.com/ucam-department-of-psychiatry/camcops/issues/180).
 */
const LONGEST_LINK = 2_000;

/** Ends a shortened text. The whole text is still in the form. */
const ELLIPSIS = encodeURIComponent('\r\n[…]');

/**
 * A link that opens an e-mail with the lines as its body. A text too long for mail programs is cut
 * and ends in […].
 *
 * @param mailto the link to the recipient, without a query
 */
export function messageLink(mailto: string, subject: string, lines: string[]) {
  const start = `${mailto}?subject=${encode(subject)}&body=`;
  const room = LONGEST_LINK - start.length - ELLIPSIS.length;
  // A character never gets shorter when it is encoded, so text beyond the limit is not needed.
  const text = lines.join('\n').slice(0, room + 1);
  // Lines of a mailto body end with CRLF: https://www.rfc-editor.org/rfc/rfc6068#section-5
  let body = '';
  for (const character of text.replace(/\r\n?|\n/g, '\r\n')) {
    const encoded = encode(character);
    if (body.length + encoded.length > room) return start + body + ELLIPSIS;
    body += encoded;
  }
  return start + body;
}

/** Replaces half of a surrogate pair, which no URL can contain and at which encodeURIComponent throws. */
function encode(text: string) {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
}
