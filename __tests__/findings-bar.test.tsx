/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { linesOf } from '@/scripts/check/report';

const mistake = { file: 'content/tuition.ts', line: 34, sentence: 'must be a number.' };
const warning = { file: 'content/school.ts', line: 5, sentence: 'it is over.', isWarning: true };

/** The bar for what the check found. */
function bar(findings: Parameters<typeof linesOf>[0]) {
  jest.resetModules();
  jest.doMock('../.generated/findings.json', () => linesOf(findings), { virtual: true });
  const { FindingsBar } = jest.requireActual<typeof import('@/app/_layout/findings-bar')>(
    '@/app/_layout/findings-bar',
  );
  return render(<FindingsBar />);
}

test('the editing server’s pages list mistakes and what is worth a look, each at its line', () => {
  bar([warning, mistake, mistake]);
  expect(screen.getByText('To correct: 1 · Worth a look: 1')).toBeVisible();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'content/tuition.ts:34: must be a number.',
    'content/school.ts:5: it is over.',
  ]);
});

test('a school without mistakes sees no bar', () => {
  expect(bar([]).container).toBeEmptyDOMElement();
});
