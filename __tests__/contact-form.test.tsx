import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContactForm } from '@/components/contact-form/contact-form';
import {
  button,
  errorOf,
  everyVisit,
  field,
  fill,
  inTheForm,
  names,
  network,
  notice,
  press,
  props,
  scrolled,
  send,
  sent,
  slowNetwork,
  status,
  typed,
  wait,
} from './contact-form-visit';

everyVisit();

describe('a visitor who has not submitted', () => {
  test('meets four fields with the names of the mail template, and no errors', () => {
    render(<ContactForm {...props} />);
    expect(names.map((label) => field(label).name)).toEqual(Object.keys(typed));
    for (const label of names) {
      expect(field(label)).toBeRequired();
      expect(errorOf(label)).toBeNull();
    }
    expect(button()).toHaveTextContent('Send Message');
    expect(status()).toBeEmptyDOMElement();
    expect(notice()).toBeEmptyDOMElement();
  });

  test('reads each label as the name alone, with “required” beside it', () => {
    const { container } = render(<ContactForm {...props} />);
    const labels = [...container.querySelectorAll('label')];
    expect(labels.map((label) => label.textContent)).toEqual(names);
    expect(screen.getAllByText('required')).toHaveLength(4);
  });

  test('sees no error while typing something wrong', () => {
    render(<ContactForm {...props} />);
    fill({ from_email: 'nobody', from_phone: 'x' });
    expect(screen.queryByText(/is (required|invalid)/)).not.toBeInTheDocument();
  });
});

describe('a visitor who submits a form with mistakes', () => {
  test('sees each error, tied to its field, and stands in the first', async () => {
    render(<ContactForm {...props} />);
    await send({ from_name: 'Ada', from_email: 'nobody', from_phone: 'x' });
    expect(errorOf('Name')).toBeNull();
    expect(errorOf('Email')).toBe('Email is invalid');
    expect(errorOf('Cell Phone')).toBe('Phone is invalid');
    expect(errorOf('Message')).toBe('Message is required');
    expect(field('Email')).toHaveFocus();
    expect(button()).toBeEnabled();
    expect(network).not.toHaveBeenCalled();
  });

  test('is told of everything that is empty, blanks included', async () => {
    render(<ContactForm {...props} />);
    await send({ from_name: '  ', message: '\n \n' });
    expect(errorOf('Name')).toBe('Name is required');
    expect(errorOf('Email')).toBe('Email is required');
    expect(errorOf('Cell Phone')).toBe('Phone is required');
    expect(errorOf('Message')).toBe('Message is required');
    expect(field('Name')).toHaveFocus();
  });

  test('sees the errors follow the typing, both ways', async () => {
    render(<ContactForm {...props} />);
    await send({ ...typed, from_email: '' });
    expect(errorOf('Email')).toBe('Email is required');
    fill({ from_email: 'ada' });
    expect(errorOf('Email')).toBe('Email is invalid');
    fill({ from_email: 'ada@alder.example' });
    expect(errorOf('Email')).toBeNull();
    fill({ from_phone: 'call me' });
    expect(errorOf('Cell Phone')).toBe('Phone is invalid');
  });

  test('stays where the focus is while correcting', async () => {
    render(<ContactForm {...props} />);
    await send({ ...typed, from_email: '', from_phone: '' });
    field('Cell Phone').focus();
    fill({ from_phone: '1' });
    expect(field('Cell Phone')).toHaveFocus();
  });
});

