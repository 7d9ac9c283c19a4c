import { existsSync, readFileSync, rmSync } from 'node:fs';
import type { FullResult, Reporter, Suite } from '@playwright/test/reporter';

/** Left by Jest's summary (__tests__/summary-reporter.mjs) where it ran before. */
const jest = '.preview/jest-summary.txt';

/** Ends a run with how Jest and Playwright went, each on a line. */
export default class SummaryReporter implements Reporter {
  private suite?: Suite;

  onBegin(_config: unknown, suite: Suite) {
    this.suite = suite;
  }

  onEnd({ status }: FullResult) {
    const outcomes = this.suite?.allTests().map((each) => each.outcome()) ?? [];
    const passed = outcomes.filter((outcome) => outcome === 'expected').length;
    const failed = outcomes.filter((outcome) => /unexpected|flaky/.test(outcome)).length;
    if (existsSync(jest)) {
      console.log(`\n${readFileSync(jest, 'utf8')}`);
      rmSync(jest);
    }
    // A run may also fail before its first test, in a build.
    console.log(`Playwright: ${passed} passed, ${failed || (status === 'passed' ? 0 : 1)} failed`);
  }
}
