import { renderToStaticMarkup } from 'react-dom/server';
import { isEmailOrPhone } from '@/components/email-or-phone';
import { SectionHeading } from '@/components/section';
import { withLinks } from '@/components/with-links';
import { unbroken } from '@/components/unbroken';

/** The text with lines around what can't break, and a slash where it may break inside a word. */
const breaksOf = (text: string) =>
  renderToStaticMarkup(<>{unbroken(text)}</>)
    .replaceAll('<wbr/>', '/')
    .replace(/^<span>|<.span>$/g, '')
    .replace(/<span class="whitespace-nowrap">(.*?)<\/span>/g, '|$1|');

/** The HTML of a text with links, without what keeps its words together. */
const htmlOf = (text: string) =>
  renderToStaticMarkup(withLinks(text)).replace(/<wbr.>|<.?span>/g, '');

const mail = 'mailto:a@b.example?subject=A';

describe('a text', () => {
  test.each([
    ['8:30am-noon or noon-4pm, 2024-2025.', '|8:30am-noon| or |noon-4pm|, |2024-2025.|'],
    ['Mon-Fri, ages 6–9, (413) 555-0142', '|Mon-Fri|, ages |6–9|, (413) |555-0142|'],
    ['Most two-year-olds, Parent-Child', 'Most two-year-olds, Parent-Child'],
    ['Break: Nov 27-Dec 1, or', 'Break: |Nov 27-||Dec 1|, or'],
    ['Mon, Dec 23–Wed, Jan 1', 'Mon, |Dec 23–|Wed, |Jan 1|'],
    ['27 November-1 December 2031', '|27 November-||1 December| 2031'],
    ['Nov. 27-Dec. 1, Nov 27-29', '|Nov. 27-||Dec. 1|, |Nov 27-29|'],
    ['Mon 8am-Fri 5pm, Room 5-B, 2 two-days', '|Mon 8am-||Fri 5pm|, Room |5-B|, 2 two-days'],
    ['by June 18, Sept. 4 or 13 June', 'by |June 18|, |Sept. 4| or |13 June|'],
    ['from May 3-7, Mayor 5, in June 2024', 'from |May 3-7|, Mayor 5, in June 2024'],
    ['Write us (jo.ann@alder.example).', 'Write us (jo.ann@/alder.example).'],
    ['We’re @alderlane', 'We’re @alderlane'],
  ])('breaks “%s” only like “%s”', (text, breaks) => expect(breaksOf(text)).toBe(breaks));

  test.each([
    ['See [a](/b), and [c](/d#e).', 'See <a href="/b">a</a>, and <a href="/d#e">c</a>.'],
    ['[1] [[c](/d)] e[[0', '[1] [<a href="/d">c</a>] e[[0'],
    [`Or [write](${mail})`, `Or <a href="${mail}">write (a@b.example)</a>`],
    [`Or [a@b.example](${mail})`, `Or <a href="${mail}" translate="no" dir="ltr">a@b.example</a>`],
  ])('“%s” has the links in “%s”', (text, html) => expect(htmlOf(text)).toBe(html));

  it('marks its blanks', () => {
    expect(htmlOf('Call [[Who?]] or [a](/b).')).toMatch(
      /^Call <mark [^>]*>Who\?<\/mark> or <a href="\/b">a<\/a>\.$/,
    );
  });

  it('makes a link that stands alone a touch target', () => {
    expect(htmlOf('[Call](tel:988).')).toMatch(
      /^<a href="tel:988" class="touch-target">Call<.a>\.$/,
    );
  });
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

test.each([
  ['Illness, allergies, vaccinations', 'Illness, |allergies, vaccinations|'],
  ['The prepared environment', 'The |prepared environment|'],
  ['Good news', 'Good news'],
])('the last two words of “%s” share a line: “%s”', (heading, kept) => {
  const html = renderToStaticMarkup(<SectionHeading>{heading}</SectionHeading>);
  const [, text = ''] = /<h2[^>]*>(.*)<.h2>/.exec(html) ?? [];
  expect(text.replace(/<span [^>]*>(.*)<.span>/, '|$1|')).toBe(kept);
});
