/** @jest-environment jsdom */
import { messageLink } from '@/components/contact-form/message-link';

function formWith(message: string): HTMLFormElement {
  document.body.innerHTML = `
    <form action="mailto:a@b.example?subject=Hello">
      <label for="from_name">Your name</label>
      <input id="from_name" name="from_name" value="Ada Alder">
      <label for="message">What?</label>
      <textarea id="message" name="message"></textarea>
    </form>`;
  document.querySelector('textarea')!.value = message;
  return document.forms[0]!;
}

describe('the link that opens the mail program', () => {
  it('has each label with the typed text, whatever its characters', () => {
    const link = messageLink(formWith('a&b=c?d#e+f%41 <i>\n\nשלום e\u0301 👩‍👧'));
    // URLSearchParams decodes + as a space, but mail programs don't.
    expect(link).not.toContain('+');
    const { protocol, pathname, searchParams } = new URL(link);
    expect(protocol + pathname).toBe('mailto:a@b.example');
    expect(Object.fromEntries(searchParams)).toEqual({
      subject: 'Hello',
      body: 'Your name: Ada Alder\r\nWhat?: a&b=c?d#e+f%41 <i>\r\n\r\nשלום e\u0301 👩‍👧',
    });
  });

  it('ends in […] if the text is too long for mail programs', () => {
    const link = messageLink(formWith('👩‍👧\n'.repeat(50_000)));
    expect(messageLink(formWith('a'.repeat(2_000)))).toHaveLength(2_000);
    expect(decodeURIComponent(link)).toMatch(/(👩‍👧\r\n)+[^\ufffd]*\r\n\[…\]$/u);
  });
});
