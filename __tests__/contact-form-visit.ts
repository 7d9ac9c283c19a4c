import { act, fireEvent, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { ContactForm } from '@/components/contact-form/contact-form';
import { sampleMessage } from '@/e2e/sample-message';
import contact from '@/e2e/fixture/content/contact';

export const words = contact.form;
const props = {
  words,
  connection: {
    publicKey: 'key',
    serviceId: 'mail',
    templateId: 'form',
    origin: 'https://mail.example',
  },
  email: { value: 'office@school.example', href: 'mailto:office@school.example' },
  telephone: { value: '(413) 555-0142', href: 'tel:+14135550142' },
};

/** Stands in for the network. The EmailJS package and the form's sender are real. */
export const network = jest.fn<Promise<unknown>, [string, { method: string; body: string }]>();
export const answer = (status: number) => ({
  status,
  ok: status >= 200 && status < 300,
  text: () => Promise.resolve(''),
});
/** Holds back the network's answer. Call the returned function to answer 200. */
export function slowNetwork() {
  let resolve: (value: unknown) => void;
  network.mockReturnValue(new Promise((settle) => (resolve = settle)));
  return () => act(async () => resolve(answer(200)));
}

/** Renders the form, with any props that you override. */
export const visit = (others: Partial<Parameters<typeof ContactForm>[0]> = {}) =>
  render(createElement(ContactForm, { ...props, ...others }));

export const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)!;
export const values = () => Object.fromEntries(new FormData(document.forms[0]));
/** The error message of each invalid field, by the field's name. */
export function errors() {
  const invalid = document.querySelectorAll<HTMLInputElement>('[aria-invalid=true]');
  const errorOf = (control: HTMLInputElement) =>
    document.getElementById(control.getAttribute('aria-describedby')!)?.textContent;
  return Object.fromEntries([...invalid].map((control) => [control.name, errorOf(control)]));
}
export const button = () => document.querySelector('button')!;
export const status = () => screen.getByRole('status');
export const notice = () => screen.getByRole('alert').firstElementChild!;

export function fill(message: Partial<typeof sampleMessage>) {
  for (const [name, value] of Object.entries(message)) {
    fireEvent.input(field(name), { target: { value } });
  }
}
export const press = () => act(async () => fireEvent.click(button()));
export const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
