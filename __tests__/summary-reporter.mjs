import { mkdirSync, rmSync, writeFileSync } from 'node:fs';

/** Playwright's summary (e2e/summary-reporter.ts) reads Jest's result here. */
const file = '.preview/jest-summary.txt';

/** Prints Jest's result in one line: at once if tests failed, otherwise at the end of `npm test`. */
export default class SummaryReporter {
  onRunComplete(_contexts, results) {
    // A file that could not be loaded counts no failed tests.
    const failed = Math.max(results.numFailedTests, results.numFailedTestSuites);
    const line = `Jest: ${results.numPassedTests} passed, ${failed} failed`;
    rmSync(file, { force: true });
    if (failed) return console.log(line);
    mkdirSync('.preview', { recursive: true });
    writeFileSync(file, line);
  }
}
