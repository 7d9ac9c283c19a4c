import { stripVTControlCharacters } from 'node:util';
import type { FullResult, Reporter, Suite, TestError } from '@playwright/test/reporter';

/**
 * Prints what the watch found as a Markdown list: notes, and each problem once with the first address
 * that has it. A problem is the message of a failed `expect`, like `https://…: The page …`.
 */
export default class WatchReporter implements Reporter {
  private suite?: Suite;
  private problems: string[] = [];

  onBegin(_config: unknown, suite: Suite) {
    this.suite = suite;
  }

  /** Called where no test can run, for lack of a browser, say. */
  onError(error: TestError) {
    this.problems.push(problemIn(error, 'the live site is well'));
  }

  onEnd({ status }: FullResult) {
    const tests = this.suite?.allTests() ?? [];
    const notes = tests.flatMap(({ annotations }) => annotations.map((each) => each.description));
    for (const { title, results } of tests) {
      const errors = results.flatMap((result) => result.errors);
      this.problems.push(...errors.map((error) => problemIn(error, title)));
    }
    const found = status === 'passed' ? 'no problem.' : 'these problems:\n';
    console.log(`The watch visited ${process.env.WATCHED_SITE} and found ${found}`);
    for (const line of [...new Set(notes), ...grouped(this.problems)]) console.log(`- ${line}`);
  }
}

function problemIn({ message = '' }: TestError, title: string): string {
  const text = stripVTControlCharacters(message).replace(/^\w*Error: /, '');
  const [, written] = /^(?!expect\()(.+?)\n\nexpect\(/s.exec(text) ?? [];
  if (written) return written;
  const [reason = ''] = text.split('\n');
  const [, why, address] = /^page\.goto: (\S+) at (\S+)/.exec(reason) ?? [];
  if (address) return `${address}: The page does not answer (${why}): ask the host why.`;
  return `It could not be tested that ${title} (${reason}): if this stays so, ask a programmer.`;
}

/** Each sentence once, after the first of its addresses and the number of the others. */
function grouped(problems: string[]): string[] {
  const addresses = new Map<string, string[]>();
  for (const problem of new Set(problems)) {
    const [, address = '', sentence = problem] = /^(https?:\S+): (.+)$/s.exec(problem) ?? [];
    addresses.set(sentence, [...(addresses.get(sentence) ?? []), address]);
  }
  return [...addresses].map(([sentence, [first, ...more]]) => {
    const others = more.length ? ` and ${more.length} more` : '';
    return first ? `${first}${others}: ${sentence}` : sentence;
  });
}
