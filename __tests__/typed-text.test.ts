/** @jest-environment jsdom */
import { keepDraft } from '@/components/contact-form/draft';
import { messageLink } from '@/components/contact-form/message-link';

function formWith(message: string): HTMLFormElement {
  document.body.innerHTML =
    '<form action="mailto:a@b.example?subject=Hello"><label for="from_name">Your name</label>' +
    '<input id="from_name" name="from_name" value="Ada Alder"><label for="message">What?</label>' +
    '<textarea id="message" name="message"></textarea></form>';
  document.querySelector('textarea')!.value = message;
  return document.forms[0]!;
}

test('the e-mail contains each label with the typed text, whatever its characters', () => {
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

test('text that’s too long for mail programs is cut and ends in […]', () => {
  const link = messageLink(formWith('👩‍👧\n'.repeat(50_000)));
  expect(messageLink(formWith('a'.repeat(2_000)))).toHaveLength(2_000);
  expect(decodeURIComponent(link)).toMatch(/(👩‍👧\r\n)+[^\ufffd]*\r\n\[…\]$/u);
});

// The browser may have filled the form with older text than the draft's.
test.each([
  ['text typed before the script runs replaces the draft', 'navigate', false, 'Typed'],
  ['after a reload, the draft replaces what the browser restored', 'reload', false, 'Draft'],
  ['after Back, the draft replaces what the browser restored', 'navigate', true, 'Draft'],
])('%s', (_, type, persisted, name) => {
  Object.assign(performance, { getEntriesByType: () => [{ type }] });
  sessionStorage['contact-form'] = '[["from_name","Draft"],["message","Kept"],["former","field"]]';
  document.body.innerHTML =
    '<form><input name="from_name" value="Typed"><textarea name="message"></textarea></form>';
  keepDraft(document.body);
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  const texts = Object.fromEntries(new FormData(document.forms[0]));
  expect(texts).toEqual({ from_name: name, message: 'Kept' });
});
