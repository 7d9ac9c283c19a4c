import {
  check,
  edited,
  editOf,
  messagesAt,
  photo,
  textOf,
  type Case,
  type Slip,
} from './school-copy';

describe('unusual but correct content', () => {
  const addresses = [
    ...['#TOP', '#:~:text=a', '#learn-more:~:text=a', '/our-garden#a%C3%B1os-2', '/contact-us'],
    ...['/robots.txt', '/google1.html', '/files/F%202.pdf#page=2', 'tel:988'],
  ];
  const links = addresses.map((address) => `[a](${address})`).join(', ');
  const correct: Slip[] = [
    ['an invisible character in a comment', 'contact.ts', 'export', '// a\u200b\nexport'],
    [
      'asterisks, underscores and an address as a link’s text',
      'contact.ts',
      '"Bus',
      '"* Arts & crafts; front_office_1, 5 * 3 * 2, [www.a.org](https://a.org) Bus',
    ],
    // Values at their limits, and unusual characters.
    ['a large price with cents', 'tuition.ts', '18750', '248500.50'],
    ['a byte order mark', 'school.ts', 'import', '\uFEFFimport'],
    ['a field in a comment', 'school.ts', 'socialMedia', '// socialMedia'],
    ['a name that begins with an article', 'school.ts', 'Saint Zoë’s', 'The Casa'],
    // Texts that resemble what rules look for.
    [
      'a price, quotations and a space at the start',
      'home.ts',
      '"Four',
      '" A $310 camp: “Don’t,” she said, ‘we’re early.’',
    ],
    [
      'brackets',
      'admissions-process.ts',
      '"Fill',
      '"See [sic] (low), [see [1]], the table [1] (in it), [[2](/contact)] or [[',
    ],
    ['words of code', 'home.ts', 'from Nido', 'from an undefined [object lesson]'],
    [
      'dollar signs, and a link to an anchor that every page has',
      'site.ts',
      'The school admits',
      'US$ 5, $ $$, [our text](#main) admits',
    ],
    ['links', 'welcome-letter.ts', 'Most families find us', links],
    ['an id with an accent', 'our-garden.ts', '"people"', '"años-2"'],
    ['a photo’s own text', 'our-garden.ts', 'photo: "the-long', 'alt: "A", photo: "the-long'],
    ['a link of another module', 'home.ts', '"/tuition"', 'short.links[0]!.href'],
    ['a page without a row', 'meet-the-founder.ts', 'I had', '**In 2020-2021** [a](/attic), I had'],
  ];
  const rows = textOf('pages.ts').replace(/ {4}\{\n {6}path: "\/meet-the-founder"[^]*?\},\n/, '');
  const files = {
    'pages.ts': rows,
    '../public/files/F 2.pdf': 'a',
    '../public/google1.html': 'a',
    'photos/hal.jpg': photo(360),
    'drawings/farm-schools.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><a href="/a" /><use href="#a" /><image href=\'data:image/png;base64,AA==\' /></svg>',
  };
  let found: Awaited<ReturnType<typeof check>>;
  beforeAll(async () => (found = await check({ ...edited(...correct.map(editOf)), ...files })));

  test.each(correct)('gets no message: %s, in %s', (...row) => {
    expect(messagesAt(editOf(row), [...found.mistakes, ...found.warnings])).toEqual([]);
  });

  test('gets no message at all', () => expect(found).toEqual({ mistakes: [], warnings: [] }));
});

/** Edits that may be right. */
const doubtful: Case[] = [
  ['broken blanks', 'contact.ts', '"Bus', '"[[Who?]] Why?]] [[When', '3 blanks'],
  ['an address without a link', 'admissions-process.ts', '"We read', '"See www.a.org', 'www.a.org'],
  [
    'an embed code',
    'our-garden.ts',
    '"The oldest',
    '`<iframe width="9" src="https://a.example/b"></iframe>`, "The oldest',
    '{ frame: { href: "https://a.example/b",',
  ],
  ['bold text of another editor', 'photos.ts', '"Hal"', '"**Hal**"', '“**Hal**”'],
  ['italic text of another editor', 'programs.ts', '"Babies', '"Our _young_ babies', '“_young_”'],
  [
    'two dollar signs',
    'home.ts',
    '`${facts.applicationFee} to',
    '`$${facts.applicationFee} to',
    '“$$75”',
  ],
  [
    'a document of another school year',
    'programs.ts',
    '"Bring',
    '"[A](/files/2030-2031.pdf) Bring',
    '“2030-2031”, but the school year is 2031-2032. If you mean this year,',
  ],
  ['another school year', 'welcome-letter.ts', '"Dogs', '"In 2030–31 dogs', '${facts.schoolYear}'],
  ['HTML', 'welcome-letter.ts', '"Some', '"&nbsp;<br> Some', '“&nbsp;”'],
];

/** A drawing of this many bytes. */
const large = (bytes: number) =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><!---->'.padEnd(bytes - 6) + '</svg>';

const files = {
  '../public/files/2030-2031.pdf': 'a',
  'barn.ts': textOf('our-garden.ts'),
  'dates (Ana’s conflicted copy 50%).ts': textOf('dates.ts'),
  // Windows, Macs and Office leave these.
  '._tuition.ts': Buffer.from('0005160700fffe', 'hex'),
  'desktop.ini': 'a',
  'drawings/._logo.png': 'a',
  'photos/Thumbs.db': 'a',
  '../public/files/~$a.docx': '',
  // This photo is also a portrait, and one message is enough.
  'photos/atelier.jpg': photo(358),
  'photos/hal.jpg': photo(359),
  'photos/porch.jpg': photo(1199),
  'drawings/farm-schools.svg': large(100_001),
  '../public/files/handbook.pdf': Buffer.alloc(25 * 1024 ** 2 + 1),
  '../public/files/largest.pdf': Buffer.alloc(25 * 1024 ** 2),
};

const warningsAboutFiles = [
  'content/barn.ts: this file isn’t on the site',
  'content/dates (Ana’s conflicted copy 50%).ts: this file isn’t on the site',
  'this photo is 358 pixels wide, but it needs 1200',
  'this photo is 359 pixels wide, but it needs 360',
  'this photo is 1199 pixels wide, but it needs 1200',
  'content/drawings/farm-schools.svg: this file has 100 KB. Pages load all of it.',
  'public/files/handbook.pdf: this file has 26.2 MB. Some hosts',
];

describe('doubtful content', () => {
  let found: Awaited<ReturnType<typeof check>>;
  beforeAll(async () => {
    // A text that equals a small photo's name isn't a photo.
    const name = { file: 'our-garden.ts', from: '"A poster"', to: '"hal"' };
    found = await check(
      { ...edited(...doubtful.map(editOf), name), ...files },
      { now: '2031-10-18' },
    );
  });

  test.each(doubtful)('gets a warning at its line: %s, in %s', (...row) => {
    const messages = messagesAt(editOf(row), found.warnings);
    expect(messages).toContainEqual(expect.stringContaining(row[4]));
  });

  test.each(warningsAboutFiles)('gets the warning “%s”', (message) => {
    expect(found.warnings).toContainEqual(expect.stringContaining(message));
  });

  test('gets no other warning and has no mistake', () => {
    expect(found.warnings).toHaveLength(doubtful.length + warningsAboutFiles.length);
    expect(found.mistakes).toEqual([]);
  });
});
