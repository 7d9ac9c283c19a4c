/** @jest-environment node */
import { endOfLife } from '@/scripts/watch/certificate';
import { messageComplaint } from '@/scripts/watch/message';

describe('the watch, of the site’s certificate', () => {
  const until = 'Nov 30 12:00:00 2026 GMT';

  it.each([
    ['2026-11-16T12:00:00Z', undefined],
    ['2026-11-16T12:00:01Z', 'ends in 13 days'],
    ['2026-11-30T11:00:00Z', 'ends in 0 days'],
    ['2026-11-30T12:00:01Z', 'ended on Nov 30 12:00:00 2026 GMT'],
  ])('says on %s that it %s', (now, words) => {
    const sentence = endOfLife(until, new Date(now));
    if (words) expect(sentence).toContain(words);
    else expect(sentence).toBeUndefined();
  });
});

describe('the watch, of a message that the contact form sent', () => {
  const answered = (status: number) =>
    messageComplaint({ outcome: 'answered', status, text: ' no\nuser ' });

  it('says nothing when the mail service took it', () => {
    expect(answered(200)).toBeUndefined();
  });

  it.each([
    [201, 'is not known here'],
    [400, 'One of the ids is probably wrong'],
    [404, 'One of the ids is probably wrong'],
    [403, 'the allowed domains'],
    [451, 'the allowed domains'],
    [412, 'reconnect the account'],
    [429, 'the monthly quota is used up'],
    [503, 'try again in an hour'],
  ])('answered with %i, says what that means and what to do', (status, words) => {
    expect(answered(status)).toContain(`The mail service answered ${status}: “no user”.`);
    expect(answered(status)).toContain(words);
    expect(answered(status)).toContain('parents’ messages are lost');
  });
});
