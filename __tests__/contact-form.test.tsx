/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContactForm } from '@/components/contact-form/contact-form';
import {
  answer,
  button,
  empty,
  errors,
  everyVisit,
  field,
  fill,
  network,
  notice,
  press,
  props,
  sent,
  slowNetwork,
  status,
  typed,
  values,
  wait,
  words,
} from './contact-form-visit';

everyVisit();
const visit = () => render(<ContactForm {...props} />);

test('errors show only after an attempt to send, at their fields, and follow the typing', async () => {
  visit();
  fill({ from_name: 'Ada', from_email: 'nobody', from_phone: 'x' });
  expect(errors()).toEqual({});
  await press();
  expect(errors()).toEqual({
    from_email: words.errors.emailInvalid,
    from_phone: words.errors.phoneInvalid + words.phoneCharacters,
    message: words.errors.messageRequired,
  });
  expect(field('from_email')).toHaveFocus();
  expect(button()).toBeEnabled();
  expect(network).not.toHaveBeenCalled();

  fill({ ...typed, from_name: '' });
  expect(errors()).toEqual({ from_name: words.errors.nameRequired });
});

test('while a message is being sent, nothing can be typed that would be cleared', async () => {
  const answers = slowNetwork();
  visit();
  fill(typed);
  button().focus();
  await press();
  expect(button()).toHaveTextContent(words.sending);
  expect(button()).toBeDisabled();
  const keys = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await keys.type(field('message'), ' And…');
  expect(values()).toEqual(typed);

  await answers();
  expect(button()).toHaveTextContent(words.send);
  expect(button()).toBeEnabled();
  expect(values()).toEqual(empty);
  expect(field('message')).toHaveFocus();
  fill({ from_email: 'x' });
  expect(errors()).toEqual({});
});

test('two clicks at once and Enter send a message once', async () => {
  const answers = slowNetwork();
  visit();
  fill(typed);
  const form = button().form!;
  await act(async () => {
    form.requestSubmit();
    form.requestSubmit();
  });
  fireEvent.submit(form);
  await answers();
  expect(sent()).toEqual([typed]);
});

test('the success message hides at the next message, or after 3000 ms whatever is typed', async () => {
  visit();
  fill(typed);
  await press();
  expect(status()).toHaveTextContent(words.sent);
  await wait(2000);
  await press();
  expect(errors()).toEqual({});
  expect(status()).toHaveTextContent(words.sent);
  fill({ from_name: 'B' });
  await press();
  expect(errors()).toMatchObject({ message: words.errors.messageRequired });
  expect(status()).toBeEmptyDOMElement();

  fill(typed);
  await press();
  await wait(2999);
  fill({ from_name: 'B' });
  expect(status()).toHaveTextContent(words.sent);
  await wait(1);
  expect(status()).toBeEmptyDOMElement();
  expect(field('from_name')).toHaveValue('B');
});

test('a message leaves as one POST with exactly the fields of the specification, in order', async () => {
  visit();
  fill(typed);
  await press();
  expect(network).toHaveBeenCalledTimes(1);
  const [url, { method, body }] = network.mock.calls[0]!;
  expect([method, url]).toEqual(['POST', 'https://mail.example/api/v1.0/email/send']);
  expect(body).toBe(
    JSON.stringify({
      lib_version: '4.3.3',
      user_id: 'key',
      service_id: 'service',
      template_id: 'template',
      template_params: typed,
    }),
  );
});

test.each([201, 202, 204, 299, 400, 401, 403, 404, 412, 413, 429, 451, 500, 502, 503])(
  'a message that the service answers with %d stays, and no words appear',
  async (code) => {
    network.mockResolvedValue(answer(code));
    visit();
    fill(typed);
    await press();
    expect(values()).toEqual(typed);
    expect(button()).toBeEnabled();
    expect(status()).toBeEmptyDOMElement();
    expect(notice().firstElementChild).not.toBeVisible();
    fill({ from_email: 'x' });
    expect(errors()).toEqual({});
  },
);

test('a failure shows until the next attempt', async () => {
  network.mockRejectedValue(new TypeError('Failed to fetch'));
  visit();
  expect(notice().firstElementChild).not.toBeVisible();
  fill(typed);
  await press();
  expect(notice()).toHaveTextContent(words.failed.unreachable);
  expect(notice()).toHaveTextContent(props.email.shown);
  // The e-mail has what the visitor types after the failure, too.
  fill({ message: 'And when?' });
  const body = new URL(notice().querySelector('a')!.href).searchParams.get('body')!;
  const lines = [typed.from_name, typed.from_email, typed.from_phone, '\r\nAnd when?'];
  expect(body.replace(/^.+?: /gm, '')).toBe(lines.join('\r\n'));
  fill(empty);
  expect(notice().firstElementChild).toBeVisible();
  await press();
  expect(notice().firstElementChild).not.toBeVisible();
});

test('after 30 seconds without an answer the notice says so, even if one comes later', async () => {
  const answerLate = slowNetwork();
  visit();
  fill(typed);
  await press();
  await wait(30_000);
  await answerLate();
  expect(notice()).toHaveTextContent(words.failed.unanswered);
  expect(values()).toEqual(typed);
});

test('a form that is not connected says so, with e-mail and telephone, and sends nothing', async () => {
  render(<ContactForm {...props} connection={null} />);
  const ways = (within: Element) => [...within.querySelectorAll('a')].map(({ href }) => href);
  const warning = screen.getByText(words.notConnected).parentElement!;
  expect(ways(warning)).toEqual([props.email.href, props.telephone.href]);
  fill(typed);
  await press();
  expect(notice()).toHaveTextContent(words.failed.notConnected);
  expect(ways(notice())).toContain(props.telephone.href);
  expect(values()).toEqual(typed);
  expect(network).not.toHaveBeenCalled();
});
