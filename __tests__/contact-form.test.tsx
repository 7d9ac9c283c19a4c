/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { ContactForm } from '@/components/contact-form/contact-form';
import { contactFields } from '@/content/shared/contact-fields';
import contact from '@/e2e/fixture/content/contact';
import { sampleMessage } from '@/e2e/sample-message';

const { form: text } = contact;
const { errors: sentences, failed } = text;
const origin = 'https://mail.example';
const connection = { publicKey: 'key', serviceId: 'mail', templateId: 'form', origin };
const email = { value: 'office@school.example', href: 'mailto:office@school.example' };
const telephone = { value: '(413) 555-0142', href: 'tel:+14135550142' };

/** The network is a mock. EmailJS and the sender are real. */
const network = jest.fn<Promise<unknown>, [string, { method: string; body: string }]>();
const answer = (status: number) => ({ status, ok: status < 300, text: async () => '' });
/** Lets the network answer 200 only after this time. */
const answerAfter = (ms: number) =>
  network.mockReturnValue(new Promise((resolve) => setTimeout(resolve, ms, answer(200))));

function visit(account: typeof connection | null = connection) {
  render(<ContactForm text={text} connection={account} email={email} telephone={telephone} />);
  // As browser-entry.tsx does.
  document.forms[0]!.noValidate = true;
}

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)!;
const values = () => Object.fromEntries(new FormData(document.forms[0]));
/** The error messages of invalid fields, by field name. */
function errors() {
  const invalid = document.querySelectorAll<HTMLInputElement>('[aria-invalid=true]');
  const errorOf = (control: HTMLInputElement) =>
    document.getElementById(control.getAttribute('aria-describedby')!)?.textContent;
  return Object.fromEntries([...invalid].map((control) => [control.name, errorOf(control)]));
}
const button = () => document.querySelector('button')!;
const status = () => screen.getByRole('status');
const notice = () => screen.getByRole('alert').firstElementChild!;

function fill(message: Partial<typeof sampleMessage>) {
  for (const [name, value] of Object.entries(message))
    fireEvent.input(field(name), { target: { value } });
}
const press = () => act(async () => fireEvent.click(button()));
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
async function send(message = sampleMessage) {
  fill(message);
  await press();
}

// The network answers 200 by default.
beforeEach(() => {
  jest.useFakeTimers();
  network.mockReset().mockResolvedValue(answer(200));
  Object.assign(globalThis, { fetch: network });
  Element.prototype.scrollIntoView = jest.fn();
  // jsdom loads no style sheets.
  document.head.innerHTML = '<style>.hidden { display: none }</style>';
});
afterEach(() => jest.useRealTimers());

describe('the contact form', () => {
  it('marks each field as required, and explains the asterisk once', () => {
    visit();
    for (const { name } of contactFields) expect(field(name)).toBeRequired();
    const marks = screen.getAllByText(/^\*/).map((mark) => mark.textContent);
    expect(marks).toEqual([`* ${text.required}`, '*', '*', '*']);
  });

  it('shows errors after an attempt to send, and updates them as the visitor types', async () => {
    visit();
    fill({
      ...sampleMessage,
      from_email: 'ju\u0308rgen@alder.example',
      from_phone: 'x',
      message: '',
    });
    expect(errors()).toEqual({});
    await press();
    expect(errors()).toEqual({
      from_email: `${sentences.emailInvalid}${text.emailCharacters} “ü”`,
      from_phone: `${sentences.phoneInvalid}${text.phoneCharacters} “x”`,
      message: sentences.messageRequired,
    });
    expect(field('from_email')).toHaveFocus();
    expect(button()).toBeEnabled();
    expect(network).not.toHaveBeenCalled();
    fill({ ...sampleMessage, from_name: '' });
    expect(errors()).toEqual({ from_name: sentences.nameRequired });
  });

  it('accepts no text and no second message while one is on its way', async () => {
    answerAfter(1000);
    visit();
    fill(sampleMessage);
    await act(async () => {
      for (let presses = 0; presses < 2; presses++) button().form!.requestSubmit();
    });
    expect(button()).toHaveAccessibleName(text.sending);
    expect(button()).toBeDisabled();
    expect(document.querySelector('form :is(input, textarea):not([readonly])')).toBeNull();
    await wait(1000);
    expect(network).toHaveBeenCalledTimes(1);
    expect(button()).toHaveAccessibleName(text.send);
    expect(button()).toBeEnabled();
    expect(Object.values(values()).join('')).toBe('');
    fill({ from_email: 'x' });
    expect(errors()).toEqual({});
  });

  it('shows the success message for 3 seconds, or until the next attempt to send', async () => {
    visit();
    await send();
    await wait(2999);
    // A second press on the empty form is no attempt.
    await press();
    expect(status()).toHaveTextContent(text.sent);
    await wait(1);
    expect(status()).toBeEmptyDOMElement();
    await send();
    await send({ ...sampleMessage, message: '' });
    expect(status()).toBeEmptyDOMElement();
  });

  it('sends the text that it shows in one POST, in EmailJS’s format', async () => {
    visit();
    const template_params = {
      ...sampleMessage,
      from_email: 'jo-ann@alder.example',
      message: '‏שלום\n<i>{{x}}&amp; 👩‍👧'.repeat(20_000),
    };
    // A refused message stays in the form.
    network.mockResolvedValue(answer(429));
    const unseen = '\u200b\u200d\u202a\u202e\u2060\u2066\u2069';
    await send({
      ...template_params,
      // Visitors can't see these pasted characters, or mistake them for plain ones.
      from_email: `${unseen}jo–ann@alder.example\u00a0`,
      from_phone: `\u202a（４13)\u00a0555–0142${unseen}`,
    });
    expect(values()).toEqual(template_params);
    expect(network).toHaveBeenCalledTimes(1);
    const [url, { method, body }] = network.mock.calls[0]!;
    expect([method, url]).toEqual(['POST', `${origin}/api/v1.0/email/send`]);
    const account = { user_id: 'key', service_id: 'mail', template_id: 'form' };
    expect(JSON.parse(body)).toMatchObject({ ...account, template_params });
  });

  // EmailJS resolves with any 2xx, and rejects with every other status.
  it.each([202, 429])('keeps the message without a notice if the answer is %d', async (code) => {
    network.mockResolvedValue(answer(code));
    visit();
    await send();
    expect(values()).toEqual(sampleMessage);
    expect(button()).toBeEnabled();
    expect(status()).toBeEmptyDOMElement();
    expect(notice()).not.toBeVisible();
    fill({ from_email: 'x' });
    expect(errors()).toEqual({});
  });

  it.each([
    ['unreachable', connection, () => network.mockRejectedValue(new TypeError('Failed to fetch'))],
    // An answer after 30 seconds comes too late.
    ['unanswered', connection, () => answerAfter(30_001)],
    ['notConnected', null, () => {}],
  ] as const)('keeps the message and shows the notice “%s”', async (failure, account, prepare) => {
    prepare();
    visit(account);
    expect(notice()).not.toBeVisible();
    await send();
    await wait(30_001);
    expect(network).toHaveBeenCalledTimes(account ? 1 : 0);
    expect(notice()).toHaveTextContent(failed[failure]);
    expect(values()).toEqual(sampleMessage);
    fill({ from_name: '' });
    expect(notice()).toBeVisible();
    await press();
    expect(notice()).not.toBeVisible();
  });
});
