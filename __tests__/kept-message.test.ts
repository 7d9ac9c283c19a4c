/** @jest-environment jsdom */
import { keepMessage } from '@/components/contact-form/kept-message';

describe('the kept message', () => {
  // The browser may have filled the form with older text than the kept message's.
  test.each([
    ['gives way to text typed before the script runs', 'navigate', false, 'Typed'],
    ['replaces what the browser restored after Back', 'navigate', true, 'Kept'],
    ['replaces what the browser restored after a reload', 'reload', false, 'Kept'],
  ])('%s', (_, type, persisted, name) => {
    Object.assign(performance, { getEntriesByType: () => [{ type }] });
    const kept = { from_name: 'Kept', message: 'Words', former: 'field' };
    sessionStorage['contact-form'] = JSON.stringify(Object.entries(kept));
    document.body.innerHTML =
      '<form><input name="from_name" value="Typed"><textarea name="message"></textarea></form>';
    keepMessage(document.body);
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    const texts = Object.fromEntries(new FormData(document.forms[0]));
    expect(texts).toEqual({ from_name: name, message: 'Words' });
  });
});
