import type { Diagnostic } from '@/content/schema/explain/diagnostic';
import { report } from '@/scripts/check/report';

const text = 'must be 50% less:\nlook, here.';
const mistake = { file: 'content/tuition.ts', line: 34, message: text };
const picture = { file: 'content/photos/a, b.jpg', message: 'has no row.' };
const warning = {
  file: 'content/school.ts',
  line: 5,
  message: 'it is over.',
  severity: 'warning' as const,
};

const reportOn = (host: string, diagnostics: Diagnostic[]) => () => {
  jest.replaceProperty(process, 'env', { ...process.env, GITHUB_ACTIONS: host });
  report(diagnostics);
};
const printed = () => jest.mocked(console.log).mock.calls.join('\n');

beforeEach(() => jest.spyOn(console, 'log').mockImplementation());
afterEach(() => jest.restoreAllMocks());

test('mistakes stop a build, and warnings don’t', () => {
  const sentences = `content/photos/a, b.jpg: has no row.\ncontent/tuition.ts:34: ${text}\nFix these, then run the check again.`;
  expect(reportOn('', [mistake, picture, warning, mistake])).toThrow(new Error(sentences));
  expect(printed()).toBe('Worth a look:\ncontent/school.ts:5: it is over.\n');
  expect(reportOn('', [warning])).not.toThrow();
  jest.mocked(console.log).mockClear();
  expect(reportOn('', [])).not.toThrow();
  expect(printed()).toBe('There are no mistakes in content/.');
});

test('on GitHub, each mistake and warning is an annotation at its line', () => {
  expect(reportOn('true', [mistake, warning, picture])).toThrow();
  expect(printed().split('\n')).toEqual(
    expect.arrayContaining([
      '::error file=content/tuition.ts,line=34::must be 50%25 less:%0Alook, here.',
      '::warning file=content/school.ts,line=5::it is over.',
      '::error file=content/photos/a%2C b.jpg::has no row.',
    ]),
  );
});
