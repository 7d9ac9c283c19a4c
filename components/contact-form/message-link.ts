/**
 * The longest link that opens a mail program everywhere, in characters. Windows passes on about 2,080, and Chrome on
 * Windows silently ignores a longer link (https://github.com/electron/electron/issues/9987).
 */
const longestLink = 2_000;

/** Marks truncated text. The form keeps all of it. */
const ellipsis = encodeURIComponent('\r\n[…]');

/** Adds each label and its typed text to the mailto link in the form's `action`, truncated at the longest link. */
export function messageLink(form: HTMLFormElement): string {
  const typed = new FormData(form);
  const lines = [...form.querySelectorAll('label')].map(
    ({ textContent, htmlFor }) => `${textContent}: ${typed.get(htmlFor)}`,
  );
  let link = `${form.action}&body=`;
  // Lines of a mailto body end with CRLF: https://www.rfc-editor.org/rfc/rfc6068#section-5
  for (const character of lines.join('\n').replace(/\r\n?|\n/g, '\r\n')) {
    const encoded = encodeURIComponent(character);
    if (link.length + encoded.length + ellipsis.length > longestLink) return link + ellipsis;
    link += encoded;
  }
  return link;
}
