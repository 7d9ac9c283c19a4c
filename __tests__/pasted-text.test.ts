import { define, schemaOf } from '@/content/schema/define';
import { cleanText } from '@/content/schema/parts/characters';
import { prose } from '@/content/schema/parts/text';
import home from '@/e2e/fixture/content/home';

describe('pasted text', () => {
  test.each([
    { pasted: '[a](https://a.org/b\u200b), \u200ea\u2060b', printed: '[a](https://a.org/b), ab' },
    { pasted: ' /tuition\u00ad \u00a0', printed: '/tuition' },
    { pasted: 'One\u000btwo \u2028 three\r\nfour', printed: 'One two three four' },
    { pasted: 'Cafe\u0301, Nguye\u0302\u0303n', printed: 'Café, Nguyễn' },
  ])('becomes “$printed”', ({ pasted, printed }) => {
    expect(cleanText(pasted)).toBe(printed);
  });

  test.each(['👨\u200d👩\u200d👧', 'می\u200cخواهم', 'क्\u200dष', '❤\ufe0f'])(
    'keeps the invisible characters that “%s” needs',
    (text) => expect(cleanText(text)).toBe(text),
  );

  it('becomes plain in any field', () => {
    const about = { ...home.about, paragraphs: [' A\u200bB'] };
    expect(define(schemaOf(home)!, { ...home, about })).toHaveProperty('about.paragraphs', ['AB']);
  });

  test.each([
    ['«~Pourquoi ?~», «~18~000~$~»', '«~Pourquoi ?~», «~18~000~$~»'],
    ['Oui~! À 8~h~45~: 10~% ; non~~!', 'Oui~! À 8 h 45~: 10~% ; non !'],
    ['~May~5, 9~PM, «~ a', 'May 5, 9 PM, « a'],
  ])('keeps only the no-break spaces (~) that French needs: %s', (pasted, printed) => {
    const expected = printed.replaceAll('~', '\u00a0');
    for (const noBreak of ['\u00a0', '\u202f'])
      expect(cleanText(pasted.replaceAll('~', noBreak))).toBe(expected);
  });

  test.each([
    ["Ana's [hen's](/hen's)", "Ana’s [hen’s](/hen's)"],
    ["rock 'n' roll", 'rock ’n’ roll'],
    ["Say 'no', ('Don't!') and “'yes'”", 'Say ‘no’, (‘Don’t!’) and “‘yes’”'],
    ["'Come to [Ana's](/ana's) room 5,' she said", "‘Come to [Ana’s](/ana's) room 5,’ she said"],
    ["the parents' and teachers' room", 'the parents’ and teachers’ room'],
    ["'Til 5pm in the '90s, 1990's, the kids' art", '’Til 5pm in the ’90s, 1990’s, the kids’ art'],
    ["It's 5' 6 high, 4'6 wide", "It’s 5' 6 high, 4'6 wide"],
  ])('gets curly single marks, except in addresses: %s', (typed, printed) => {
    expect(prose.parse(typed)).toBe(printed);
  });
});
