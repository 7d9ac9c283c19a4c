/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import * as form from './contact-form-visit';

test('errors appear at their fields only after an attempt to send, and follow the typing', async () => {
  form.visit();
  form.fill({ from_name: 'Ada', from_email: 'nobody', from_phone: 'x' });
  expect(form.errors()).toEqual({});
  await form.press();
  expect(form.errors()).toEqual({
    from_email: form.words.errors.emailInvalid,
    from_phone: form.words.errors.phoneInvalid + form.words.phoneCharacters,
    message: form.words.errors.messageRequired,
  });
  expect(form.field('from_email')).toHaveFocus();
  expect(form.button()).toBeEnabled();
  expect(form.network).not.toHaveBeenCalled();

  form.fill({ ...form.typed, from_name: '' });
  expect(form.errors()).toEqual({ from_name: form.words.errors.nameRequired });
});

test('the hint below an invalid e-mail address names the letter that it may not have', async () => {
  form.visit();
  form.fill({ ...form.typed, from_email: 'ju\u0308rgen@alder.example' });
  await form.press();
  const hint = `${form.words.emailCharacters} ü`;
  expect(form.errors()).toEqual({ from_email: form.words.errors.emailInvalid + hint });
});

test('while a message is being sent, the fields take no text that would be lost', async () => {
  const answers = form.slowNetwork();
  form.visit();
  form.fill(form.typed);
  form.button().focus();
  await form.press();
  expect(form.button()).toHaveTextContent(form.words.sending);
  expect(form.button()).toBeDisabled();
  const keys = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await keys.type(form.field('message'), ' And…');
  expect(form.values()).toEqual(form.typed);

  await answers();
  expect(form.button()).toHaveTextContent(form.words.send);
  expect(form.button()).toBeEnabled();
  expect(form.values()).toEqual(form.empty);
  expect(form.field('message')).toHaveFocus();
  form.fill({ from_email: 'x' });
  expect(form.errors()).toEqual({});
});

test('two quick clicks and Enter send a message only once', async () => {
  const answers = form.slowNetwork();
  form.visit();
  form.fill(form.typed);
  const element = form.button().form!;
  await act(async () => {
    element.requestSubmit();
    element.requestSubmit();
  });
  fireEvent.submit(element);
  await answers();
  expect(form.sent()).toEqual([form.typed]);
});

test('the success message stays for 3000 ms, or until the next attempt to send any text', async () => {
  form.visit();
  form.fill(form.typed);
  await form.press();
  expect(form.status()).toHaveTextContent(form.words.sent);
  await form.wait(2000);
  await form.press();
  expect(form.errors()).toEqual({});
  expect(form.status()).toHaveTextContent(form.words.sent);
  form.fill({ from_name: 'B' });
  await form.press();
  expect(form.errors()).toMatchObject({ message: form.words.errors.messageRequired });
  expect(form.status()).toBeEmptyDOMElement();

  form.fill(form.typed);
  await form.press();
  await form.wait(2999);
  form.fill({ from_name: 'B' });
  expect(form.status()).toHaveTextContent(form.words.sent);
  await form.wait(1);
  expect(form.status()).toBeEmptyDOMElement();
  expect(form.field('from_name')).toHaveValue('B');
});

test('a message is sent as one POST with exactly the fields of EmailJS, in order', async () => {
  form.visit();
  form.fill(form.typed);
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
      template_params: form.typed,
    }),
  );
});

test.each([201, 202, 204, 299, 400, 401, 403, 404, 412, 413, 429, 451, 500, 502, 503])(
  'if the service answers %d, the message stays in the form, and no notice appears',
  async (code) => {
    form.network.mockResolvedValue(form.answer(code));
    form.visit();
    form.fill(form.typed);
    await form.press();
    expect(form.values()).toEqual(form.typed);
    expect(form.button()).toBeEnabled();
    expect(form.status()).toBeEmptyDOMElement();
    expect(form.notice().firstElementChild).not.toBeVisible();
    form.fill({ from_email: 'x' });
    expect(form.errors()).toEqual({});
  },
);

test('a notice of a failure stays until the next attempt to send', async () => {
  form.network.mockRejectedValue(new TypeError('Failed to fetch'));
  form.visit();
  expect(form.notice().firstElementChild).not.toBeVisible();
  form.fill(form.typed);
  await form.press();
  expect(form.notice()).toHaveTextContent(form.words.failed.unreachable);
  expect(form.notice()).toHaveTextContent(form.props.email.value);
  // The e-mail also contains what the visitor types after the failure.
  form.fill({ message: 'And when?' });
  const body = new URL(form.notice().querySelector('a')!.href).searchParams.get('body');
  expect(body).toMatch(/: Ada Alder[^]+: ada@alder\.example[^]+: \(413\) 555-0142[^]+And when\?$/);
  form.fill(form.empty);
  expect(form.notice().firstElementChild).toBeVisible();
  await form.press();
  expect(form.notice().firstElementChild).not.toBeVisible();
});

test('after 30 seconds without an answer, a notice says so and stays, even if an answer comes', async () => {
  const answerLate = form.slowNetwork();
  form.visit();
  form.fill(form.typed);
  await form.press();
  await form.wait(30_000);
  await answerLate();
  expect(form.notice()).toHaveTextContent(form.words.failed.unanswered);
  expect(form.values()).toEqual(form.typed);
});

test('a form that is not connected says so, offers e-mail and telephone, and sends nothing', async () => {
  form.visit({ connection: null });
  const ways = (within: Element) => [...within.querySelectorAll('a')].map(({ href }) => href);
  const warning = screen.getByText(form.words.notConnected).parentElement!;
  expect(ways(warning)).toEqual([form.props.email.href, form.props.telephone.href]);
  form.fill(form.typed);
  await form.press();
  expect(form.notice()).toHaveTextContent(form.words.failed.notConnected);
  expect(ways(form.notice())).toContain(form.props.telephone.href);
  expect(form.values()).toEqual(form.typed);
  expect(form.network).not.toHaveBeenCalled();
});

test('an e-mail address and a telephone number are sent without invisible characters', async () => {
  form.visit();
  const unseen = '\u200b\u200d\u202a\u202e\u2060\u2066\u2069';
  const from_email = `${unseen}a\u2011b@alder.example\u00a0`;
  form.fill({ ...form.typed, from_email, from_phone: `\u202a(413)\u00a0555\u20110142${unseen}` });
  await form.press();
  const plain = { from_email: 'a-b@alder.example', from_phone: '(413) 555-0142' };
  expect(form.sent()).toEqual([{ ...form.typed, ...plain }]);
});

test('any text of any length is sent exactly as typed', async () => {
  const text = fc
    .string({ unit: 'binary', maxLength: 30 })
    .filter((value) => value.replace(/[\r\n]/g, '').trim() !== '');
  const arrives = async (from_name: string, message: string) => {
    form.network.mockClear();
    const { unmount } = form.visit();
    form.fill({ ...form.typed, from_name, message });
    await form.press();
    unmount();
    // A browser normalizes line ends in long text and removes them from a single line.
    const [name, lines] = [from_name.replace(/[\r\n]/g, ''), message.replace(/\r\n?/g, '\n')];
    expect(form.sent()).toEqual([{ ...form.typed, from_name: name, message: lines }]);
  };
  await fc.assert(fc.asyncProperty(text, text, arrives), {
    examples: [
      ['𝒳'.repeat(100_000), '‏שלום\n'.repeat(33_000)],
      [' {{x}}\u00a0\u200b', '\u202e<script>&amp;\r\n👩‍👧 e\u0301 \ud800'],
    ],
  });
});
