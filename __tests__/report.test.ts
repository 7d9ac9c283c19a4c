import type { Finding } from '@/content/schema/finding';
import { report } from '../scripts/check/report';

const text = 'must be 50% less:\nlook, here.';
const mistake = { file: 'content/tuition.ts', line: 34, sentence: text };
const picture = { file: 'content/photos/hero.jpg', sentence: 'has no row.' };
const warning = { file: 'content/school.ts', line: 5, sentence: 'it is over.', isWarning: true };

const before = process.env.GITHUB_ACTIONS;
afterEach(() => {
  jest.restoreAllMocks();
  process.env.GITHUB_ACTIONS = before ?? '';
});

/** What is printed, and what stops a build, if anything does. */
function reported(findings: Finding[], { onGitHub = false } = {}) {
  const log = jest.spyOn(console, 'log').mockImplementation();
  process.env.GITHUB_ACTIONS = onGitHub ? 'true' : '';
  let stopped = '';
  try {
    report(findings);
  } catch (error) {
    stopped = (error as Error).message;
  }
  return { printed: log.mock.calls.join('\n'), stopped };
}

test('mistakes stop a build, and are listed once each, by file and line; a warning is printed', () => {
  expect(reported([mistake, picture, warning, mistake])).toEqual({
    printed: 'Worth a look:\ncontent/school.ts:5: it is over.\n',
    stopped: `content/photos/hero.jpg: has no row.\ncontent/tuition.ts:34: ${text}`,
  });
  expect(reported([warning]).stopped).toBe('');
});

test('on GitHub each finding is an annotation at its line in the pull request', () => {
  const { printed } = reported([mistake, warning, picture], { onGitHub: true });
  expect(printed.split('\n')).toEqual(
    expect.arrayContaining([
      '::error file=content/tuition.ts,line=34::must be 50%25 less:%0Alook, here.',
      '::warning file=content/school.ts,line=5::it is over.',
      '::error file=content/photos/hero.jpg::has no row.',
    ]),
  );
});
