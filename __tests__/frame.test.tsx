/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { Frame } from '@/components/frame';

test('the frame of an online form shows its loading text, and then loads the form', () => {
  const [href, loading] = ['https://forms.example/?a="1"&lt;=2', 'Loading <the form> & “all”'];
  const { container } = render(<Frame {...{ href, loading }} title="Form" height={9} />);
  const { srcdoc } = container.querySelector('iframe')!;
  const page = new DOMParser().parseFromString(srcdoc, 'text/html');
  const refresh = page.querySelector('meta[http-equiv=refresh]');
  expect(refresh?.getAttribute('content')).toBe(`0; url=${href}`);
  expect(page.querySelector('p')?.textContent).toBe(loading);
});
