/** @jest-environment jsdom */
import { fireEvent, render } from '@testing-library/react';
import { ContactForm } from '@/components/contact-form/contact-form';
import {
  button,
  empty,
  errors,
  everyVisit,
  field,
  fill,
  notice,
  press,
  props,
  sent,
  slowNetwork,
  status,
  typed,
  values,
  words,
} from './contact-form-visit';

/** What other programs do to the form after it has started: translators, writing aids, extensions. */
everyVisit();
const { message, ...others } = typed;
const visit = () => render(<ContactForm {...props} />);

const copy = (element: Element) => element.replaceWith(element.cloneNode(true));
const ways = {
  removes: (element: Element) => element.remove(),
  moves: (element: Element) => document.body.append(element),
  wraps: (element: Element) => {
    const wrapper = document.createElement('div');
    element.replaceWith(wrapper);
    wrapper.append(element);
  },
  copies: copy,
};
const parts = ['#from_name-error', '[role=status]', '[role=alert] > *', '[name=message]'];
const changes = Object.entries(ways).flatMap(([way, change]) =>
  parts.map((part) => [way, part, change] as const),
);

test.each([...changes, ['copies', 'form', copy] as const])(
  'another program that %s %s, before and while a message is sent, loses nothing',
  async (_, part, change) => {
    const answers = slowNetwork();
    visit();
    fill({ from_phone: 'x', message });
    await press();
    change(document.querySelector(part)!);
    fill(others);
    await press();
    change(document.querySelector(part)!);
    await answers();
    expect(sent()).toEqual([typed]);
    expect(values()).toEqual(empty);
    expect(document.forms).toHaveLength(1);
    expect(status()).toHaveTextContent(words.sent);
    document.body.replaceChildren();
  },
);

test('a form in which React fails is drawn again, with its values, the focus and the outcome', async () => {
  visit();
  fill({ ...typed, message: '' });
  const old = button().form!;
  Object.defineProperty(document.querySelector('#message-error > *'), 'textContent', {
    set() {
      throw new Error('This element belongs to another program.');
    },
  });
  await press();
  expect(console.error).toHaveBeenCalledTimes(1);
  jest.mocked(console.error).mockClear();
  expect(old).not.toBeInTheDocument();
  expect(values()).toEqual({ ...typed, message: '' });
  expect(errors()).toEqual({ message: words.errors.messageRequired });
  expect(field('message')).toHaveFocus();
  fill({ message });
  await press();
  expect(sent()).toEqual([typed]);
});

test.each(['id', 'name'])(
  'a control of another program with the %s of a field is no field',
  async (attribute) => {
    visit();
    const foreign = document.createElement('input');
    foreign.setAttribute(attribute, 'message');
    button().form!.prepend(foreign);
    for (const [name, value] of Object.entries(typed)) {
      fireEvent.input(document.querySelector(`#${name}[name=${name}]`)!, { target: { value } });
    }
    await press();
    expect(sent()).toEqual([typed]);
    expect(notice().firstElementChild).not.toBeVisible();
  },
);
