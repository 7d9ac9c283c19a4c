/** @jest-environment node */
import { endOfLife } from '@/scripts/watch/pages';

describe('the watch, of the site’s certificate', () => {
  const until = new Date('2026-11-30T12:00:00Z');

  it.each([
    ['2026-11-16T12:00:00Z', undefined],
    ['2026-11-16T12:00:01Z', 'ends in 13 days'],
    ['2026-11-30T11:00:00Z', 'ends in 0 days'],
    ['2026-11-30T12:00:01Z', 'ended on Mon, 30 Nov 2026 12:00:00 GMT'],
  ])('says on %s that it %s', (now, words) => {
    const sentence = endOfLife(until, new Date(now));
    if (words) expect(sentence).toContain(words);
    else expect(sentence).toBeUndefined();
  });
});
