import { loadIslands } from '@/components/island/load-islands';

const address = '/islands/form.js';
const opened = jest.fn();
const handed = jest.fn((event: Event) => event.preventDefault());
/** What the bundle does: takes over the island, and says when it listens. */
let hydrate: jest.Mock<Promise<void>>;
let listens: () => void;
/** What waits for the browser to be idle, and how long it waits at most, in milliseconds. */
let idle: { work: () => void; timeout?: number }[];
let island: HTMLElement;
let form: HTMLFormElement;

beforeEach(() => {
  jest.resetModules();
  jest.useFakeTimers();
  jest.clearAllMocks();
  // Opens the mail program, which this browser does not have.
  HTMLFormElement.prototype.submit = opened;
  sessionStorage.clear();
  idle = [];
  Object.assign(window, {
    requestIdleCallback: (work: () => void, options?: IdleRequestOptions) =>
      idle.push({ work, ...options }),
  });
  document.body.innerHTML =
    '<div data-island="form"><form action="mailto:a@b.example"><input name="from_name" required>' +
    '<button data-waiting="Please wait...">Send</button></form></div>';
  island = document.querySelector('[data-island]')!;
  form = document.forms[0]!;
  hydrate = jest.fn(
    () =>
      new Promise((resolve) => {
        listens = () => {
          form.addEventListener('submit', handed);
          form.noValidate = true;
          resolve();
        };
      }),
  );
  bundleAt(address);
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
});

function bundleAt(where: string) {
  jest.doMock(where, () => ({ __esModule: true, default: hydrate }), { virtual: true });
}
function noBundleAt(where: string) {
  const fail = () => {
    throw new Error('Failed to fetch dynamically imported module');
  };
  jest.doMock(where, fail, { virtual: true });
}
const visit = () => loadIslands({ form: address });
const name = () => form.elements.namedItem('from_name') as HTMLInputElement;
const button = () => form.querySelector('button')!;
const settle = () => jest.advanceTimersByTimeAsync(0);
const send = () => button().click();

test('a visitor who only reads finds the island loaded when the browser is idle', async () => {
  visit();
  await settle();
  expect(hydrate).not.toHaveBeenCalled();
  idle.forEach(({ work }) => work());
  await settle();
  expect(hydrate).toHaveBeenCalledWith(island);
});

test('a visitor whose browser is never idle finds it loaded after two seconds', () => {
  visit();
  expect(idle).toEqual([{ work: expect.any(Function), timeout: 2000 }]);
});

test('a visitor who saves data loads it at the first touch', async () => {
  Object.assign(navigator, { connection: { saveData: true } });
  visit();
  expect(idle).toEqual([]);
  form.dispatchEvent(new Event('focusin', { bubbles: true }));
  await settle();
  expect(hydrate).toHaveBeenCalledTimes(1);
});

test('a visitor who saves data and comes back to a draft need not touch it', () => {
  Object.assign(navigator, { connection: { saveData: true } });
  sessionStorage.setItem('contact-draft', '{"from_name":"Ada"}');
  visit();
  expect(idle).toHaveLength(1);
});

test.each(['pointerdown', 'focusin', 'input'])(
  'a visitor who is faster loads it at once, by %s, and only once',
  async (sign) => {
    visit();
    form.dispatchEvent(new Event(sign, { bubbles: true }));
    form.dispatchEvent(new Event('focusin', { bubbles: true }));
    await settle();
    listens();
    idle.forEach(({ work }) => work());
    await settle();
    expect(hydrate).toHaveBeenCalledTimes(1);
  },
);

test('a message sent early shows at once that it is being worked on, and is handed over once', async () => {
  visit();
  name().value = 'Ada';
  send();
  expect(button()).toHaveTextContent('Please wait...');
  expect(button()).toBeDisabled();
  form.requestSubmit();
  await settle();
  listens();
  await settle();
  jest.runAllTimers();
  expect(handed).toHaveBeenCalledTimes(1);
  expect(opened).not.toHaveBeenCalled();
  expect(button()).toHaveTextContent('Send');
  expect(button()).toBeEnabled();
});

test('a message sent early and incomplete is handed over too', async () => {
  visit();
  send();
  await settle();
  listens();
  await settle();
  expect(handed).toHaveBeenCalledTimes(1);
});

test('an island that listens is left alone', async () => {
  visit();
  form.dispatchEvent(new Event('focusin', { bubbles: true }));
  await settle();
  listens();
  await settle();
  expect(handed).not.toHaveBeenCalled();
  send();
  expect(handed).toHaveBeenCalledTimes(1);
  expect(button()).toHaveTextContent('Send');
});

test('where it cannot be loaded the mail program opens, and the next try starts fresh', async () => {
  noBundleAt(address);
  bundleAt(`${address}?2`);
  visit();
  name().value = 'Ada';
  send();
  await settle();
  expect(opened).toHaveBeenCalledTimes(1);
  expect(button()).toHaveTextContent('Send');
  expect(button()).toBeEnabled();

  send();
  await settle();
  listens();
  await settle();
  expect(handed).toHaveBeenCalledTimes(1);
  expect(opened).toHaveBeenCalledTimes(1);
});

test('where it fails before anything was sent, nothing happens', async () => {
  noBundleAt(address);
  visit();
  idle.forEach(({ work }) => work());
  await settle();
  expect(opened).not.toHaveBeenCalled();
});

test('an incomplete message is not given to the mail program', async () => {
  noBundleAt(address);
  visit();
  send();
  await settle();
  expect(opened).not.toHaveBeenCalled();
  expect(button()).toBeEnabled();
});

test('where it does not listen within 8 seconds the mail program opens, then and from then on', async () => {
  visit();
  name().value = 'Ada';
  send();
  await jest.advanceTimersByTimeAsync(7999);
  expect(opened).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(opened).toHaveBeenCalledTimes(1);

  const native = jest.fn((event: Event) => event.preventDefault());
  form.addEventListener('submit', native);
  send();
  expect(native).toHaveBeenCalledTimes(1);
  expect(button()).toBeEnabled();
});
