'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { askBeforeLeaving } from '../island/ask-before-leaving';
import { Redrawn } from '../island/redrawn';
import type { ContactFormWords } from '@/content/schema/contact-form';
import { FailureNotice } from './failure-notice';
import { Field } from './field';
import { control, names, read } from './fields';
import { validate, type ContactMessage, type Errors } from './schema';
import { type Connection, send, type Undelivered } from './sender';

const SUCCESS_MS = 3000;

/**
 * The contact form, and the only component that runs in the browser. Until its script has loaded, the
 * loader holds a submitted form and keeps the draft (load-islands.ts). If scripts are off, the
 * browser checks the required fields and opens the visitor's mail program.
 *
 * Translators and writing aids move or remove elements, and React can then fail to add or remove one
 * beside them. So every element of the form is always there, filled or hidden.
 */
export function ContactForm(props: {
  words: ContactFormWords;
  /** Null while the school has not connected the form to the mail service. */
  connection: Connection | null;
  email: { shown: string; href: string };
  telephone: { shown: string; href: string };
}) {
  const { words, connection, email, telephone } = props;
  const form = useRef<HTMLFormElement>(null);
  const drawing = useRef<Redrawn>(null);
  const button = useRef<HTMLButtonElement>(null);
  const status = useRef<HTMLDivElement>(null);
  const [submitted, setSubmitted] = useState(false);
  const [processing, setProcessing] = useState(false);
  const [showSuccessMessage, setShowSuccessMessage] = useState(false);
  /**
   * A message that did not leave, or may not have: what happened, and what the visitor typed, including
   * later changes. While `message` is null, the notice is hidden. If this component cannot be loaded, the
   * loader shows the notice with the first outcome.
   */
  const [failure, setFailure] = useState<{ outcome: Undelivered; message: ContactMessage | null }>({
    outcome: connection ? 'unreachable' : 'notConnected',
    message: null,
  });
  const [errors, setErrors] = useState<Errors>({});
  // State changes only with the next render, which is too late to stop the second of two quick clicks.
  const busy = useRef(false);

  useEffect(() => {
    if (!showSuccessMessage) return;
    const timer = setTimeout(() => setShowSuccessMessage(false), SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [showSuccessMessage]);

  /** Turns off the browser's own check of the required fields, which is for the time before this script. */
  function takeForm(element: HTMLFormElement | null) {
    form.current = element;
    if (element) element.noValidate = true;
  }

  function handleInput(event: FormEvent<HTMLFormElement>) {
    const message = read(event.currentTarget);
    if (submitted) setErrors(validate(message));
    if (failure.message) setFailure({ ...failure, message });
  }

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy.current) return;
    const pressed = document.activeElement === button.current;
    drawing.current!.complete();
    const message = read(form.current!);
    // After a message is sent, another press of Enter or the button must not hide the success message.
    if (showSuccessMessage && !Object.values(message).some(Boolean)) return;
    const found = validate(message);
    const invalid = names.find((name) => found[name]);
    busy.current = !invalid;

    // Render now, so that a screen reader that follows the focus finds the error on its field.
    flushSync(() => {
      setSubmitted(true);
      setShowSuccessMessage(false);
      setFailure({ ...failure, message: null });
      setErrors(found);
      setProcessing(!invalid);
    });
    if (invalid) return control(form.current!, invalid)?.focus();

    const stopAsking = askBeforeLeaving();
    const outcome = await send(connection, message);
    stopAsking();

    drawing.current?.complete();
    // A reset also removes the draft (components/island/draft.ts).
    if (outcome === 'sent') form.current?.reset();
    busy.current = false;
    flushSync(() => {
      setProcessing(false);
      setSubmitted(false);
      setShowSuccessMessage(outcome === 'sent');
      if (outcome !== 'sent' && outcome !== 'refused') setFailure({ outcome, message });
    });
    // The status is below the button, which is often at the bottom of a small screen.
    if (outcome !== 'refused') status.current?.scrollIntoView({ block: 'nearest' });
    // Some browsers take the focus from a disabled button. Return it, unless the visitor moved on.
    if (pressed && document.activeElement === document.body) {
      button.current?.focus({ preventScroll: true });
    }
  }

  const field = (name: keyof ContactMessage) => ({
    name,
    // The first field explains the asterisk.
    required: name === names[0] ? `* ${words.required}` : '*',
    error: errors[name] ? words.errors[errors[name]] : '',
    hint: errors[name] === 'phoneInvalid' ? words.phoneCharacters : '',
    // Text typed while a message is being sent would be lost when the form is cleared.
    readOnly: processing,
  });
  const { labels } = words;

  return (
    <>
      {!connection && (
        <div className="mb-6 rounded-field border-l-4 border-clay bg-raised p-4">
          <p>{words.notConnected}</p>
          <p className="flex flex-wrap gap-x-6 wrap-anywhere">
            {[email, telephone].map(({ shown, href }) => (
              <a key={href} href={href} className="inline-flex min-h-11 min-w-11 items-center">
                {shown}
              </a>
            ))}
          </p>
        </div>
      )}
      <Redrawn ref={drawing} form={form}>
        <form
          ref={takeForm}
          method="post"
          action={`${email.href}?subject=${encodeURIComponent(words.failed.subject)}`}
          encType="text/plain"
          className="space-y-6"
          onInput={handleInput}
          onSubmit={(event) => void handleSubmit(event)}
        >
          <Field {...field('from_name')} label={labels.name} type="text" autoComplete="name" />
          <Field
            {...field('from_email')}
            label={labels.email}
            type="email"
            autoComplete="email"
            inputMode="email"
          />
          <Field {...field('from_phone')} label={labels.phone} type="tel" autoComplete="tel" />
          <Field {...field('message')} label={labels.message} lines={7} />
          <button
            ref={button}
            type="submit"
            disabled={processing}
            // The label while a message waits for this component to load (load-islands.ts).
            data-waiting={words.sending}
            className="min-h-12 rounded-full border border-transparent bg-sage px-8 py-3 font-medium text-on-sage hover:bg-sage-strong disabled:cursor-progress disabled:bg-sage-strong"
          >
            {processing ? words.sending : words.send}
          </button>
          <p className="hidden text-small text-ink-soft noscript:block">{words.withoutScript}</p>
          <div ref={status}>
            <p role="status" className="font-medium">
              {showSuccessMessage ? words.sent : ''}
            </p>
            <div role="alert">
              <FailureNotice {...failure} words={words} email={email} telephone={telephone} />
            </div>
          </div>
        </form>
      </Redrawn>
    </>
  );
}
