/** @jest-environment jsdom */
import { keepDraft } from '@/components/contact-form/draft';

describe('the draft of a message', () => {
  // The browser may have filled the form with older text than the draft's.
  test.each([
    ['gives way to text typed before the script runs', 'navigate', false, 'Typed'],
    ['replaces what the browser restored after a reload', 'reload', false, 'Draft'],
    ['replaces what the browser restored after Back', 'navigate', true, 'Draft'],
  ])('%s', (_, type, persisted, name) => {
    Object.assign(performance, { getEntriesByType: () => [{ type }] });
    const draft = { from_name: 'Draft', message: 'Kept', former: 'field' };
    sessionStorage['contact-form'] = JSON.stringify(Object.entries(draft));
    document.body.innerHTML =
      '<form><input name="from_name" value="Typed"><textarea name="message"></textarea></form>';
    keepDraft(document.body);
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    const texts = Object.fromEntries(new FormData(document.forms[0]));
    expect(texts).toEqual({ from_name: name, message: 'Kept' });
  });
});
