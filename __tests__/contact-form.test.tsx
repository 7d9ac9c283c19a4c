/** @jest-environment jsdom */
import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { sampleMessage } from '@/e2e/sample-message';
import * as form from './contact-form-visit';

const { errors, failed } = form.words;

test('errors appear at their fields only after an attempt to send, and follow the typing', async () => {
  form.visit();
  form.fill({ from_name: 'Ada', from_email: 'ju\u0308rgen@alder.example', from_phone: 'x' });
  expect(form.errors()).toEqual({});
  await form.press();
  expect(form.errors()).toEqual({
    from_email: `${errors.emailInvalid}${form.words.emailCharacters} ü`,
    from_phone: errors.phoneInvalid + form.words.phoneCharacters,
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
  form.button().focus();
  await act(async () => {
    for (let presses = 0; presses < 2; presses++) form.button().form!.requestSubmit();
  });
  expect(form.button()).toHaveTextContent(form.words.sending);
  expect(form.button()).toBeDisabled();
  const keys = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await keys.type(form.field('message'), ' And…');
  expect(form.values()).toEqual(sampleMessage);

  await answers();
  expect(form.sent()).toEqual([sampleMessage]);
  expect(form.button()).toHaveTextContent(form.words.send);
  expect(form.button()).toBeEnabled();
  expect(form.isEmpty()).toBe(true);
  expect(form.field('message')).toHaveFocus();
  form.fill({ from_email: 'x' });
  expect(form.errors()).toEqual({});
});

test('the success message stays for 3000 ms, or until the next attempt to send any text', async () => {
  form.visit();
  form.fill(sampleMessage);
  await form.press();
  expect(form.status()).toHaveTextContent(form.words.sent);
  await form.press();
  expect(form.errors()).toEqual({});
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

test('a message is one POST with the fields of EmailJS, in order, and no invisible characters', async () => {
  form.visit();
  const [unseen, { from_email }] = ['\u200b\u200d\u202a\u202e\u2060\u2066\u2069', sampleMessage];
  form.fill({
    ...sampleMessage,
    from_email: `${unseen}${from_email}\u00a0`,
    from_phone: `\u202a(413)\u00a0555\u20110142${unseen}`,
  });
  await form.press();
  expect(form.network).toHaveBeenCalledTimes(1);
  const [url, { method, body }] = form.network.mock.calls[0]!;
  expect([method, url]).toEqual(['POST', 'https://mail.example/api/v1.0/email/send']);
  expect(body).toBe(
    JSON.stringify({
      lib_version: '4.3.3',
      user_id: 'key',
      service_id: 'service',
      template_id: 'template',
      template_params: sampleMessage,
    }),
  );
});

test.each([201, 202, 204, 299, 400, 401, 403, 404, 412, 413, 429, 451, 500, 502, 503])(
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

test('the notice of a failure stays until the next attempt to send', async () => {
  form.network.mockRejectedValue(new TypeError('Failed to fetch'));
  form.visit();
  expect(form.notice()).not.toBeVisible();
  form.fill(sampleMessage);
  await form.press();
  expect(form.notice()).toHaveTextContent(failed.unreachable);
  // The e-mail also contains what the visitor types after the failure.
  form.fill({ from_name: '', message: 'And when?' });
  expect(form.notice().querySelector('a')!.href).toMatch(/&body=.*And%20when%3F$/);
  expect(form.notice()).toBeVisible();
  await form.press();
  expect(form.notice()).not.toBeVisible();
});

test('after 30 seconds without an answer, a notice says so and stays, even if an answer comes', async () => {
  const answerLate = form.slowNetwork();
  form.visit();
  form.fill(sampleMessage);
  await form.press();
  await form.wait(29_999);
  expect(form.notice()).not.toBeVisible();
  await form.wait(1);
  await answerLate();
  expect(form.notice()).toHaveTextContent(failed.unanswered);
  expect(form.values()).toEqual(sampleMessage);
});

test('a form that is not connected keeps the message and says so', async () => {
  form.visit({ connection: null });
  form.fill(sampleMessage);
  await form.press();
  expect(form.notice()).toHaveTextContent(failed.notConnected);
  expect(form.values()).toEqual(sampleMessage);
  expect(form.network).not.toHaveBeenCalled();
});

test('any text of any length is sent exactly as typed', async () => {
  const text = fc
    .string({ unit: 'binary', maxLength: 30 })
    .filter((value) => value.replace(/[\r\n]/g, '').trim() !== '');
  const arrives = async (from_name: string, message: string) => {
    form.network.mockClear();
    const { unmount } = form.visit();
    form.fill({ ...sampleMessage, from_name, message });
    await form.press();
    unmount();
    // A browser normalizes line ends in long text and removes them from a single line.
    const [name, lines] = [from_name.replace(/[\r\n]/g, ''), message.replace(/\r\n?/g, '\n')];
    expect(form.sent()).toEqual([{ ...sampleMessage, from_name: name, message: lines }]);
  };
  await fc.assert(fc.asyncProperty(text, text, arrives), {
    examples: [['𝒳'.repeat(100_000), '‏שלום\n<&>'.repeat(33_000)]],
  });
});
