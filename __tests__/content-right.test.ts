import { check, edited, photo, textOf } from './school-copy';

const none = { mistakes: [], warnings: [] };

test('correct edits get no message', async () => {
  const links =
    '[a](/programs#nido), [b](/contact-us), [c](mailto:a@b.example,c@d.example?subject=Hi), [d](#learn-more), [n](#TOP), [o](/our-garden#a%C3%B1os-2), [p](/our-garden#años-2:~:text=Who), ' +
    '[e](tel:+14135550199), [f](https://example.org/a?b=c#d), [h](http://example.org), [i](tel:988), ' +
    '[j](/files/F%202.pdf#page=2), [k](/programs/), [l](https://google.com/search?q=url), [m](/sitemap.xml).';
  const edits = edited(
    { file: 'contact.ts', from: 'export', to: '// a\u200b\nexport' },
    {
      file: 'contact.ts',
      from: "'Bus",
      to: "'* Arts & crafts; front_office_1, 5 * 3 * 2, [www.a.org](webcal://a.org/a.ics) Bus",
    },
    { file: 'tuition.ts', from: "'Tuition & fees'", to: '`Tuition\n  & fees`' },
    { file: 'tuition.ts', from: '18750', to: '248500.50' },
    { file: 'tuition.ts', from: 'price: 75,', to: 'price: 0,' },
    { file: 'programs.ts', from: 'months: 3 }', to: 'months: 0 }' },
    { file: 'pages.ts', from: "lang: 'es'", to: "lang: 'zh-Hant'" },
    { file: 'school.ts', from: '2031-2032', to: '2031 – 2032' },
    { file: 'school.ts', from: 'America/Denver', to: 'Asia/Kolkata' },
    { file: 'school.ts', from: 'import', to: '\uFEFFimport' },
    { file: 'school.ts', from: 'socialMedia', to: '// socialMedia' },
    { file: 'school.ts', from: 'Saint Zoë’s', to: 'The Casa' },
    { file: 'home.ts', from: "'Four", to: "' A $310 camp: “Don’t,” she said, ‘we’re early.’" },
    { file: 'tuition.ts', from: "'Diapers", to: "'Friday, July 4, or Sunday, July 4: diapers" },
    { file: 'home.ts', from: 'In 2010 we', to: 'In 1999, on 2011-12-14, and from 2001-2009 we' },
    { file: 'meet-the-founder.ts', from: 'I had', to: 'See [sic] (low), the table [1] (in it)' },
    { file: 'welcome-letter.ts', from: 'Most families find us by getting lost.', to: links },
    { file: 'our-garden.ts', from: "'people'", to: "'años-2'" },
    { file: 'our-garden.ts', from: "photo: 'the-long", to: "alt: 'A', photo: 'the-long" },
    { file: 'home.ts', from: "'/tuition'", to: 'contact.nextStep.links[0]!.href' },
  );
  const files = { '../public/files/F 2.pdf': 'a', 'photos/hal.jpg': photo(360) };
  expect(await check({ ...edits, ...files })).toEqual(none);
});

test('a custom page can be removed by its row, and nothing is said of what its file still holds', async () => {
  const pages = textOf('pages.ts').replace(/ {2}\{ path: '\/meet-the-founder'[^]*? \},\n/, '');
  const founder = edited({
    file: 'meet-the-founder.ts',
    from: 'I had',
    to: '**In 2020-2021** ${no deposit} [a](/attic), I had',
  });
  expect(await check({ 'pages.ts': pages, ...founder })).toEqual(none);
});
