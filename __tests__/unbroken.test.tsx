import { renderToStaticMarkup } from 'react-dom/server';
import { unbroken } from '@/components/unbroken';

/** The text with lines around what can't break, and a slash where it may break inside a word. */
const breaksOf = (text: string) =>
  renderToStaticMarkup(<>{unbroken(text)}</>)
    .replaceAll('<wbr/>', '/')
    .replace(/^<span>|<.span>$/g, '')
    .replace(/<span class="whitespace-nowrap">(.*?)<\/span>/g, '|$1|');

test.each([
  ['8:30am-noon or noon-4pm, 2024-2025.', '|8:30am-noon| or |noon-4pm|, |2024-2025.|'],
  ['Mon-Fri, ages 6–9, (413) 555-0142', '|Mon-Fri|, ages |6–9|, (413) |555-0142|'],
  [
    'Most two-year-olds of the Parent-Child Playgroup',
    'Most two-year-olds of the Parent-Child Playgroup',
  ],
  ['Write to jo.ann@alder.example.', 'Write to jo/.ann@/alder/.example.'],
  ['We’re @alderlane', 'We’re @alderlane'],
])('the breaks in “%s” are “%s”', (text, breaks) => expect(breaksOf(text)).toBe(breaks));
