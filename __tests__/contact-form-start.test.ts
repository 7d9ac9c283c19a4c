/** @jest-environment jsdom */
import startContactForm from '@/components/contact-form/loader-entry';

const bundle = '/islands/form.1f.js';
const copy = '/islands/form.js';
/** Stands in for `form.submit()`, which opens the mail program if the action is a mailto link. */
const mailProgram = jest.fn();
/** Stands in for the component's own handler of `submit`. */
const component = jest.fn((event: Event) => event.preventDefault());
const hydrate = jest.fn();
let form: HTMLFormElement;
let field: HTMLInputElement;
let button: HTMLButtonElement;
let notice: HTMLElement;

beforeEach(() => {
  jest.resetModules();
  jest.clearAllMocks();
  jest.useFakeTimers({ now: 0 });
  sessionStorage.clear();
  Element.prototype.scrollIntoView = jest.fn();
  HTMLFormElement.prototype.submit = mailProgram;
  Object.assign(navigator, { connection: undefined });
  Object.assign(performance, { getEntriesByType: () => [{ type: 'navigate' }] });
  document.body = document.createElement('body');
  document.body.innerHTML =
    '<div data-island="contact-form"><form><input id="from_name" name="from_name" required>' +
    '<button data-waiting="Please wait...">Send</button>' +
    '<div role="alert"><p hidden>Write to us: <a href="mailto:a@b.example">a</a></p></div></form></div>';
  form = document.forms[0]!;
  field = form.querySelector('input')!;
  button = form.querySelector('button')!;
  notice = form.querySelector('p')!;
  hydrate.mockImplementation(() => takeOver(form));
  jest.doMock(bundle, () => ({ __esModule: true, default: hydrate }), { virtual: true });
});

const visit = () => startContactForm([bundle, copy]);
function takeOver(drawn: HTMLFormElement) {
  drawn.noValidate = true;
  drawn.addEventListener('submit', component);
}
function type(text: string) {
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
/** Lets a frame pass, the bundle load, and the component take over. */
const settle = () => jest.advanceTimersByTimeAsync(20);

test.each(['pointerenter', 'focusin', 'input'])(
  'with data saving on, an island loads at the first touch: %s',
  async (touch) => {
    Object.assign(navigator, { connection: { saveData: true } });
    visit();
    await settle();
    expect(hydrate).not.toHaveBeenCalled();
    form.parentElement!.dispatchEvent(new Event(touch));
    await settle();
    expect(hydrate).toHaveBeenCalledTimes(1);
  },
);

test.each([
  ['is incomplete', '', false],
  ['is drawn again', 'Ada', true],
])('a form that is submitted early and %s waits, and is sent once', async (_, name, isNew) => {
  const drawn = isNew ? (form.cloneNode(true) as HTMLFormElement) : form;
  hydrate.mockImplementation(() => {
    if (isNew) form.replaceWith(drawn);
    takeOver(drawn);
  });
  const asksBeforeLeaving = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  visit();
  type(name);
  expect(asksBeforeLeaving()).toBe(false);
  button.focus();
  button.click();
  // Some browsers take the focus from a disabled button.
  button.blur();
  expect(button).toHaveTextContent('Please wait...');
  expect(button).toBeDisabled();
  expect(asksBeforeLeaving()).toBe(true);
  expect(form.dispatchEvent(new Event('submit', { cancelable: true }))).toBe(false);
  await settle();
  jest.runAllTimers();
  expect(component).toHaveBeenCalledTimes(1);
  expect(asksBeforeLeaving()).toBe(false);
  const current = document.querySelector('button')!;
  expect(current).toHaveFocus();
  expect(current).toHaveTextContent('Send');
  expect(document.querySelector('p')).not.toBeVisible();
  current.click();
  expect(component).toHaveBeenCalledTimes(2);
  expect(current).toBeEnabled();
});

// e2e/contact-start.spec.ts proves it for a page that no program changed, and that the next attempt loads again.
test.each(['the notice', 'the form'])(
  'if the bundle cannot load, and another program replaced %s, a notice offers the mail program',
  async (part) => {
    jest.doMock(bundle, () => ({ __esModule: true, default: null }), { virtual: true });
    visit();
    await settle();
    if (part === 'the form') form.replaceWith(form.cloneNode(true));
    else notice.remove();
    const current = document.querySelector('button')!;
    current.click();
    expect(current).toBeDisabled();
    await settle();
    expect(notice).toBeVisible();
    notice.querySelector('a')!.click();
    expect(mailProgram).toHaveBeenCalledTimes(1);
  },
);

test('if the bundle takes more than 8 seconds, the notice shows, and nothing is sent', async () => {
  let answer: (loaded: object) => void = () => {};
  const slow = { __esModule: true, then: (resolve: typeof answer) => (answer = resolve) };
  jest.doMock(bundle, () => slow, { virtual: true });
  visit();
  type('Ada');
  button.click();
  await jest.advanceTimersByTimeAsync(7999);
  expect(notice).not.toBeVisible();
  await jest.advanceTimersByTimeAsync(1);
  expect(notice).toBeVisible();

  answer({ default: hydrate });
  await settle();
  expect(hydrate).toHaveBeenCalledTimes(1);
  expect(component).not.toHaveBeenCalled();
  button.click();
  expect(component).toHaveBeenCalledTimes(1);
});

test('a prerendered page loads no island and changes no draft until it is visited', async () => {
  Object.assign(document, { prerendering: true });
  visit();
  await settle();
  expect(sessionStorage).toHaveLength(0);
  sessionStorage['contact-form-from_name'] = 'Newer';
  form.dispatchEvent(new Event('input', { bubbles: true }));
  expect(sessionStorage['contact-form-from_name']).toBe('Newer');
  expect(hydrate).not.toHaveBeenCalled();
  Object.assign(document, { prerendering: false });
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(field).toHaveValue('Newer');
  await settle();
  expect(hydrate).toHaveBeenCalledTimes(1);
});

test.each([
  ['sends a change event', () => field.dispatchEvent(new Event('change', { bubbles: true }))],
  ['sends no event, until the page is left', () => dispatchEvent(new Event('pagehide'))],
  ['sends no event, until the page is hidden', () => dispatchEvent(new Event('visibilitychange'))],
])('text from a program that %s is kept instead of an older draft', (_, event) => {
  visit();
  type('Older');
  field.value = 'Newer';
  event();
  expect(sessionStorage['contact-form-from_name']).toBe('Newer');
});

test('a copy of the page without text neither empties the draft nor takes part in sending', async () => {
  visit();
  await settle();
  type('Ada');
  const island = form.parentElement!;
  const replace = () => {
    island.replaceWith(island.cloneNode(true));
    document.querySelector('input')!.value = '';
  };
  replace();
  dispatchEvent(new Event('pagehide'));
  expect(sessionStorage['contact-form-from_name']).toBe('Ada');
  document.querySelector('input')!.focus();
  expect(field).toHaveFocus();
  replace();
  document.querySelector('button')!.click();
  expect(component).toHaveBeenCalledTimes(1);
  expect(field).toHaveValue('Ada');
  type('');
  expect(sessionStorage['contact-form-from_name']).toBe('');
});

test('text typed before the page’s script runs replaces the stored draft', () => {
  sessionStorage['contact-form-from_name'] = 'Ada';
  field.value = 'Newer';
  visit();
  expect(field).toHaveValue('Newer');
  expect(sessionStorage['contact-form-from_name']).toBe('Newer');
});

test('a button that Firefox restores as disabled is enabled', () => {
  button.disabled = true;
  visit();
  expect(button).toBeEnabled();
});
