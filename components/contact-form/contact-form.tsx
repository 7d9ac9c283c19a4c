// eslint-disable-next-line no-restricted-syntax -- the one client component
'use client';

import { Fragment, type FormEvent, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ContactFormText } from '@/content/schema/contact';
import { contactFields, type ContactMessage } from '@/content/shared/contact-fields';
import type { Connection } from '@/content/shared/mail-service';
import { verbatim } from '../email-or-phone';
import { TextLink } from '../text-link';
import { ThreeCubes } from '../three-cubes';
import { unbroken } from '../unbroken';
import { fill } from './kept-message';
import { Field } from './field';
import { errorOf, readMessage } from './fields';
import { scrollToNotice } from './scroll-to-notice';
import { send, type Undelivered } from './sender';

const successMs = 3000;

const whileSending = 'disabled:cursor-progress disabled:bg-accent-strong';

/** Classes that follow the island's two attributes. The table in inline-script.ts has every state of the form. */
const classes = {
  hiddenWhileWaiting: 'group-data-[held=waiting]/island:hidden',
  onlyWhileWaiting: 'hidden group-data-[held=waiting]/island:inline',
  onlyIfUnsent: 'hidden group-data-[held=unsent]/island:block',
  onlyWithoutScripts:
    'hidden noscript:block group-[:not([data-script]):has(:user-valid,:user-invalid)]/island:block',
};

/**
 * The contact form, the only component that runs in the browser.
 *
 * Translators wrap text and move elements, which can make React fail to insert or remove a sibling. That's why no
 * element ever comes or goes: empty ones are hidden, and only text and attributes change.
 */
export function ContactForm(props: {
  text: ContactFormText;
  /** Null until the school connects the form to the mail service. */
  connection: Connection | null;
  /** Its address is empty until the school has written it. The same is true of the phone number. */
  email: { value: string; href: string };
  telephone: { value: string; href: string };
}) {
  const { text, connection, email, telephone } = props;
  const { failed } = text;
  // Without an address, the visitor's mail program asks for it.
  const mailto = `${email.href || 'mailto:'}?subject=${encodeURIComponent(failed.subject)}`;
  const known = [email, telephone].filter(({ href }) => href);
  const [submitted, setSubmitted] = useState(false);
  const [processing, setProcessing] = useState(false);
  const [showSuccessMessage, setShowSuccessMessage] = useState(false);
  /** Why the message wasn't sent or may not have been. */
  const [failure, setFailure] = useState<Undelivered | null>(null);
  /** The typed text, starting with the first change or attempt to send. */
  const [message, setMessage] = useState<ContactMessage | null>(null);

  useEffect(() => {
    if (!showSuccessMessage) return;
    const timer = setTimeout(() => setShowSuccessMessage(false), successMs);
    return () => clearTimeout(timer);
  }, [showSuccessMessage]);

  // Makes the browser ask before it leaves the page. Only while sending, because the handler keeps some browsers from
  // caching the page for Back and Forward.
  useEffect(() => {
    window.onbeforeunload = processing ? (event) => event.preventDefault() : null;
  }, [processing]);

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = readMessage(form);
    if (processing) return;
    // Show the address and the number as they're validated and sent.
    fill(form, Object.entries(typed), 'all');
    // A second click, on the emptied form, must not hide the success message.
    if (showSuccessMessage && !Object.values(typed).some(Boolean)) return;
    const isValid = contactFields.every((each) => !errorOf(each, typed[each.name], text.errors));
    const focused = document.activeElement as HTMLElement | null;
    // Render now, so that a screen reader finds the error when its field gets the focus, and so that a double click
    // finds the form busy.
    flushSync(() => {
      setMessage(typed);
      setSubmitted(true);
      setShowSuccessMessage(false);
      setFailure(null);
      setProcessing(isValid);
    });
    if (!isValid) return form.querySelector<HTMLElement>('[aria-invalid=true]')!.focus();

    const result = await send(connection, typed);
    // The reset event also clears the kept message (kept-message.ts).
    if (result === 'sent') form.reset();
    flushSync(() => {
      setProcessing(false);
      setSubmitted(false);
      setShowSuccessMessage(result === 'sent');
      setFailure(result === 'sent' || result === 'refused' ? null : result);
    });
    if (result !== 'refused') scrollToNotice(form);
    // Some browsers blur a disabled button.
    if (document.activeElement === document.body) focused?.focus({ preventScroll: true });
  }

  return (
    <form
      method="post"
      action={mailto}
      encType="text/plain"
      className="space-y-6"
      onInput={({ currentTarget }) => setMessage(readMessage(currentTarget))}
      onSubmit={(event) => void handleSubmit(event)}
    >
      <div className="grid grid-cols-1 gap-6 sm:grid-cols-2">
        {contactFields.map((field, index) => (
          <Field
            key={index}
            field={field}
            text={text}
            typed={message?.[field.name] ?? ''}
            isSubmitted={submitted}
            // The reset after sending would lose text typed in the meantime.
            readOnly={processing}
          />
        ))}
      </div>
      <button
        type="submit"
        disabled={processing}
        className={`min-h-12 rounded-button border border-transparent bg-accent px-8 py-3 font-medium text-on-accent hover:bg-accent-strong ${whileSending}`}
      >
        <span className={classes.hiddenWhileWaiting}>{processing ? text.sending : text.send}</span>
        <span className={classes.onlyWhileWaiting}>{text.sending}</span>
      </button>
      <p className={`text-small ${classes.onlyWithoutScripts}`}>
        {`${text.withoutScript} `}
        {known.map(({ value }, index) => (
          <Fragment key={index}>
            {index > 0 && ', '}
            <span {...verbatim}>{unbroken(value)}</span>
          </Fragment>
        ))}
      </p>
      <div>
        <div className={showSuccessMessage ? 'rounded-card bg-panel p-5' : ''}>
          <ThreeCubes hidden={!showSuccessMessage} />
          <p role="status" className="mt-2 font-display text-heading">
            {showSuccessMessage ? text.sent : ''}
          </p>
        </div>
        <div role="alert">
          <div
            className={`rounded-field border-s-4 border-error bg-raised p-4 ${failure ? '' : classes.onlyIfUnsent}`}
          >
            <p>{failed[failure ?? 'notLoaded']}</p>
            {email.href && (
              <p>
                {/* On click, the inline script adds the typed text. */}
                <TextLink href={mailto}>{failed.mail}</TextLink>
              </p>
            )}
            {telephone.href && (
              <p>
                {`${failed.call} `}
                <TextLink href={telephone.href}>{telephone.value}</TextLink>
              </p>
            )}
          </div>
        </div>
      </div>
    </form>
  );
}
