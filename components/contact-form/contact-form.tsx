'use client';

import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ContactFormWords } from '@/content/schema/contact-form';
import { Field } from './field';
import { fields, read, validate, type ContactMessage } from './fields';
import { messageLink } from './message-link';
import { type Connection, send, type Undelivered } from './sender';
import { startWaiting } from './start-waiting';

const SUCCESS_MS = 3000;
/** Shown without scripts; if a policy or an extension blocks them, after an attempt to send. */
const withoutScript =
  'hidden text-small noscript:block [:not([data-started])>form:has(:user-valid,:user-invalid)>&]:block';
const link = 'inline-flex min-h-11 min-w-11 items-center';

/**
 * The contact form, and the only component that runs in the browser. Until it runs, the inline script holds a
 * submitted form (inline-script.ts). If scripts are off, the browser checks the required fields and opens the
 * visitor's mail program.
 *
 * Translators wrap texts and move elements, and React can then fail to add or remove one beside them. So React
 * draws every element once, filled or hidden, and then changes only texts and attributes.
 */
export function ContactForm(props: {
  words: ContactFormWords;
  /** Null while the school has not connected the form to the mail service. */
  connection: Connection | null;
  email: { value: string; href: string };
  telephone: { value: string; href: string };
}) {
  const { words, connection, email, telephone } = props;
  const { failed } = words;
  const form = useRef<HTMLFormElement>(null);
  const status = useRef<HTMLDivElement>(null);
  const [submitted, setSubmitted] = useState(false);
  const [processing, setProcessing] = useState(false);
  const [showSuccessMessage, setShowSuccessMessage] = useState(false);
  /** Why a message was not sent, or may not have been. */
  const [failure, setFailure] = useState<Undelivered | null>(null);
  /** What the visitor typed, from the first change or attempt to send. */
  const [message, setMessage] = useState<ContactMessage | null>(null);

  useEffect(() => {
    if (!showSuccessMessage) return;
    const timer = setTimeout(() => setShowSuccessMessage(false), SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [showSuccessMessage]);

  useLayoutEffect(() => {
    // The browser's own check of the required fields is for the time before this script.
    form.current!.noValidate = true;
  }, []);

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (processing) return;
    const typed = read(form.current!);
    // After a message is sent, another press of Enter or the button must not hide the success message.
    if (showSuccessMessage && !Object.values(typed).some(Boolean)) return;
    // Render now, so that a screen reader that follows the focus finds the error on its field.
    flushSync(() => {
      setMessage(typed);
      setSubmitted(true);
      setShowSuccessMessage(false);
      setFailure(null);
    });
    if (Object.keys(validate(typed)).length)
      return form.current!.querySelector<HTMLElement>('[aria-invalid=true]')!.focus();

    const stopWaiting = startWaiting(() => form.current!.querySelector('button')!);
    // Render now, so that the second of two quick clicks finds the form busy.
    flushSync(() => setProcessing(true));
    const result = await send(connection, typed);
    // A reset also removes the draft (draft.ts).
    if (result === 'sent') form.current?.reset();
    flushSync(() => {
      setProcessing(false);
      setSubmitted(false);
      setShowSuccessMessage(result === 'sent');
      setFailure(result === 'sent' || result === 'refused' ? null : result);
    });
    // The status is below the button, which is often at the bottom of a small screen. If a notice does not
    // fit, its first link is in view.
    const parts = [status.current, status.current?.querySelector('a')];
    if (result !== 'refused') parts.forEach((part) => part?.scrollIntoView({ block: 'nearest' }));
    stopWaiting();
  }

  const errors = submitted && message ? validate(message) : {};
  return (
    <form
      ref={form}
      method="post"
      action={`${email.href}?subject=${encodeURIComponent(failed.subject)}`}
      encType="text/plain"
      className="space-y-6"
      onInput={({ currentTarget }) => setMessage(read(currentTarget))}
      onSubmit={(event) => void handleSubmit(event)}
    >
      <div className="grid grid-cols-1 gap-6 sm:grid-cols-2">
        {fields.map((row) => (
          <Field
            key={row.name}
            row={row}
            words={words}
            text={message?.[row.name] ?? ''}
            error={errors[row.name]}
            // Text typed while a message is being sent would be lost when the form is cleared.
            readOnly={processing}
          />
        ))}
      </div>
      <button
        type="submit"
        disabled={processing}
        // The label while the form waits for this component (inline-script.ts).
        data-waiting={words.sending}
        className="min-h-12 rounded-full border border-transparent bg-sage px-8 py-3 font-medium text-on-sage hover:bg-sage-strong disabled:cursor-progress disabled:bg-sage-strong"
      >
        {processing ? words.sending : words.send}
      </button>
      <p className={withoutScript}>{`${words.withoutScript} ${email.value}, ${telephone.value}`}</p>
      <div ref={status}>
        <p role="status" className="font-medium">
          {showSuccessMessage ? words.sent : ''}
        </p>
        <div role="alert">
          <div
            hidden={!failure}
            className="rounded-field border-s-4 border-error bg-raised p-4 wrap-anywhere"
          >
            {/* If this component cannot be loaded, the inline script shows the first of these sentences. */}
            <p>{failed[failure ?? (connection ? 'notLoaded' : 'notConnected')]}</p>
            <p>
              <a
                href={message ? messageLink(email.href, words, message) : email.href}
                className={link}
              >
                {failed.mail}
              </a>
              <span translate="no"> ({email.value})</span>
            </p>
            <p>
              {`${failed.call} `}
              <a href={telephone.href} translate="no" className={link}>
                {telephone.value}
              </a>
            </p>
          </div>
        </div>
      </div>
    </form>
  );
}
