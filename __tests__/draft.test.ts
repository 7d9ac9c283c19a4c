/** @jest-environment jsdom */
import { keepDraft } from '@/components/contact-form/draft';

test('text typed before the script runs replaces the draft', () => {
  Object.assign(performance, { getEntriesByType: () => [{ type: 'navigate' }] });
  sessionStorage['contact-form'] = '[["from_name","Older"],["message","Kept"]]';
  document.body.innerHTML =
    '<form><input name="from_name" value="Newer"><textarea name="message"></textarea></form>';
  keepDraft(document.body);
  dispatchEvent(new Event('pageshow'));
  const texts = Object.fromEntries(new FormData(document.forms[0]));
  expect(texts).toEqual({ from_name: 'Newer', message: 'Kept' });
});
