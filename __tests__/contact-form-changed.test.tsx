/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/react';
import * as form from './contact-form-visit';

const { message, ...others } = form.typed;

/** What translators, writing aids and extensions do to the form after it has started. */
const ways = {
  removes: (element: Element) => element.remove(),
  moves: (element: Element) => document.body.append(element),
  wraps: (element: Element) => {
    const wrapper = document.createElement('div');
    element.replaceWith(wrapper);
    wrapper.append(element);
  },
  copies: (element: Element) => element.replaceWith(element.cloneNode(true)),
};
const parts = ['#from_name-error', '[role=status]', '[role=alert] > *', '[name=message]'];
const changes = Object.entries(ways).flatMap(([way, change]) =>
  parts.map((part) => [way, part, change] as const),
);

test.each([...changes, ['copies', 'form', ways.copies] as const])(
  'if another program %s %s before and while a message is sent, nothing is lost',
  async (_, part, change) => {
    const answers = form.slowNetwork();
    form.visit();
    form.fill({ from_phone: 'x', message });
    await form.press();
    change(document.querySelector(part)!);
    form.fill(others);
    await form.press();
    change(document.querySelector(part)!);
    await answers();
    expect(form.sent()).toEqual([form.typed]);
    expect(form.values()).toEqual(form.empty);
    expect(document.forms).toHaveLength(1);
    expect(form.status()).toHaveTextContent(form.words.sent);
    document.body.replaceChildren();
  },
);

test('if React fails, the form is drawn again with its values, the focus and the errors', async () => {
  form.visit();
  form.fill({ ...form.typed, message: '' });
  const old = form.button().form!;
  Object.defineProperty(document.querySelector('#message-error > *'), 'textContent', {
    set() {
      throw new Error('This element belongs to another program.');
    },
  });
  await form.press();
  expect(console.error).toHaveBeenCalledTimes(1);
  jest.mocked(console.error).mockClear();
  expect(old).not.toBeInTheDocument();
  expect(form.values()).toEqual({ ...form.typed, message: '' });
  expect(form.errors()).toEqual({ message: form.words.errors.messageRequired });
  expect(form.field('message')).toHaveFocus();
  form.fill({ message });
  await form.press();
  expect(form.sent()).toEqual([form.typed]);
});

test.each(['id', 'name'])(
  'the form ignores another program’s control that has the %s of a field',
  async (attribute) => {
    form.visit();
    const foreign = document.createElement('input');
    foreign.setAttribute(attribute, 'message');
    form.button().form!.prepend(foreign);
    for (const [name, value] of Object.entries(form.typed)) {
      fireEvent.input(document.querySelector(`#${name}[name=${name}]`)!, { target: { value } });
    }
    await form.press();
    expect(form.sent()).toEqual([form.typed]);
    expect(form.notice().firstElementChild).not.toBeVisible();
  },
);