describe('a visitor whose message is sent', () => {
  test('waits with a disabled button, then reads of the success in an emptied form', async () => {
    const service = slowNetwork();
    render(<ContactForm {...props} />);
    await send();
    expect(button()).toHaveTextContent('Please wait...');
    expect(button()).toBeDisabled();
    expect(status()).toBeEmptyDOMElement();

    await service.answers(200);
    expect(button()).toHaveTextContent('Send Message');
    expect(button()).toBeEnabled();
    expect(status()).toHaveTextContent('Contact form sent successfully!');
    expect(inTheForm()).toEqual(['', '', '', '']);
    expect(names.every((label) => field(label).getAttribute('aria-invalid') === 'false')).toBe(
      true,
    );
    expect(sent()).toEqual([typed]);
    expect(scrolled.mock.contexts[0]).toContainElement(status());
  });

  test('reads of it for 3000 ms, whatever is typed meanwhile', async () => {
    render(<ContactForm {...props} />);
    await send();
    await wait(2900);
    fill({ from_name: 'B' });
    await wait(99);
    expect(status()).toHaveTextContent('Contact form sent successfully!');
    await wait(1);
    expect(status()).toBeEmptyDOMElement();
    expect(field('Name')).toHaveValue('B');
  });

  test('sees no errors in the emptied form until the next attempt', async () => {
    render(<ContactForm {...props} />);
    await send();
    fill({ from_email: 'x' });
    expect(screen.queryByText(/is (required|invalid)/)).not.toBeInTheDocument();
  });

  test('can send a second one; the first success goes, and the new one has its own 3000 ms', async () => {
    render(<ContactForm {...props} />);
    await send();
    await wait(2000);
    const service = slowNetwork();
    await send({ ...typed, message: 'One more thing.' });
    expect(status()).toBeEmptyDOMElement();
    await service.answers(200);
    await wait(2999);
    expect(status()).toHaveTextContent('Contact form sent successfully!');
    await wait(1);
    expect(status()).toBeEmptyDOMElement();
    expect(sent().map((message) => message.message)).toEqual(['May we visit?', 'One more thing.']);
  });

  test('loses the success message with an attempt that has mistakes, too', async () => {
    render(<ContactForm {...props} />);
    await send();
    await press();
    expect(status()).toBeEmptyDOMElement();
    expect(errorOf('Name')).toBe('Name is required');
  });

  test('may leave while the success shows', async () => {
    const { unmount } = render(<ContactForm {...props} />);
    await send();
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('a visitor in a hurry', () => {
  test('sends once with two clicks in one moment, before anything could be drawn', async () => {
    render(<ContactForm {...props} />);
    fill(typed);
    await act(async () => {
      button().form?.requestSubmit();
      button().form?.requestSubmit();
    });
    await wait();
    expect(network).toHaveBeenCalledTimes(1);
  });

  test('sends once with clicks and Enter while the message is leaving', async () => {
    const service = slowNetwork();
    render(<ContactForm {...props} />);
    await send();
    fireEvent.click(button());
    fireEvent.submit(button().form!);
    const keys = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await keys.type(field('Name'), '{Enter}');
    await service.answers(200);
    await wait();
    expect(network).toHaveBeenCalledTimes(1);
  });

  test('cannot type words that would be cleared with the message that is leaving', async () => {
    const service = slowNetwork();
    render(<ContactForm {...props} />);
    await send();
    const keys = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await keys.type(field('Message'), ' And…');
    expect(field('Message')).toHaveValue('May we visit?');
    await service.answers(500);
    await keys.type(field('Message'), ' And…');
    expect(field('Message')).toHaveValue('May we visit? And…');
  });
});

describe('a visitor with a keyboard', () => {
  /** What browsers do with a focused button that is disabled; jsdom leaves the focus where it is. */
  function loseFocus() {
    const elsewhere = document.body.appendChild(document.createElement('input'));
    act(() => elsewhere.focus());
    elsewhere.remove();
  }

  test('finds the focus on the button again where the browser took it away', async () => {
    const service = slowNetwork();
    render(<ContactForm {...props} />);
    fill(typed);
    button().focus();
    await press();
    await wait();
    loseFocus();
    expect(document.body).toHaveFocus();
    await service.answers(200);
    expect(button()).toHaveFocus();
  });

  test('is not called back from where they went meanwhile', async () => {
    const service = slowNetwork();
    render(<ContactForm {...props} />);
    fill(typed);
    button().focus();
    await press();
    act(() => field('Name').focus());
    await service.answers(200);
    expect(field('Name')).toHaveFocus();
  });
});
