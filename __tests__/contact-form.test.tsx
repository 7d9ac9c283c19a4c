/** @jest-environment jsdom */
import { act } from '@testing-library/react';
import { keepDraft } from '@/components/contact-form/draft';
import { sampleMessage } from '@/e2e/sample-message';
import * as form from './contact-form-visit';

const { errors, failed } = form.words;

// Each test starts with a network that answers 200, and must log no errors.
beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => {});
  form.network.mockReset().mockResolvedValue(form.answer(200));
  Object.assign(globalThis, { fetch: form.network });
  Element.prototype.scrollIntoView = jest.fn();
});
afterEach(() => {
  expect(console.error).not.toHaveBeenCalled();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('errors appear at their fields only after an attempt to send, and follow the typing', async () => {
  form.visit();
  form.fill({ from_name: 'Ada', from_email: 'ju\u0308rgen@alder.example', from_phone: 'x' });
  expect(form.errors()).toEqual({});
  await form.press();
  expect(form.errors()).toEqual({
    from_email: `${errors.emailInvalid}${form.words.emailCharacters} ü`,
    from_phone: `${errors.phoneInvalid}${form.words.phoneCharacters} “x”`,
    message: errors.messageRequired,
  });
  expect(form.field('from_email')).toHaveFocus();
  expect(form.button()).toBeEnabled();
  expect(form.network).not.toHaveBeenCalled();
  form.fill({ ...sampleMessage, from_name: '' });
  expect(form.errors()).toEqual({ from_name: errors.nameRequired });
});

test('while a message is being sent, the form sends no second one and takes no text', async () => {
  const answers = form.slowNetwork();
  form.visit();
  form.fill(sampleMessage);
  await act(async () => {
    for (let presses = 0; presses < 2; presses++) form.button().form!.requestSubmit();
  });
  expect(form.button()).toHaveTextContent(form.words.sending);
  expect(form.button()).toBeDisabled();
  expect(document.querySelector('form :is(input, textarea):not([readonly])')).toBeNull();
  await answers();
  expect(form.network).toHaveBeenCalledTimes(1);
  expect(form.button()).toHaveTextContent(form.words.send);
  expect(form.button()).toBeEnabled();
  expect(Object.values(form.values()).join('')).toBe('');
  form.fill({ from_email: 'x' });
  expect(form.errors()).toEqual({});
});

test('the success message stays for 3000 ms, or until the next attempt to send any text', async () => {
  form.visit();
  form.fill(sampleMessage);
  await form.press();
  expect(form.status()).toHaveTextContent(form.words.sent);
  await form.press();
  expect(form.status()).toHaveTextContent(form.words.sent);
  form.fill({ from_name: 'B' });
  await form.press();
  expect(form.errors()).toMatchObject({ message: errors.messageRequired });
  expect(form.status()).toBeEmptyDOMElement();

  form.fill(sampleMessage);
  await form.press();
  await form.wait(2999);
  expect(form.status()).toHaveTextContent(form.words.sent);
  await form.wait(1);
  expect(form.status()).toBeEmptyDOMElement();
});

test('a message is one POST with exactly what was typed, in the order of EmailJS', async () => {
  form.visit();
  const template_params = { ...sampleMessage, message: '‏שלום\n<i>{{x}}&amp; 👩‍👧'.repeat(20_000) };
  const unseen = '\u200b\u200d\u202a\u202e\u2060\u2066\u2069';
  form.fill({
    ...template_params,
    // A visitor cannot see these characters in a copied address or number, and takes others for plain ones.
    from_email: `${unseen}${sampleMessage.from_email}\u00a0`,
    from_phone: `\u202a（４١۳)\t৫55–0142${unseen}`,
  });
  await form.press();
  expect(form.network).toHaveBeenCalledTimes(1);
  const [url, { method, body }] = form.network.mock.calls[0]!;
  expect([method, url]).toEqual(['POST', 'https://mail.example/api/v1.0/email/send']);
  const account = { lib_version: '4.3.3', user_id: 'key', service_id: 'mail', template_id: 'form' };
  expect(body).toBe(JSON.stringify({ ...account, template_params }));
});

// EmailJS resolves with any 2xx, and rejects with every other status.
test.each([202, 429])(
  'if the service answers %d, the message stays in the form, and no notice appears',
  async (code) => {
    form.network.mockResolvedValue(form.answer(code));
    form.visit();
    form.fill(sampleMessage);
    await form.press();
    expect(form.values()).toEqual(sampleMessage);
    expect(form.button()).toBeEnabled();
    expect(form.status()).toBeEmptyDOMElement();
    expect(form.notice()).not.toBeVisible();
    form.fill({ from_email: 'x' });
    expect(form.errors()).toEqual({});
  },
);

test.each([
  ['unreachable', {}, 1],
  ['notConnected', { connection: null }, 0],
] as const)(
  'if the service is %s, the message stays, and a notice stays until the next attempt',
  async (failure, props, requests) => {
    form.network.mockRejectedValue(new TypeError('Failed to fetch'));
    form.visit(props);
    expect(form.notice()).not.toBeVisible();
    form.fill(sampleMessage);
    await form.press();
    expect(form.network).toHaveBeenCalledTimes(requests);
    expect(form.notice()).toHaveTextContent(failed[failure]);
    expect(form.values()).toEqual(sampleMessage);
    // The e-mail also contains what the visitor types after the failure.
    form.fill({ from_name: '', message: 'And when?' });
    expect(form.notice().querySelector('a')!.href).toMatch(/&body=.*And%20when%3F$/);
    expect(form.notice()).toBeVisible();
    await form.press();
    expect(form.notice()).not.toBeVisible();
  },
);

test('after 30 seconds without an answer, a notice says so and stays, even if an answer comes', async () => {
  const answerLate = form.slowNetwork();
  form.visit();
  form.fill(sampleMessage);
  await form.press();
  await form.wait(30_000);
  await answerLate();
  expect(form.notice()).toHaveTextContent(failed.unanswered);
  expect(form.values()).toEqual(sampleMessage);
});

test('text that was typed before the page’s script runs is newer than the draft', () => {
  Object.assign(performance, { getEntriesByType: () => [{ type: 'navigate' }] });
  sessionStorage['contact-form'] = '[["from_name","Older"],["message","Kept"]]';
  form.visit();
  form.field('from_name').value = 'Newer';
  keepDraft(document.body);
  dispatchEvent(new Event('pageshow'));
  expect(form.values()).toMatchObject({ from_name: 'Newer', message: 'Kept' });
});
