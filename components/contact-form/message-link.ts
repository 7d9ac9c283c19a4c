/**
 * The longest link that opens a mail program everywhere. Windows hands over about 2,080 characters
 * and Chrome there does nothing at all, without a word, when a link is longer
 * (https://github.com/electron/electron/issues/9987,
 * https://github.com/ucam-department-of-psychiatry/camcops/issues/180).
 */
const LONGEST_LINK = 2_000;

/** Says in the e-mail that the text goes on. The whole text is still in the form. */
const GOES_ON = encodeURIComponent('\r\n[…]');

/**
 * A link that opens an e-mail with the lines as its body: the whole text where mail programs
 * can take it, else as much from its beginning as they can, ending in […].
 */
export function messageLink(mailto: string, subject: string, lines: string[]) {
  const start = `${mailto}?subject=${encode(subject)}&body=`;
  const room = LONGEST_LINK - start.length - GOES_ON.length;
  // A character takes one place at least, so that 200,000 of them need not be looked at.
  const text = lines.join('\n').slice(0, room + 1);
  // Lines of a mailto body end with CRLF: https://www.rfc-editor.org/rfc/rfc6068#section-5
  let body = '';
  for (const character of text.replace(/\r\n?|\n/g, '\r\n')) {
    const encoded = encode(character);
    if (body.length + encoded.length > room) return start + body + GOES_ON;
    body += encoded;
  }
  return start + body;
}

/** Half of a surrogate pair, which no address can carry, would make encodeURIComponent throw. */
function encode(text: string) {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
}
