import { check, edited, photo, textOf } from './school-copy';

const none = { mistakes: [], warnings: [] };

test('correct edits get no message', async () => {
  const links =
    '[a](/programs#nido), [c](mailto:a@b.example?subject=Hi), [d](#here), [e](tel:+14135550199), ' +
    '[f](https://example.org/a?b=c#d), [h](http://example.org), [i](tel:988), [j](/files/F%202.pdf#page=2).';
  const edits = edited(
    ['contact.ts', 'export', '// a\u200b\nexport'],
    [
      'contact.ts',
      "'Bus",
      "'* Arts & crafts; front_office_1, 5 * 3 * 2, [www.school.org](webcal://school.org/a.ics) Bus",
    ],
    ['contact.ts', "'The button opens your own e-mail program.',", "\t'The button'"],
    ['tuition.ts', "'Tuition & fees'", '`Tuition\n  & fees`'],
    ['tuition.ts', '24850', '25450.50'],
    ['tuition.ts', 'price: 18,', 'price: 0,'],
    ['programs.ts', 'months: 3 }', 'months: 0 }'],
    ['school.ts', '2031-2032', '2031 – 2032'],
    ['school.ts', 'America/Denver', 'Asia/Kolkata'],
    ['school.ts', 'import', '\uFEFFimport'],
    ['school.ts', 'Saint Zoë’s', 'SZNSMC'],
    ['home.ts', "'Four", "' A $310 camp, TODO: “Don’t,” she said, ‘we’re early.’"],
    ['home.ts', 'In 2010 we', 'In 1999, on 2031-10-14, and from 2001-2009 we'],
    ['meet-the-founder.ts', 'I had', 'See [sic] (low), the undefined table [1] (in it), I had'],
    ['welcome-letter.ts', 'Most families find us by getting lost.', links],
    ['pages.ts', "'/ar/welcome', lang: 'ar'", "'/zh-hant/welcome', lang: 'zh-Hant'"],
    ['our-garden.ts', "photo: 'the-long-table'", "alt: 'A', photo: 'the-long-table'"],
    ['our-garden.ts', '[family handbook]', '[the handbook]'],
  );
  const files = {
    '../public/files/F 2.pdf': 'a',
    'photos/hal.jpg': photo(360),
    'ar/site.ts': undefined,
    'ar/welcome.ts': undefined,
    'zh-hant/site.ts': textOf('ar/site.ts'),
    'zh-hant/welcome.ts': textOf('ar/welcome.ts'),
  };
  expect(await check({ ...edits, ...files })).toEqual(none);
});

test('a designed page can be removed by its row, and its file stays', async () => {
  const pages = textOf('pages.ts').replace(/ {2}\{ path: '\/meet-the-founder'[^]*? \},\n/, '');
  expect((await check({ 'pages.ts': pages })).mistakes).toEqual([]);
});
