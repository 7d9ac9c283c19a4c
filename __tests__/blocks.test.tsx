import { renderToStaticMarkup } from 'react-dom/server';
import { Frame } from '@/components/blocks/frame';
import { People } from '@/components/blocks/people';
import { isEmailOrPhone, withLinks } from '@/components/texts';
import { elementsIn, parsePage } from '@/scripts/system/page-elements';

test('a person without a portrait gets an initial if somebody else has a portrait', () => {
  const hal = { name: 'Hal' };
  const ana = { name: 'Ana Lima', photo: <img alt="" /> };
  const initials = (people: Parameters<typeof People>[0]['people']) =>
    elementsIn(parsePage(renderToStaticMarkup(<People people={people} />)))
      .filter(({ attributes }) => attributes['aria-hidden'])
      .map(({ text }) => text);
  expect([initials([hal, ana]), initials([hal])]).toEqual([['H'], []]);
});

test('the frame of an online form shows its loading text, then loads the form', () => {
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

test('text shows its links and blanks, names each e-mail address once and makes a link that stands alone 44 px high', () => {
  const htmlOf = (text: string) =>
    renderToStaticMarkup(withLinks(text)).replace(/<wbr.>|<.?span>/g, '');
  expect(htmlOf('See [a](/b), and [c](/d#e).')).toBe(
    'See <a href="/b">a</a>, and <a href="/d#e">c</a>.',
  );
  expect(htmlOf('Call [[Who?]] or [a](/b). [1] [[c](/d)] e[[0')).toMatch(
    /^Call <mark [^>]*>Who\?<\/mark> or <a href="\/b">a<\/a>\. \[1\] \[<a [^>]*>c<\/a>\] e\[\[0$/,
  );
  const mail = 'mailto:a@b.example?subject=A';
  expect(htmlOf(`Or [write](${mail})`)).toBe(`Or <a href="${mail}">write</a> (a@b.example)`);
  expect(htmlOf(`Or [a@b.example](${mail})`)).toBe(
    `Or <a href="${mail}" translate="no" dir="ltr">a@b.example</a>`,
  );
  const call = htmlOf('[Call](tel:988).');
  expect(call).toMatch(
    /^<a href="tel:988" class="whitespace-nowrap [^"]*min-h-11[^"]*">Call<.a>\.$/,
  );
});

test.each([
  ['(505) 555-0187 ext. 12', 'tel:+15055550187;ext=12', true],
  ['+44 20 7946 0018', 'tel:+442079460018', true],
  ['a@b.example', 'mailto:a@b.example', true],
  ['2024-2025', '/tuition', false],
  ['Write to us', 'mailto:a@b.example', false],
  ['Call us', 'tel:988', false],
])('translators leave “%s” alone in a link to %s: %s', (words, href, isLeftAlone) =>
  expect(isEmailOrPhone(words, href)).toBe(isLeftAlone),
);
