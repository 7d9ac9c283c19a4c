import { check, compare, edited, photo, textOf, type Edit } from './school-copy';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">';

test('unusual but correct content gets no message', async () => {
  const edits: Edit[] = [
    // Values at their limits, and unusual characters.
    ['contact', 'export', '// a\u200b\nexport'],
    ['school', 'import', '\uFEFFimport'],
    ['school', 'socialMedia', '// socialMedia'],
    ['school', 'Saint Zoë’s', 'The Casa'],
    ['tuition', '18750', '248500.50'],
    // Texts that resemble what rules look for.
    [
      'admissions-process',
      'Fill',
      'See [sic] (low), [see [1]], [1] (in it), [[2](/contact)] or [[',
    ],
    [
      'contact',
      'Bus',
      '* Arts & crafts; front_office_1, 5 * 3 - 2 # 1, [www.a.org](https://a.org) Bus',
    ],
    ['home', '"Four', '" A $310 camp: “Don’t,” she said, ‘we’re early.’'],
    ['home', 'from Nido', 'from an undefined [object lesson]'],
    ['site', 'The school admits', 'US$ 5, $ $$ admits'],
    ['home', '"/tuition"', 'short.links[0]!.href'],
    ['our-garden', '"people"', '"años-2"'],
    ['our-garden', 'photo: "the-long', 'alt: "A", photo: "the-long'],
    // Its page has no row.
    ['meet-the-founder', 'I had', '**In 2020-2021** [a](/attic), I had'],
  ];
  const rows = textOf('pages').replace(/ {4}\{\n {6}path: "\/meet-the-founder"[^]*?\},\n/, '');
  const files = {
    'pages.ts': rows,
    'photos/hal.jpg': photo(360),
    'drawings/farm-schools.svg': `${svg}<a href="/a" /><use href="#a" /><image href='data:image/png;base64,AA==' /></svg>`,
  };
  expect(await check({ ...edited(...edits), ...files })).toEqual({ mistakes: [], warnings: [] });
});

test('doubtful content gets a warning at its line, and no other', async () => {
  const edits: Edit[] = [
    ['admissions-process', '"We read', '"See www.a.org', '“www.a.org” as it’s written'],
    ['contact', 'Bus', '[[Who?]] Why?]] [[When', '3 blanks'],
    ['home', '`${facts.applicationFee} to', '`$${facts.applicationFee} to', '“$$75”'],
    ['our-garden', '"The oldest', '`<iframe src="//a.org">`, "The oldest', 'href: "https://a.org"'],
    ['photos', '"Hal"', '"**Hal**"', '“**Hal**”'],
    ['programs', '"Babies', '"Our _young_ babies', '“_young_”'],
    ['programs', '"Bring', '"[A](/files/2030-2031.pdf) Bring', 'mentions “2030-2031”'],
    ['welcome-letter', '"Dogs', '"In 2030–31 dogs', 'write ${facts.schoolYear}.'],
    ['welcome-letter', '"Some', '"&nbsp;<br> Some', '“&nbsp;”'],
  ];
  const files = {
    'barn.ts': textOf('our-garden'),
    'dates (Ana’s conflicted copy 50%).ts': textOf('dates'),
    // This photo is also a portrait, and one message is enough.
    'photos/atelier.jpg': photo(358),
    'photos/hal.jpg': photo(359),
    'photos/porch.jpg': photo(1199),
    'drawings/farm-schools.svg': `${svg}${' '.repeat(100_001)}</svg>`,
    '../public/files/2030-2031.pdf': 'a',
    '../public/files/handbook.pdf': Buffer.alloc(25 * 1024 ** 2 + 1),
    '../public/files/largest.pdf': Buffer.alloc(25 * 1024 ** 2),
    // Windows, Macs and Office leave these.
    '._tuition.ts': Buffer.from('0005160700fffe', 'hex'),
    'desktop.ini': 'a',
    'drawings/._logo.png': 'a',
    'photos/Thumbs.db': 'a',
    '../public/files/~$a.docx': '',
  };
  // A text that equals a small photo's name isn't a photo.
  const name: Edit = ['our-garden', '"A poster"', '"hal"'];
  const found = await check({ ...edited(...edits, name), ...files }, { now: '2032-06-01' });
  expect(found.mistakes).toEqual([]);
  const { missing, others } = compare(found.warnings, edits);
  expect(missing).toEqual([]);
  expect(others).toEqual(
    [
      'content/barn.ts: this file isn’t on the site',
      'content/dates (Ana’s conflicted copy 50%).ts: this file isn’t on the site',
      'content/dates.ts:17: all of these events are past',
      'content/drawings/farm-schools.svg: this file has 100 KB. Pages load all of it.',
      'this photo is 358 pixels wide, but it needs 1200',
      'this photo is 1199 pixels wide, but it needs 1200',
      'this photo is 359 pixels wide, but it needs 360',
      'content/school.ts:18: the school year 2031-2032 ends this summer',
      'public/files/handbook.pdf: this file has 26.2 MB. Some hosts',
    ].map((message) => expect.stringContaining(message)),
  );
});
