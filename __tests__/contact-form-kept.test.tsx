import { act, render } from '@testing-library/react';
import fc from 'fast-check';
import { type Root, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { ContactForm } from '@/components/contact-form/contact-form';
import {
  button,
  errorOf,
  everyVisit,
  field,
  fill,
  inTheForm,
  network,
  press,
  props,
  send,
  sent,
  status,
  typed,
  wait,
} from './contact-form-visit';

everyVisit();

describe('a visitor who leaves and comes back', () => {
  test('finds every word again, and none after it was sent', async () => {
    const first = render(<ContactForm {...props} />);
    fill(typed);
    first.unmount();
    const second = render(<ContactForm {...props} />);
    expect(inTheForm()).toEqual(Object.values(typed));
    await send({});
    expect(sent()).toEqual([typed]);
    second.unmount();
    render(<ContactForm {...props} />);
    expect(inTheForm()).toEqual(['', '', '', '']);
    expect(sessionStorage).toHaveLength(0);
  });

  test('finds every word again after a send that failed', async () => {
    network.mockRejectedValue(new TypeError('Failed to fetch'));
    const first = render(<ContactForm {...props} />);
    await send();
    first.unmount();
    render(<ContactForm {...props} />);
    expect(inTheForm()).toEqual(Object.values(typed));
  });

  test('finds a form that was emptied by hand empty', () => {
    const first = render(<ContactForm {...props} />);
    fill(typed);
    fill({ from_name: '', from_email: '', from_phone: '', message: '' });
    first.unmount();
    render(<ContactForm {...props} />);
    expect(inTheForm()).toEqual(['', '', '', '']);
    expect(sessionStorage).toHaveLength(0);
  });

  test.each(['no json', 'null', '[]', '7', '{"from_name":7}'])(
    'is not bothered by a spoilt draft: %s',
    (spoilt) => {
      sessionStorage.setItem('contact-draft', spoilt);
      render(<ContactForm {...props} />);
      expect(inTheForm()).toEqual(['', '', '', '']);
    },
  );

  test('finds any text again, sign for sign', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 20 }),
      fc.array(fc.nat(0xffff)).map((codes) => String.fromCharCode(...codes)),
    );
    fc.assert(
      fc.property(text, (value) => {
        const first = render(<ContactForm {...props} />);
        fill({ message: value });
        const written = field('Message').value;
        first.unmount();
        const second = render(<ContactForm {...props} />);
        expect(field('Message').value).toBe(written);
        second.unmount();
      }),
      { numRuns: 100 },
    );
  });
});

describe('a visitor whose browser keeps nothing', () => {
  test.each(['getItem', 'setItem', 'removeItem'] as const)(
    'writes and sends as anybody else: %s throws',
    async (method) => {
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      });
      render(<ContactForm {...props} />);
      await send();
      expect(status()).toHaveTextContent('Contact form sent successfully!');
      expect(inTheForm()).toEqual(['', '', '', '']);
    },
  );
});

describe('a visitor who is quicker than the script', () => {
  let root: Root | undefined;
  let page: HTMLElement;

  beforeEach(() => {
    page = document.createElement('div');
    page.innerHTML = renderToString(<ContactForm {...props} />);
    document.body.append(page);
  });
  afterEach(() => {
    act(() => root?.unmount());
    page.remove();
  });
  const scriptArrives = () =>
    act(async () => {
      root = hydrateRoot(page, <ContactForm {...props} />);
    });

  test('is guarded by the browser, and writes by e-mail, never into an address of the site', () => {
    const form = page.querySelector('form')!;
    expect(form.noValidate).toBe(false);
    expect(form.checkValidity()).toBe(false);
    expect(form.getAttribute('action')).toBe('mailto:office@school.example?subject=A%20question');
    expect(form.method).toBe('post');
    expect(form.enctype).toBe('text/plain');
    // Shown by a media query where scripts are off.
    expect(page.textContent).toContain('This form opens your mail program.');
    expect(page.querySelector('[style]')).toBeNull();
  });

  test('is guarded by the form itself once the script is there', async () => {
    await scriptArrives();
    expect(page.querySelector('form')!.noValidate).toBe(true);
    await press();
    expect(errorOf('Name')).toBe('Name is required');
  });

  test('keeps what was typed, and sends it', async () => {
    field('Name').value = 'Early';
    field('Message').value = 'Bird';
    await scriptArrives();
    expect(inTheForm()).toEqual(['Early', '', '', 'Bird']);
    await send({ from_email: 'a@b', from_phone: '1' });
    expect(sent()).toEqual([
      { from_name: 'Early', from_email: 'a@b', from_phone: '1', message: 'Bird' },
    ]);
    expect(inTheForm()).toEqual(['', '', '', '']);
  });

  test('keeps what was typed over what was kept from before', async () => {
    sessionStorage.setItem('contact-draft', JSON.stringify(typed));
    field('Message').value = 'Newer';
    await scriptArrives();
    expect(inTheForm()).toEqual([typed.from_name, typed.from_email, typed.from_phone, 'Newer']);
    expect(JSON.parse(sessionStorage.getItem('contact-draft')!).message).toBe('Newer');
  });

  test('can press a button that the browser brought back disabled', async () => {
    button().disabled = true;
    await scriptArrives();
    expect(button()).toBeEnabled();
  });
});

test('any text goes from the fields to the network whole', async () => {
  render(<ContactForm {...props} />);
  const text = fc
    .oneof(
      fc.string({ unit: 'binary', maxLength: 30 }),
      fc.string({ unit: 'grapheme', maxLength: 30 }),
      fc.constantFrom('‏שלום ', '<script>', 'e\u0301', ' x ', '\ud800x', 'a\r\nb', '𝒳'.repeat(999)),
    )
    .filter((value) => value.replace(/[\r\n]/g, '').trim() !== '');
  await fc.assert(
    fc.asyncProperty(text, text, async (name, message) => {
      network.mockClear();
      fill({ ...typed, from_name: name, message });
      // Line ends are the browser's business: a field hands them over as \n, or not at all.
      const [shownName, , , shownMessage] = inTheForm();
      await press();
      await wait();
      expect(sent()).toEqual([{ ...typed, from_name: shownName, message: shownMessage }]);
      expect(shownMessage).toBe(message.replace(/\r\n?/g, '\n'));
      expect(shownName).toBe(name.replace(/[\r\n]/g, ''));
    }),
    { numRuns: 300 },
  );
});
