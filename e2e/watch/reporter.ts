import { stripVTControlCharacters } from 'node:util';
import type { FullResult, Reporter, Suite, TestError } from '@playwright/test/reporter';

/**
 * Prints what the watch found as a Markdown list: notes, then each problem in a sentence, once, with
 * the first address that it was found at. A test's sentence is the message of its `expect`, after
 * the address if there is one: `https://… : The page …`.
 */
export default class WatchReporter implements Reporter {
  private suite?: Suite;
  private outsideTests: string[] = [];

  onBegin(_config: unknown, suite: Suite) {
    this.suite = suite;
  }

  onError(error: TestError) {
    this.outsideTests.push(sentenceOf(error, 'the watch can run'));
  }

  onEnd({ status }: FullResult) {
    const tests = this.suite?.allTests() ?? [];
    const notes = tests
      .flatMap(({ annotations }) => annotations)
      .map(({ description = '' }) => description);
    const problems = tests.flatMap(({ title, results }) =>
      results.flatMap(({ errors }) => errors.map((error) => sentenceOf(error, title))),
    );
    const lines = [...new Set(notes), ...grouped([...this.outsideTests, ...problems])];
    const found = `The watch visited ${process.env.WATCHED_SITE} and found`;
    if (status === 'passed') console.log(`${found} no problem.`);
    else console.log(`${found}:\n`);
    for (const line of lines) console.log(`- ${line}`);
  }
}

/** The sentence of a failed `expect`; for any other error, what could not be reached or tested. */
function sentenceOf({ message = '' }: TestError, title: string): string {
  const text = stripVTControlCharacters(message).replace(/^\w*Error: /, '');
  const [, sentence] = /^(?!expect\()(.+?)\n\nexpect\(/s.exec(text) ?? [];
  if (sentence) return sentence;
  const [reason = ''] = text.split('\n');
  const [, why, address] = /^page\.goto: (\S+) at (\S+)/.exec(reason) ?? [];
  if (address) return `${address}: The page does not answer (${why}): ask the host why.`;
  return `It could not be tested that ${title} (${reason}): the log of this run says more.`;
}

/** Each sentence once, after the first of its addresses. */
function grouped(problems: string[]): string[] {
  const addresses = new Map<string, Set<string>>();
  for (const problem of problems) {
    const [, address, sentence] = /^(https?:\/\/\S+): (.+)$/s.exec(problem) ?? [];
    const known = addresses.get(sentence ?? problem) ?? new Set();
    addresses.set(sentence ?? problem, address ? known.add(address) : known);
  }
  return [...addresses].map(([sentence, [first, ...more]]) => {
    if (!first) return sentence;
    return `${first}${more.length ? ` and ${more.length} more` : ''}: ${sentence}`;
  });
}
