/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { People } from '@/components/blocks/people';
import { Frame } from '@/components/frame';

test('an initial replaces a missing portrait, but only if somebody else has a portrait', () => {
  const hal = { name: 'Hal' };
  const ana = { name: 'Ana Lima', photo: <img alt="" /> };
  const initials = (people: Parameters<typeof People>[0]['people']) =>
    [...render(<People people={people} />).container.querySelectorAll('[aria-hidden]')].map(
      ({ textContent }) => textContent,
    );
  expect([initials([hal, ana]), initials([hal])]).toEqual([['H'], []]);
});

test('the frame of an online form shows its loading text, and then loads the form', () => {
  const [href, loading] = ['https://forms.example/?a="1"&lt;=2', 'Loading <the form> & “all”'];
  const { container } = render(<Frame {...{ href, loading }} lang="es" title="Form" height={9} />);
  const { srcdoc } = container.querySelector('iframe')!;
  const page = new DOMParser().parseFromString(srcdoc, 'text/html');
  expect(page.documentElement.lang).toBe('es');
  const refresh = page.querySelector('meta[http-equiv=refresh]');
  expect(refresh?.getAttribute('content')).toBe(`0; url=${href}`);
  expect(page.querySelector('p')?.textContent).toBe(loading);
});
