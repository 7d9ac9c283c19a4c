'use client';

import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ContactFormWords } from '@/content/schema/contact-form';
import { DrawnForm } from './drawn-form';
import { FailureNotice } from './failure-notice';
import { Field } from './field';
import { findField, names, read } from './fields';
import { validate, type ContactMessage } from './schema';
import { type Connection, send, type Undelivered } from './sender';
import { startWaiting } from './start-waiting';

const SUCCESS_MS = 3000;

/**
 * The contact form, and the only component that runs in the browser. Until its script has loaded, the
 * loader holds a submitted form and keeps the draft (loader-entry.ts). If scripts are off, the
 * browser checks the required fields and opens the visitor's mail program.
 *
 * Translators and writing aids move or remove elements, and React can then fail to add or remove one
 * beside them. So React draws every element once, filled or hidden, and then changes only texts and
 * attributes. Elements that another program removed can be put back.
 */
export function ContactForm(props: {
  words: ContactFormWords;
  /** Null while the school has not connected the form to the mail service. */
  connection: Connection | null;
  email: { value: string; href: string };
  telephone: { value: string; href: string };
}) {
  const { words, connection, email, telephone } = props;
  const form = useRef<HTMLFormElement>(null);
  const drawn = useRef<DrawnForm>(null);
  const button = useRef<HTMLButtonElement>(null);
  const status = useRef<HTMLDivElement>(null);
  const [submitted, setSubmitted] = useState(false);
  const [processing, setProcessing] = useState(false);
  const [showSuccessMessage, setShowSuccessMessage] = useState(false);
  /** Whether the notice shows that a message did not leave, or may not have. */
  const [showFailure, setShowFailure] = useState(false);
  /** What happened. If this component cannot be loaded, the loader shows the notice with the first outcome. */
  const [outcome, setOutcome] = useState<Undelivered>(connection ? 'unreachable' : 'notConnected');
  /** What the visitor tried to send, including later changes. */
  const [message, setMessage] = useState<ContactMessage | null>(null);
  // State changes only with the next render, which is too late to stop the second of two quick clicks.
  const busy = useRef(false);

  useEffect(() => {
    if (!showSuccessMessage) return;
    const timer = setTimeout(() => setShowSuccessMessage(false), SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [showSuccessMessage]);

  useLayoutEffect(() => {
    // The browser's own check of the required fields is for the time before this script.
    form.current!.noValidate = true;
    drawn.current = new DrawnForm(form.current!);
  }, []);

  function handleInput() {
    if (submitted || showFailure) setMessage(read(drawn.current!.fields));
  }

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy.current) return;
    drawn.current!.repair();
    const typed = read(drawn.current!.fields);
    // After a message is sent, another press of Enter or the button must not hide the success message.
    if (showSuccessMessage && !Object.values(typed).some(Boolean)) return;
    const mistakes = validate(typed);
    const invalid = names.find((name) => mistakes[name]);
    busy.current = !invalid;

    const stopWaiting = startWaiting(() => button.current!);
    // Render now, so that a screen reader that follows the focus finds the error on its field.
    flushSync(() => {
      setMessage(typed);
      setSubmitted(true);
      setShowSuccessMessage(false);
      setShowFailure(false);
      setProcessing(!invalid);
    });
    if (invalid) {
      stopWaiting();
      return findField(drawn.current!.fields, invalid)?.focus();
    }

    const result = await send(connection, typed);
    drawn.current!.repair();
    // A reset also removes the draft (draft.ts).
    if (result === 'sent') form.current?.reset();
    busy.current = false;
    flushSync(() => {
      setProcessing(false);
      setSubmitted(false);
      setShowSuccessMessage(result === 'sent');
      if (result === 'sent' || result === 'refused') return;
      setOutcome(result);
      setShowFailure(true);
    });
    // The status is below the button, which is often at the bottom of a small screen. If a notice does not
    // fit, its first link is in view.
    const parts = [status.current, status.current?.querySelector('a')];
    if (result !== 'refused') parts.forEach((part) => part?.scrollIntoView({ block: 'nearest' }));
    stopWaiting();
  }

  const errors = submitted && message ? validate(message) : {};
  const [character] = /\P{ASCII}+/u.exec(message?.from_email.normalize() ?? '') ?? [];
  const hints: Record<string, string | undefined> = {
    emailInvalid: character && `${words.emailCharacters} ${character}`,
    phoneInvalid: words.phoneCharacters,
  };
  const field = (name: keyof ContactMessage) => ({
    name,
    // The first field explains the asterisk.
    required: name === names[0] ? `* ${words.required}` : '*',
    error: errors[name] ? words.errors[errors[name]] : '',
    hint: hints[errors[name] ?? ''] ?? '',
    // Text typed while a message is being sent would be lost when the form is cleared.
    readOnly: processing,
  });
  const { labels } = words;

  return (
    <>
      {!connection && (
        <div className="mb-6 rounded-field border-s-4 border-clay bg-raised p-4">
          <p>{words.notConnected}</p>
          <p className="flex flex-wrap gap-x-6 wrap-anywhere">
            {[email, telephone].map(({ value, href }) => (
              <a key={href} href={href} className="inline-flex min-h-11 min-w-11 items-center">
                {value}
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
        <div className="grid grid-cols-1 gap-6 sm:grid-cols-2">
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
        </div>
        <button
          ref={button}
          type="submit"
          disabled={processing}
          // The label while a message waits for this component to load (early-submit.ts).
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
            <FailureNotice
              hidden={!showFailure}
              outcome={outcome}
              message={message}
              words={words}
              email={email}
              telephone={telephone}
            />
          </div>
        </div>
      </form>
    </>
  );
}
