import { loadIslands } from '@/components/island/load-islands';

const url = '/islands/form.js';
/** Replaces what opens the mail program of a form whose action is a mailto link. */
const mailProgram = jest.fn();
/** Receives what is submitted after the component has taken over. */
const component = jest.fn((event: Event) => event.preventDefault());
const hydrate = jest.fn();
const whenIdle = jest.fn<void, [() => void, { timeout: number }]>();
let form: HTMLFormElement;
let button: HTMLButtonElement;

beforeEach(() => {
  jest.resetModules();
  jest.clearAllMocks();
  jest.useFakeTimers();
  sessionStorage.clear();
  HTMLFormElement.prototype.submit = mailProgram;
  Object.assign(window, { requestIdleCallback: whenIdle });
  Object.assign(navigator, { connection: undefined });
  document.body.innerHTML =
    '<div data-island="form"><form><input required>' +
    '<button data-waiting="Please wait...">Send</button></form></div>';
  form = document.forms[0]!;
  button = form.querySelector('button')!;
  hydrate.mockImplementation(async () => {
    form.noValidate = true;
    form.addEventListener('submit', component);
  });
  jest.doMock(url, () => ({ __esModule: true, default: hydrate }), { virtual: true });
});
afterEach(() => {
  jest.useRealTimers();
});

const visit = () => loadIslands({ form: url });
function type(text: string) {
  form.querySelector('input')!.value = text;
  form.dispatchEvent(new Event('input', { bubbles: true }));
}
/** Lets the bundle load, and the component take over. */
const settle = () => jest.advanceTimersByTimeAsync(0);

test('an island loads when the browser is idle, or after two seconds, and submits nothing', async () => {
  visit();
  expect(whenIdle).toHaveBeenCalledWith(expect.any(Function), { timeout: 2000 });
  await settle();
  expect(hydrate).not.toHaveBeenCalled();
  whenIdle.mock.calls[0]![0]();
  await settle();
  expect(hydrate.mock.calls).toEqual([[form.parentElement]]);
  expect(component).not.toHaveBeenCalled();
});

test.each(['pointerenter', 'pointerdown', 'focusin', 'input'])(
  'with data saving on, an island loads at the first touch: %s',
  async (touch) => {
    Object.assign(navigator, { connection: { saveData: true } });
    visit();
    expect(whenIdle).not.toHaveBeenCalled();
    form.parentElement!.dispatchEvent(new Event(touch));
    await settle();
    expect(hydrate).toHaveBeenCalledTimes(1);
  },
);

test('with data saving on, an island loads untouched where the tab keeps a draft', () => {
  Object.assign(navigator, { connection: { saveData: true } });
  sessionStorage.setItem('contact-draft', '{"from_name":"Ada"}');
  visit();
  expect(whenIdle).toHaveBeenCalledTimes(1);
});

test.each([
  ['complete', 'Ada'],
  ['incomplete', ''],
])('a form submitted early and %s waits, and the component gets it once', async (_, name) => {
  visit();
  type(name);
  button.click();
  expect(button).toHaveTextContent('Please wait...');
  expect(button).toBeDisabled();
  expect(form.dispatchEvent(new Event('submit', { cancelable: true }))).toBe(false);
  await settle();
  jest.runAllTimers();
  expect(component).toHaveBeenCalledTimes(1);
  expect(mailProgram).not.toHaveBeenCalled();
  expect(button).toHaveTextContent('Send');
  button.click();
  expect(component).toHaveBeenCalledTimes(2);
  expect(button).toBeEnabled();
});

test('when the bundle cannot load, the mail program opens for a complete form alone', async () => {
  const fail = () => {
    throw new Error('Failed to fetch dynamically imported module');
  };
  for (const query of ['', '?2', '?3']) jest.doMock(url + query, fail, { virtual: true });
  visit();
  whenIdle.mock.calls[0]![0]();
  await settle();
  button.click();
  await settle();
  expect(mailProgram).not.toHaveBeenCalled();
  expect(button).toBeEnabled();

  type('Ada');
  button.click();
  await settle();
  expect(mailProgram).toHaveBeenCalledTimes(1);
  expect(button).toHaveTextContent('Send');
});

test('when the component does not listen within 8 seconds, the mail program opens from then on', async () => {
  hydrate.mockReturnValue(new Promise(() => {}));
  visit();
  type('Ada');
  button.click();
  await jest.advanceTimersByTimeAsync(7999);
  expect(mailProgram).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(mailProgram).toHaveBeenCalledTimes(1);

  const browserSubmits = jest.fn((event: Event) => event.preventDefault());
  form.addEventListener('submit', browserSubmits);
  button.click();
  expect(browserSubmits).toHaveBeenCalledTimes(1);
  expect(button).toBeEnabled();
});
