/** @jest-environment jsdom */
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

/** A field of another program that looks like the message's own field. */
function foreign(attributes: object) {
  const field = Object.assign(document.createElement('textarea'), attributes);
  form.button().form!.prepend(field);
}
test.each([
  ['gives a field another id', () => (form.field('message').id = 'x')],
  ['gives a field another name', () => (form.field('message').name = 'x')],
  ['adds a field with the same id', () => foreign({ id: 'message' })],
  ['adds a field with the same name', () => foreign({ name: 'message' })],
  ['adds a hidden copy', () => foreign({ id: 'message', name: 'message', hidden: true })],
])('if another program %s, the form still reads its own field', async (_, change) => {
  form.visit();
  form.fill(form.typed);
  change();
  await form.press();
  expect(form.sent()).toEqual([form.typed]);
  expect(form.notice().firstElementChild).not.toBeVisible();
});
