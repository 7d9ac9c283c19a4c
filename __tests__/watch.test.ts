/** @jest-environment node */
import { certificateProblem } from '@/e2e/watch/problems';

test.each([
  ['2026-11-16T12:00:00Z', undefined],
  ['2026-11-16T12:00:01Z', 'ends in 13 days'],
  ['2026-11-30T11:00:00Z', 'ends in 0 days'],
])('on %s the watch says of a certificate that it %s', (now, words) => {
  const sentence = certificateProblem(new Date('2026-11-30T12:00:00Z'), new Date(now));
  expect(sentence).toEqual(words && expect.stringContaining(words));
});
