import { putOff } from '@/scripts/finish/late-scripts';
import type { PageElement } from '@/scripts/finish/page';

const element = (name: string, attributes: PageElement['attributes'], text = ''): PageElement => ({
  name,
  attributes,
  text,
  start: 0,
  end: 0,
});
const marked = element('form', { 'data-hydrate': 'on-interaction' });
const markup = {
  loaded: [
    element('script', { src: '/_next/a.js' }),
    element('script', { src: '/_next/old-browsers.js', nomodule: '' }),
    element('script', { src: '/_next/b.js' }),
  ],
  inline: [element('script', { id: '_R_' }, 'boot()'), element('script', {}, 'payload()')],
  hints: [],
};

describe('scripts that wait for a visitor', () => {
  it('move out of the page with all that Next wrote into it', () => {
    const late = putOff([marked], markup, ['form.tsx'], '/repo');
    expect(late?.text).toBe('boot();\npayload();\n');
    expect(late?.file).toMatch(/^_next\/static\/late\/[0-9a-f]{16}\.js$/);
    expect(late?.loader).toContain(`(["/repo/${late?.file}","/_next/a.js","/_next/b.js"])`);
  });

  it('are loaded by a script that weighs little', () => {
    expect(putOff([marked], markup, ['form.tsx'], '')?.loader.length).toBeLessThan(1500);
  });

  it('stay as they are on a page without a marked form', () => {
    expect(putOff([element('form', {})], markup, ['form.tsx'], '')).toBeUndefined();
  });

  it.each([
    ['two forms are marked', [marked, marked], ['form.tsx']],
    ['something else is marked', [element('div', marked.attributes)], ['form.tsx']],
    ['another component of the page would wait too', [marked], ['form.tsx', 'menu.tsx']],
  ])('stop the build when %s', (_, elements, modules) => {
    expect(() => putOff(elements, markup, modules, '')).toThrow('it can stand only on one form');
  });
});

describe('the contact form before its scripts', () => {
  const opened = jest.fn();
  const handed = jest.fn((event: Event) => event.preventDefault());
  let form: HTMLFormElement;

  beforeEach(() => {
    jest.useFakeTimers();
    // Opens the mail program, which this browser does not have.
    HTMLFormElement.prototype.submit = opened;
    sessionStorage.clear();
    document.head.innerHTML = '';
    document.body.innerHTML =
      '<form data-hydrate="on-interaction" data-draft="draft" action="mailto:a@b.example">' +
      '<input name="from_name"><button>Send</button></form>';
    form = document.forms[0]!;
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.clearAllMocks();
  });

  const visit = () => (0, eval)(putOff([marked], markup, ['form.tsx'], '')!.loader) as void;
  const scripts = () => [...document.head.querySelectorAll('script')];
  const name = () => form.elements.namedItem('from_name') as HTMLInputElement;
  const submit = () => form.requestSubmit(form.querySelector('button'));
  const fail = () => scripts().at(-1)?.dispatchEvent(new Event('error'));
  /** What the form's component does when it is there. */
  async function hydrate() {
    form.addEventListener('submit', handed);
    form.dataset.hydrated = '';
    await Promise.resolve();
  }

  it('loads none for a visitor who only reads', () => {
    visit();
    dispatchEvent(new Event('pageshow'));
    expect(scripts()).toEqual([]);
  });

  it.each(['pointerenter', 'pointerdown', 'focusin', 'input'])(
    'loads them in their order, and once, at the visitor’s first %s',
    (sign) => {
      visit();
      form.dispatchEvent(new Event(sign));
      form.dispatchEvent(new Event('focusin'));
      expect(scripts().map((script) => script.getAttribute('src'))).toEqual([
        expect.stringMatching(/^\/_next\/static\/late\//),
        '/_next/a.js',
        '/_next/b.js',
      ]);
      expect(scripts().every((script) => script.hasAttribute('async'))).toBe(true);
    },
  );

  it('loads them at once for a visitor who comes back to a draft', () => {
    sessionStorage.setItem('draft', '{"from_name":"Ada"}');
    visit();
    expect(scripts()).toHaveLength(3);
  });

  it('loads them at once where the browser gives back what was typed', () => {
    visit();
    name().value = 'Ada';
    dispatchEvent(new Event('pageshow'));
    expect(scripts()).toHaveLength(3);
  });

  it('loads them at once for a visitor who was quicker than the page', () => {
    name().focus();
    visit();
    expect(scripts()).toHaveLength(3);
  });

  it('bears a browser that forbids storage', () => {
    const storage = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    visit();
    form.dispatchEvent(new Event('focusin'));
    expect(scripts()).toHaveLength(3);
    storage.mockRestore();
  });

  it('holds a message that is sent early, and hands it on once when the component is there', async () => {
    visit();
    submit();
    submit();
    expect(scripts()).toHaveLength(3);
    await hydrate();
    jest.runAllTimers();
    expect(handed).toHaveBeenCalledTimes(1);
    expect((handed.mock.calls[0]?.[0] as SubmitEvent).submitter).toBe(form.querySelector('button'));
    expect(opened).not.toHaveBeenCalled();
  });

  it('stands aside as soon as the component is there', async () => {
    visit();
    form.dispatchEvent(new Event('focusin'));
    await hydrate();
    expect(handed).not.toHaveBeenCalled();
    submit();
    expect(handed).toHaveBeenCalledTimes(1);
  });

  it('opens the mail program when a script cannot be loaded, and tries again the next time', () => {
    visit();
    form.dispatchEvent(new Event('focusin'));
    fail();
    expect(opened).not.toHaveBeenCalled();
    submit();
    expect(scripts()).toHaveLength(3);
    fail();
    fail();
    expect(opened).toHaveBeenCalledTimes(1);
  });

  it('opens the mail program when the component is not there after 8 seconds', async () => {
    visit();
    submit();
    jest.advanceTimersByTime(7999);
    expect(opened).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(opened).toHaveBeenCalledTimes(1);
    await hydrate();
    expect(handed).not.toHaveBeenCalled();
  });
});
