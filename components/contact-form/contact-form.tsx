'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ContactFormWords } from '@/content/schema/contact-form';
import { FailureNotice } from './failure-notice';
import { Field } from './field';
import { control, names, read } from './fields';
import { check, type ContactMessage, type Errors } from './schema';
import { type Connection, send, type Undelivered } from './sender';

const SUCCESS_MS = 3000;

/** A message that did not leave, or may not have: what happened, and what the visitor typed. */
type Failure = { outcome: Undelivered; message: ContactMessage | null };

/**
 * The contact form, and the only component that runs in the browser. Until its script has loaded, the
 * loader holds what is submitted and keeps the draft (load-islands.ts). Where scripts are off, the
 * browser checks the required fields and opens the visitor's mail program.
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
  const button = useRef<HTMLButtonElement>(null);
  const status = useRef<HTMLDivElement>(null);
  const [submitted, setSubmitted] = useState(false);
  const [processing, setProcessing] = useState(false);
  const [showSuccessMessage, setShowSuccessMessage] = useState(false);
  /**
   * Its message follows what the visitor types; null when nothing failed. The first one is hidden, and
   * shown by the loader where this component cannot be loaded.
   */
  const [failure, setFailure] = useState<Failure | null>({
    outcome: connection ? 'unreachable' : 'notConnected',
    message: null,
  });
  const [errors, setErrors] = useState<Errors>({});
  // State changes only with the next render. This ref also stops the second of two quick clicks.
  const busy = useRef(false);

  useEffect(() => {
    if (form.current) form.current.noValidate = true;
  }, []);

  useEffect(() => {
    if (!showSuccessMessage) return;
    const timer = setTimeout(() => setShowSuccessMessage(false), SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [showSuccessMessage]);

  function handleInput(event: FormEvent<HTMLFormElement>) {
    const message = read(event.currentTarget);
    if (submitted) setErrors(check(message));
    if (failure?.message) setFailure({ ...failure, message });
  }

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy.current) return;
    const target = event.currentTarget;
    const message = read(target);
    // Another press of Enter or of the button that sent the message. What it says must stay.
    if (showSuccessMessage && !Object.values(message).some(Boolean)) return;
    const found = check(message);
    const invalid = names.find((name) => found[name]);
    busy.current = !invalid;
    const pressed = document.activeElement === button.current;

    // Render now: a screen reader that follows the focus must find the error on its field.
    flushSync(() => {
      setSubmitted(true);
      setShowSuccessMessage(false);
      setFailure(null);
      setErrors(found);
      setProcessing(!invalid);
    });
    if (invalid) return control(target, invalid).focus();

    const outcome = await send(connection, message);

    // This removes the draft, too (components/island/draft.ts).
    if (outcome === 'sent') target.reset();
    busy.current = false;
    flushSync(() => {
      setProcessing(false);
      setSubmitted(false);
      setShowSuccessMessage(outcome === 'sent');
      setFailure(outcome === 'sent' || outcome === 'refused' ? null : { outcome, message });
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
    required: words.required,
    error: errors[name] && words.errors[errors[name]],
    hint: errors[name] === 'phoneInvalid' ? words.phoneCharacters : undefined,
    // Text typed while a message is being sent would be cleared with it.
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
      <form
        ref={form}
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
            {showSuccessMessage && words.sent}
          </p>
          <div role="alert">
            {failure && (
              <FailureNotice {...failure} words={words} email={email} telephone={telephone} />
            )}
          </div>
        </div>
      </form>
    </>
  );
}
