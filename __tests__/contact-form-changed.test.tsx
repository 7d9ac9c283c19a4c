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

const parts = {
  'an error': '#from_name-error',
  'a hint': '#from_phone-error > :last-child',
  'the status': '[role=status]',
  'the notice': '[role=alert] > *',
  'a field': '[name=message]',
  'the form': 'form',
};
const ways = {
  removed: (element: Element) => element.remove(),
  moved: (element: Element) => document.body.append(element),
  wrapped: (element: Element) => {
    const wrapper = document.createElement('div');
    element.replaceWith(wrapper);
    wrapper.append(element);
  },
  copied: (element: Element) => element.replaceWith(element.cloneNode(true)),
};
const cases = Object.keys(parts)
  .flatMap((part) =>
    Object.keys(ways).map((way) => [part, way] as [keyof typeof parts, keyof typeof ways]),
  )
  // Nothing can be typed into a form that is gone.
  .filter(([part, way]) => part !== 'the form' || way === 'copied');

describe.each(cases)('%s that is %s', (part, way) => {
  const change = () => ways[way](document.querySelector(parts[part])!);

  test.each(['before typing', 'after typing'])('%s loses nothing', async (moment) => {
    visit();
    fill({ from_phone: 'x', message });
    await press();
    if (moment === 'before typing') change();
    fill(others);
    if (moment === 'after typing') change();
    await press();
    expect(sent()).toEqual([typed]);
    expect(values()).toEqual(empty);
    expect(document.forms).toHaveLength(1);
    expect(status()).toHaveTextContent(words.sent);
    document.body.replaceChildren();
  });

  test('while a message is being sent loses nothing', async () => {
    const answers = slowNetwork();
    visit();
    fill(typed);
    await press();
    change();
    await answers();
    expect(values()).toEqual(empty);
    expect(status()).toHaveTextContent(words.sent);
    document.body.replaceChildren();
  });
});

test('a form in which React fails is drawn anew, with its values, the focus and the outcome', async () => {
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

test('the browser asks before it leaves the page, but only while a message is being sent', async () => {
  const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const answers = slowNetwork();
  visit();
  fill(typed);
  expect(asks()).toBe(false);
  await press();
  expect(asks()).toBe(true);
  await answers();
  expect(asks()).toBe(false);
});
