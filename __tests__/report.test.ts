/** @jest-environment node */
import { report, type Finding } from '../scripts/check/report';

const mistake = {
  file: 'content/tuition.ts',
  line: 34,
  sentence: 'must be 50% less:\nlook, here.',
};
const warning = { file: 'content/school.ts', line: 5, sentence: 'it is over.', isWarning: true };
const picture = { file: 'content/photos/hero.jpg', sentence: 'has no row.' };

/** What is printed, and what stops a build, if anything does. */
function reported(findings: Finding[], onGitHub: boolean) {
  const printed: string[] = [];
  jest.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
  process.env.GITHUB_ACTIONS = onGitHub ? 'true' : '';
  let stopped = '';
  try {
    report(findings);
  } catch (error) {
    stopped = (error as Error).message;
  }
  return { printed: printed.join('\n'), stopped };
}
const before = process.env.GITHUB_ACTIONS;
afterEach(() => {
  jest.restoreAllMocks();
  process.env.GITHUB_ACTIONS = before ?? '';
});

test('mistakes stop a build, each told once and by file and line', () => {
  const { printed, stopped } = reported([mistake, picture, mistake], false);
  expect(stopped).toBe(
    'content/photos/hero.jpg: has no row.\ncontent/tuition.ts:34: must be 50% less:\nlook, here.',
  );
  expect(printed).toBe('');
});

test('a warning is printed, and stops nothing', () => {
  const { printed, stopped } = reported([warning], false);
  expect(stopped).toBe('');
  expect(printed).toMatch(/^Worth a look:\ncontent\/school\.ts:5: it is over\.$/m);
});

test('on GitHub each is marked at its line in the pull request', () => {
  const { printed } = reported([mistake, warning, picture], true);
  expect(printed.split('\n')).toEqual(
    expect.arrayContaining([
      '::error file=content/tuition.ts,line=34::must be 50%25 less:%0Alook, here.',
      '::warning file=content/school.ts,line=5::it is over.',
      '::error file=content/photos/hero.jpg::has no row.',
    ]),
  );
});

test('where nothing is amiss nothing is printed', () => {
  expect(reported([], true)).toEqual({ printed: '', stopped: '' });
});
