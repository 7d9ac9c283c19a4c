import { mkdirSync, rmSync, writeFileSync } from 'node:fs';

/** Where Playwright's summary (e2e/summary-reporter.ts) finds how Jest went before it. */
const file = '.preview/jest-summary.txt';

/** Says in one line how Jest went: at once if `npm test` ends here, else at its very end. */
export default class SummaryReporter {
  onRunComplete(_contexts, results) {
    // A file that could not even be read has no tests that could fail.
    const failed = Math.max(results.numFailedTests, results.numFailedTestSuites);
    const line = `Jest: ${results.numPassedTests} passed, ${failed} failed`;
    rmSync(file, { force: true });
    if (failed) return console.log(line);
    mkdirSync('.preview', { recursive: true });
    writeFileSync(file, line);
  }
}
