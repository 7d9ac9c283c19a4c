import { render, screen } from '@testing-library/react';
import { ContactForm } from '@/components/contact-form/contact-form';
import {
  answer,
  button,
  errorOf,
  everyVisit,
  field,
  fill,
  inTheForm,
  network,
  notice,
  press,
  props,
  scrolled,
  send,
  slowNetwork,
  status,
  typed,
  wait,
} from './contact-form-visit';

everyVisit();

describe('a visitor whose message did not leave, or may not have', () => {
  const faults: [string, string, () => void][] = [
    [
      'the connection breaks',
      'Your message probably did not leave.',
      () => network.mockRejectedValue(new TypeError('Failed to fetch')),
    ],
    [
      'no answer comes for 30 seconds',
      'Nobody can tell whether your message left.',
      () => network.mockReturnValue(new Promise(() => {})),
    ],
  ];

  test.each(faults)(
    'keeps every word and is told how else to write and call: %s',
    async (_, words, fault) => {
      fault();
      render(<ContactForm {...props} />);
      await send();
      await wait(30_000);
      expect(notice()).toHaveTextContent(words);
      expect(screen.getByRole('link', { name: '(413) 555-0142' })).toHaveAttribute(
        'href',
        'tel:+14135550142',
      );
      expect(mail().get('body')).toBe(
        'Name: Ada Alder\r\nEmail: ada@alder.example\r\nCell Phone: (413) 555-0142\r\n\r\nMay we visit?',
      );
      expect(inTheForm()).toEqual(Object.values(typed));
      expect(button()).toBeEnabled();
      expect(status()).toBeEmptyDOMElement();
      expect(scrolled.mock.contexts[0]).toContainElement(notice());
    },
  );

  const mailAddress = () =>
    screen.getByRole<HTMLAnchorElement>('link', { name: 'Send it by e-mail' }).href;
  const mail = () => {
    // URLSearchParams reads + as a blank, which mail programs do not: none may be left unencoded.
    expect(mailAddress()).not.toContain('+');
    return new URL(mailAddress()).searchParams;
  };
  const broken = () => network.mockRejectedValue(new TypeError('Failed to fetch'));

  test('sees the notice go with the next attempt', async () => {
    broken();
    render(<ContactForm {...props} />);
    await send();
    expect(notice()).not.toBeEmptyDOMElement();
    const service = slowNetwork();
    await press();
    expect(notice()).toBeEmptyDOMElement();
    await wait();
    await service.answers(200);
    expect(notice()).toBeEmptyDOMElement();
    expect(status()).toHaveTextContent('Contact form sent successfully!');
  });

  test('sees the notice go with an attempt that has mistakes, too', async () => {
    broken();
    render(<ContactForm {...props} />);
    await send();
    fill({ message: '' });
    await press();
    expect(notice()).toBeEmptyDOMElement();
    expect(errorOf('Message')).toBe('Message is required');
  });

  test('finds in the e-mail what the form holds by then', async () => {
    broken();
    render(<ContactForm {...props} />);
    await send();
    fill({ message: 'May we visit on Monday?' });
    expect(mail().get('body')).toMatch(/May we visit on Monday\?$/);
  });

  test('reads nothing of an answer that comes after the 30 seconds', async () => {
    const service = slowNetwork();
    render(<ContactForm {...props} />);
    await send();
    await wait(30_000);
    expect(notice()).not.toBeEmptyDOMElement();
    await service.answers(200);
    expect(status()).toBeEmptyDOMElement();
    expect(notice()).not.toBeEmptyDOMElement();
    expect(inTheForm()).toEqual(Object.values(typed));
  });

  test('is not disturbed by a late answer while the next attempt is leaving', async () => {
    const first = slowNetwork();
    render(<ContactForm {...props} />);
    await send();
    await wait(30_000);
    const second = slowNetwork();
    await press();
    await wait();
    await first.breaks();
    expect(button()).toHaveTextContent('Please wait...');
    expect(notice()).toBeEmptyDOMElement();
    await second.answers(200);
    expect(status()).toHaveTextContent('Contact form sent successfully!');
  });

  test('opens the e-mail with any text: signs, lines, emoji, half a character', async () => {
    broken();
    render(<ContactForm {...props} />);
    await send({ ...typed, message: 'a&b=c?d#e+f%41 <i>\nשלום 👩‍👧 \ud83d!' });
    expect(mail().get('subject')).toBe('A question');
    expect(mail().get('body')).toContain('\r\n\r\na&b=c?d#e+f%41 <i>\r\nשלום 👩‍👧 \ufffd!');
  });

  test('gets a link that mail programs can open, with the beginning of a very long text', async () => {
    broken();
    render(<ContactForm {...props} />);
    await send({ ...typed, message: '👩‍👧\n'.repeat(50_000) });
    expect(mailAddress().length).toBeLessThanOrEqual(2_000);
    expect(mailAddress().length).toBeGreaterThan(1_950);
    expect(mail().get('body')).toMatch(/^Name: Ada Alder\r\n[^]*👩‍👧\r\n[^]*\r\n\[…\]$/u);
    expect(field('Message').value).toHaveLength('👩‍👧\n'.length * 50_000);
  });
});

describe('a visitor whose message the service refuses', () => {
  test.each([201, 202, 400, 403, 429, 451, 500])(
    'reads nothing about the status %d and can press again',
    async (code) => {
      network.mockResolvedValue(answer(code));
      render(<ContactForm {...props} />);
      await send();
      expect(network).toHaveBeenCalledTimes(1);
      expect(button()).toBeEnabled();
      expect(button()).toHaveTextContent('Send Message');
      expect(status()).toBeEmptyDOMElement();
      expect(notice()).toBeEmptyDOMElement();
      expect(inTheForm()).toEqual(Object.values(typed));
      expect(scrolled).not.toHaveBeenCalled();
      fill({ from_email: 'x' });
      expect(screen.queryByText(/is (required|invalid)/)).not.toBeInTheDocument();

      fill(typed);
      network.mockResolvedValue(answer(200));
      await press();
      await wait();
      expect(status()).toHaveTextContent('Contact form sent successfully!');
    },
  );
});

describe('a school that has not connected the form', () => {
  test('says so over the form, with e-mail and telephone', () => {
    render(<ContactForm {...props} connection={null} />);
    expect(screen.getByText('This form is not connected yet.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'office@school.example' })).toHaveAttribute(
      'href',
      'mailto:office@school.example',
    );
    expect(screen.getByRole('link', { name: '(413) 555-0142' })).toBeVisible();
  });

  test('does not fail in silence when somebody submits all the same', async () => {
    render(<ContactForm {...props} connection={null} />);
    await send();
    expect(notice()).toHaveTextContent('Your message was not sent.');
    expect(inTheForm()).toEqual(Object.values(typed));
    expect(network).not.toHaveBeenCalled();
  });

  test('says nothing of the kind once it is connected', () => {
    render(<ContactForm {...props} />);
    expect(screen.queryByText('This form is not connected yet.')).not.toBeInTheDocument();
  });
});
