/** @jest-environment node */
import { report } from '../scripts/check/report';

const mistake = {
  file: 'content/tuition.ts',
  line: 34,
  sentence: 'must be 50% less:\nlook, here.',
};
const warning = { file: 'content/school.ts', line: 5, sentence: 'it is over.', isWarning: true };
const picture = { file: 'content/photos/hero.jpg', sentence: 'has no row.' };

const isOnGitHub = process.env.GITHUB_ACTIONS;
let print: jest.SpyInstance;
beforeEach(() => {
  delete process.env.GITHUB_ACTIONS;
  print = jest.spyOn(console, 'log').mockReturnValue();
});
afterEach(() => {
  jest.restoreAllMocks();
  if (isOnGitHub) process.env.GITHUB_ACTIONS = isOnGitHub;
});

test('mistakes stop a build, each once and with its file and line', () => {
  expect(() => report([mistake, picture, mistake])).toThrow(
    /^content\/photos\/hero\.jpg: has no row\.\ncontent\/tuition\.ts:34: must be 50% less:\nlook, here\.$/,
  );
  expect(print).not.toHaveBeenCalled();
});

test('a warning is printed, and stops nothing', () => {
  report([warning]);
  expect(print).toHaveBeenCalledWith('Worth a look:\ncontent/school.ts:5: it is over.\n');
});

test('on GitHub each is marked at its line in the pull request', () => {
  process.env.GITHUB_ACTIONS = 'true';
  expect(() => report([mistake, warning, picture])).toThrow();
  for (const line of [
    '::error file=content/tuition.ts,line=34::must be 50%25 less:%0Alook, here.',
    '::warning file=content/school.ts,line=5::it is over.',
    '::error file=content/photos/hero.jpg::has no row.',
  ]) {
    expect(print).toHaveBeenCalledWith(line);
  }
});
