import { act, fireEvent, screen } from '@testing-library/react';
import type { ContactWords } from '@/content/schema/contact';

/** A visit to the contact form, for the tests: what stands in it, and what a visitor does there. */

const words: ContactWords = {
  heading: 'Write to us',
  labels: { name: 'Name', email: 'Email', phone: 'Cell Phone', message: 'Message' },
  required: 'required',
  errors: {
    nameRequired: 'Name is required',
    emailRequired: 'Email is required',
    emailInvalid: 'Email is invalid',
    phoneRequired: 'Phone is required',
    phoneInvalid: 'Phone is invalid',
    messageRequired: 'Message is required',
  },
  send: 'Send Message',
  sending: 'Please wait...',
  sent: 'Contact form sent successfully!',
  failed: {
    notConnected: 'Your message was not sent.',
    unreachable: 'Your message probably did not leave.',
    unanswered: 'Nobody can tell whether your message left.',
    mail: 'Send it by e-mail',
    call: 'Or call us:',
    subject: 'A question',
  },
  notConnected: 'This form is not connected yet.',
  withoutScript: 'This form opens your mail program.',
};
const connection = {
  publicKey: 'key',
  serviceId: 'service',
  templateId: 'template',
  origin: 'https://mail.example',
};
export const props = {
  words,
  connection,
  email: { shown: 'office@school.example', href: 'mailto:office@school.example' },
  telephone: { shown: '(413) 555-0142', href: 'tel:+14135550142' },
};
export const typed = {
  from_name: 'Ada Alder',
  from_email: 'ada@alder.example',
  from_phone: '(413) 555-0142',
  message: 'May we visit?',
};
type Message = typeof typed;

/** What stands in for the network; the sender and EmailJS are the real ones. */
export const network = jest.fn<Promise<unknown>, [string, { body: string }]>();
export const answer = (status: number) => ({
  status,
  ok: status >= 200 && status < 300,
  text: () => Promise.resolve(''),
});

/** A network that answers when told to. */
export function slowNetwork() {
  let settle: { resolve: (value: unknown) => void; reject: (reason: unknown) => void };
  network.mockReturnValue(
    new Promise((resolve, reject) => {
      settle = { resolve, reject };
    }),
  );
  return {
    answers: (status: number) => act(async () => settle.resolve(answer(status))),
    breaks: () => act(async () => settle.reject(new TypeError('Failed to fetch'))),
  };
}

/** Where jsdom, which draws nothing, would have scrolled to. */
export const scrolled = jest.fn();

export const sent = () =>
  network.mock.calls.map(([, { body }]) => JSON.parse(body).template_params);

export const names = ['Name', 'Email', 'Cell Phone', 'Message'];
export const field = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(label, { exact: true });

/** The text that describes a field marked as wrong; null for one that is marked as right. */
export function errorOf(label: string) {
  const id = field(label).getAttribute('aria-describedby');
  expect(field(label)).toHaveAttribute('aria-invalid', String(id !== null));
  return id && document.getElementById(id)!.textContent;
}

export const button = () => screen.getByRole<HTMLButtonElement>('button');
export const status = () => screen.getByRole('status');
export const notice = () => screen.getByRole('alert');
export const inTheForm = () => names.map((label) => field(label).value);

export function fill(message: Partial<Message>) {
  const labels = {
    from_name: 'Name',
    from_email: 'Email',
    from_phone: 'Cell Phone',
    message: 'Message',
  };
  for (const [name, value] of Object.entries(message)) {
    const control = field(labels[name as keyof Message]);
    control.value = value;
    fireEvent.input(control);
  }
}

export const press = () => act(async () => fireEvent.click(button()));
/** Lets the sender's code load and the request leave. */
export const wait = (ms = 0) => act(() => jest.advanceTimersByTimeAsync(ms));

export async function send(message: Partial<Message> = typed) {
  fill(message);
  await press();
  await wait();
}

/** Before and after every test of the form: an empty tab, a working network, no complaints. */
export function everyVisit() {
  beforeEach(() => {
    jest.useFakeTimers();
    sessionStorage.clear();
    jest.spyOn(console, 'error').mockImplementation(() => {});
    network.mockReset().mockResolvedValue(answer(200));
    Object.assign(globalThis, { fetch: network });
    Element.prototype.scrollIntoView = scrolled.mockReset();
  });

  afterEach(() => {
    expect(console.error).not.toHaveBeenCalled();
    jest.restoreAllMocks();
    jest.useRealTimers();
  });
}
