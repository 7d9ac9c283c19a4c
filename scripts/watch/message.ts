/** What became of a message that the contact form sent. */
export type Outcome =
  | { outcome: 'answered'; status: number; text: string }
  | { outcome: 'no answer'; timeoutMs: number }
  | { outcome: 'no connection'; reason: string };

/**
 * Plain sentences on what went wrong and what to do; none when the mail service answered 200, for any
 * other status loses the message for the school.
 */
export function messageComplaint(report: Outcome): string | undefined {
  if (report.outcome === 'answered' && report.status === 200) return undefined;
  return [
    'Messages from the contact form do not arrive.',
    whatHappened(report),
    report.outcome === 'answered' ? whatToDo(report.status) : connection,
    'Until that is mended, parents’ messages are lost: tell the office to expect calls.',
  ].join(' ');
}

function whatHappened(report: Outcome): string {
  if (report.outcome === 'no answer') {
    return `The mail service did not answer within ${Math.round(report.timeoutMs / 1000)} seconds.`;
  }
  if (report.outcome === 'no connection') {
    return `The browser could not reach the mail service (${report.reason}).`;
  }
  const words = report.text.replace(/\s+/g, ' ').trim().slice(0, 300);
  return `The mail service answered ${report.status}${words ? `: “${words}”` : ''}.`;
}

const connection =
  'Try again in an hour, and see https://status.emailjs.com. If this computer’s network blocks ' +
  'api.emailjs.com, try from another one. Does NEXT_PUBLIC_EMAILJS_ORIGIN name another service?';

/** What each answer of EmailJS means, and where to mend it. */
function whatToDo(status: number): string {
  switch (status) {
    case 400:
    case 404:
      return 'One of the ids is probably wrong, or was deleted: compare the three NEXT_PUBLIC_EMAILJS_… ids with those at https://dashboard.emailjs.com (Account; Email Services; Email Templates).';
    case 401:
    case 403:
    case 451:
      return 'The account refuses messages from this page: in the EmailJS dashboard, Account, Security, look whether the site’s address is among the allowed domains, and whether something else is switched on that a browser cannot satisfy.';
    case 402:
    case 426:
    case 429:
      return 'Too many messages: the monthly quota is used up, or several were sent within a second. Look at the history and the quota in the EmailJS dashboard; a plan with more messages may be needed.';
    case 412:
      return 'EmailJS may no longer write from the school’s mail account (its grant has expired or its password was changed): in the EmailJS dashboard, Email Services, reconnect the account, and switch on that it may send mail.';
    default:
      return status >= 500
        ? 'The mail service itself is in trouble: try again in an hour, and see https://status.emailjs.com.'
        : 'This answer is not known here: look at the history in the EmailJS dashboard.';
  }
}
