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

describe('a frame', () => {
  const [href, loading] = ['https://forms.example/?a="1"&lt;=2', 'Loading <the form> & “all”'];
  const html = renderToStaticMarkup(
    <Frame href={href} loading={loading} lang="es" title="Form" height={9} />,
  );
  const { sandbox, srcdoc } = elementsIn(parsePage(html)).find(
    ({ name }) => name === 'iframe',
  )!.attributes;
  const loadingPage = elementsIn(parsePage(srcdoc!));
  const contentOf = (meta: string) =>
    loadingPage.find(({ attributes }) => (attributes.name ?? attributes['http-equiv']) === meta)
      ?.attributes.content;

  it('has a loading page, which escapes its address and its text', () => {
    expect(loadingPage[0]?.attributes.lang).toBe('es');
    expect(contentOf('refresh')).toBe(`0; url=${href}`);
    expect(loadingPage.find(({ name }) => name === 'p')?.text).toBe(loading);
  });

  it('tells its host only the site’s origin', () => {
    expect(contentOf('referrer')).toBe('strict-origin');
  });

  it('may do what forms need but not replace the page', () => {
    expect(sandbox).toMatch(/allow-downloads .*allow-storage-access-by-user-activation/);
    expect(sandbox?.split(' ')).not.toContain('allow-top-navigation');
  });
});
