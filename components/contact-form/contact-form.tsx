'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ContactWords } from '@/content/schema/contact';
import { draft } from './draft';
import { FailureNotice } from './failure-notice';
import { Field } from './field';
import { control, names, read, restore } from './fields';
import { NotConnected } from './not-connected';
import { check, type ContactMessage, type Errors } from './schema';
import { type Connection, send, type Undelivered } from './sender';

const SUCCESS_MS = 3000;

/** What the visitor is told of a message that may not have left: which words, and what was typed. */
type Failure = { outcome: Undelivered; message: ContactMessage };

/**
 * The contact form, and the only component that runs in the browser. Until its script is there, and
 * where it never comes, the browser checks the required fields and opens the visitor's mail program.
 */
export function ContactForm({
  words,
  connection,
  email,
  telephone,
}: {
  words: ContactWords;
  /** Null while the school has not connected the form to the mail service. */
  connection: Connection | null;
  email: { shown: string; href: string };
  telephone: { shown: string; href: string };
}) {
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const news = useRef<HTMLDivElement>(null);
  const [submitted, setSubmitted] = useState(false);
  const [processing, setProcessing] = useState(false);
  const [showSuccessMessage, setShowSuccessMessage] = useState(false);
  /** The message follows what stands in the form now; null when nothing failed. */
  const [failure, setFailure] = useState<Failure | null>(null);
  const [errors, setErrors] = useState<Errors>({});
  // State is only as new as the last render: this one also stops the second of two quick clicks.
  const busy = useRef(false);

  useEffect(() => {
    if (!form.current || !button.current) return;
    form.current.noValidate = true;
    // Firefox restores a button that was disabled when its page was left or reloaded.
    button.current.disabled = false;
    restore(form.current, draft.read());
    draft.keep(read(form.current));
  }, []);

  useEffect(() => {
    if (!showSuccessMessage) return;
    const timer = setTimeout(() => setShowSuccessMessage(false), SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [showSuccessMessage]);

  function follow(event: FormEvent<HTMLFormElement>) {
    const message = read(event.currentTarget);
    draft.keep(message);
    if (submitted) setErrors(check(message));
    if (failure) setFailure({ ...failure, message });
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy.current) return;
    const target = event.currentTarget;
    const message = read(target);
    const found = check(message);
    const wrong = names.find((name) => found[name]);
    busy.current = !wrong;
    const pressed = document.activeElement === button.current;

    // At once, so that a screen reader that follows the focus finds the error already tied to it.
    flushSync(() => {
      setSubmitted(true);
      setShowSuccessMessage(false);
      setFailure(null);
      setErrors(found);
      setProcessing(!wrong);
    });
    if (wrong) return control(target, wrong).focus();

    const outcome = await send(connection, message);

    if (outcome === 'sent') {
      target.reset();
      draft.remove();
    }
    busy.current = false;
    flushSync(() => {
      setProcessing(false);
      setSubmitted(false);
      setShowSuccessMessage(outcome === 'sent');
      setFailure(outcome === 'sent' || outcome === 'refused' ? null : { outcome, message });
    });
    // Below the button, which is often the last thing on a small screen.
    if (outcome !== 'refused') news.current?.scrollIntoView({ block: 'nearest' });
    // Some browsers take the focus from a button that is disabled: give it back, but only if the
    // visitor has not gone elsewhere meanwhile.
    if (pressed && document.activeElement === document.body) {
      button.current?.focus({ preventScroll: true });
    }
  }

  const field = (name: keyof ContactMessage) => ({
    name,
    required: words.required,
    error: submitted && errors[name] ? words.errors[errors[name]] : undefined,
    // What is typed while a message leaves would be cleared with it.
    readOnly: processing,
  });
  const { labels } = words;

  return (
    <>
      {!connection && (
        <NotConnected text={words.notConnected} email={email} telephone={telephone} />
      )}
      <form
        ref={form}
        method="post"
        action={`${email.href}?subject=${encodeURIComponent(words.failed.subject)}`}
        encType="text/plain"
        className="space-y-6"
        onInput={follow}
        onSubmit={(event) => void submit(event)}
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
          // What the button reads while a message waits for this component to load; what it reads
          // when React takes over is then not what the server wrote.
          data-waiting={words.sending}
          suppressHydrationWarning
          className="min-h-12 rounded-full border border-transparent bg-sage px-8 py-3 font-medium text-on-sage hover:bg-sage-strong disabled:cursor-progress disabled:bg-sage-strong"
        >
          {processing ? words.sending : words.send}
        </button>
        <p className="hidden text-small text-ink-soft noscript:block">{words.withoutScript}</p>
        <div ref={news}>
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
