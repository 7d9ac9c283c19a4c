import { renderToStaticMarkup } from 'react-dom/server';
import { Frame } from '@/components/blocks/frame';
import { People } from '@/components/blocks/people';
import { PhotoPlaceholder } from '@/components/photo-placeholder';
import { elementsIn, parsePage } from '@/scripts/html/page-elements';

test('a person without a portrait is a name without a frame, even beside a portrait', () => {
  const people = [{ name: 'Hal' }, { name: 'Ana Lima', photo: <img alt="" /> }];
  const [hal, ana] = renderToStaticMarkup(<People people={people} />)
    .split('</li>')
    .map((item) => [/<img|rounded-arch/.test(item), item.replace(/<.*?>/g, '')]);
  expect([hal, ana]).toEqual([
    [false, 'Hal'],
    [true, 'Ana Lima'],
  ]);
});

test('a placeholder can show a drawing', () => {
  const drawing = { width: 9, height: 5, shapes: '<path d="M0 0H9"/>' };
  const placeholder = { placeholder: 'A tray', placeholderLabel: 'PHOTO', variant: 'wide' };
  const html = renderToStaticMarkup(<PhotoPlaceholder {...placeholder} drawing={drawing} />);
  expect(html).toContain(drawing.shapes);
});

test('the loading page of a frame escapes its address and its text', () => {
  const [href, loading] = ['https://forms.example/?a="1"&lt;=2', 'Loading <the form> & “all”'];
  const html = renderToStaticMarkup(
    <Frame {...{ href, loading }} lang="es" title="Form" height={9} />,
  );
  const frame = elementsIn(parsePage(html)).find(({ name }) => name === 'iframe');
  const page = elementsIn(parsePage(frame?.attributes.srcdoc ?? ''));
  const refresh = page.find(({ attributes }) => attributes['http-equiv'] === 'refresh');
  expect(page[0]?.attributes.lang).toBe('es');
  expect(refresh?.attributes.content).toBe(`0; url=${href}`);
  expect(page.find(({ name }) => name === 'p')?.text).toBe(loading);
});

test('a frame’s host learns only the site’s origin, and may do what forms need but not replace the page', () => {
  const html = renderToStaticMarkup(
    <Frame href="https://a.example" lang="en" title="" height={9} />,
  );
  expect(html).toContain(
    '&lt;meta name=&quot;referrer&quot; content=&quot;strict-origin&quot;&gt;',
  );
  const [, permissions] = /sandbox="(.*?)"/.exec(html)!;
  expect(permissions).toMatch(/allow-downloads .*allow-storage-access-by-user-activation/);
  expect(permissions?.split(' ')).not.toContain('allow-top-navigation');
});
