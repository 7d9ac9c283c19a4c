import { expect, test } from '@playwright/test';
import { findBrowser } from '../scripts/browser';
import { inWords, type Report } from '../scripts/canary/report';
import { sendCanary } from '../scripts/canary/send';
import { previewDirectory, previewPort } from '../scripts/preview-settings';

/**
 * The preview's mail service answers as its sender asks for. The canary brings a browser of its own,
 * so that once is enough, whatever browsers the tests run in.
 */
const cases: [fault: string, report: Partial<Report>, words: string][] = [
  ['200', { outcome: 'answered', status: 200 }, 'took the test message (200)'],
  ['201', { outcome: 'answered', status: 201 }, 'do not arrive'],
  ['400', { outcome: 'answered', status: 400 }, 'One of the ids is probably wrong'],
  ['412', { outcome: 'answered', status: 412 }, 'reconnect the account'],
  ['429', { outcome: 'answered', status: 429 }, 'the monthly quota is used up'],
  ['reset', { outcome: 'no connection' }, 'could not reach the mail service (net::ERR_'],
  ['no-answer', { outcome: 'no answer' }, 'did not answer within 2 seconds'],
];

for (const [fault, expected, words] of cases) {
  test(`the canary says it plainly when the mail service fails with ${fault} @chromium`, async () => {
    const report = await sendCanary({
      directory: previewDirectory,
      siteUrl: `http://localhost:${previewPort}`,
      path: '/contact',
      browser: findBrowser(),
      sender: `${fault}@simulate.example`,
      timeoutMs: fault === 'no-answer' ? 2000 : 30_000,
    });
    expect(report).toMatchObject(expected);
    expect(inWords(report)).toContain(words);
  });
}
