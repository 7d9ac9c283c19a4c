/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { People } from '@/components/blocks/people';
import { withLinks } from '@/components/texts';
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

test('links in a text are drawn, and the address of one that writes an e-mail is named once', () => {
  const htmlOf = (text: string) => render(<p>{withLinks(text)}</p>).container.innerHTML;
  expect(htmlOf('See [a](/b), and [c](/d#e).')).toBe(
    '<p>See <a href="/b">a</a>, and <a href="/d#e">c</a>.</p>',
  );
  const mail = 'mailto:a@b.example?subject=A';
  expect(htmlOf(`[Write](${mail})`)).toBe(`<p><a href="${mail}">Write</a> (a@b.example)</p>`);
  expect(htmlOf(`[a@b.example](${mail})`)).toBe(
    `<p><a href="${mail}" translate="no" dir="ltr">a@b.example</a></p>`,
  );
  expect(htmlOf('[Call](tel:988)')).toBe(
    '<p><a href="tel:988" class="whitespace-nowrap">Call</a></p>',
  );
});
