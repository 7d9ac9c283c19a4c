import {
  check,
  edited,
  editsOf,
  expectMessages,
  photo,
  textOf,
  type Edit,
  type Slip,
} from './school-copy';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">';

describe('unusual but correct content gets no message', () => {
  const resembling =
    '* Arts & crafts; front_office_1, 5 * 3 - 2 # 1, [www.a.org](https://a.org) Bus';
  const brackets = 'See [sic] (low), [see [1]], [1] (in it), [[2](/contact)] or [[';
  const slips: Slip[] = [
    // Values at their limits, and unusual characters.
    ['an invisible character in a comment', 'contact', 'export', '// a\u200b\nexport'],
    ['a byte order mark', 'school', 'import', '\uFEFFimport'],
    ['a field in a comment', 'school', 'socialMedia', '// socialMedia'],
    ['a name that begins with an article', 'school', 'Saint Zoë’s', 'The Casa'],
    ['a large price with cents', 'tuition', '18750', '248500.50'],
    // Texts that resemble what rules look for.
    ['brackets', 'admissions-process', 'Fill', brackets],
    ['asterisks, underscores and an address as a link’s text', 'contact', 'Bus', resembling],
    ['a price and quotations', 'home', '"Four', '" A $310 camp: “Don’t,” she said, ‘we’re early.’'],
    ['the word undefined', 'home', 'from Nido', 'from an undefined [object lesson]'],
    ['signs of currency', 'site', 'The school admits', 'US$ 5, $ $$ admits'],
    ['a link of another module', 'home', '"/tuition"', 'short.links[0]!.href'],
    ['an id with an accent', 'our-garden', '"people"', '"años-2"'],
    ['a photo’s own text', 'our-garden', 'photo: "the-long', 'alt: "A", photo: "the-long'],
    ['a page without a row', 'meet-the-founder', 'I had', '**In 2020-2021** [a](/attic), I had'],
  ];
  const rows = textOf('pages').replace(/ {4}\{\n {6}path: "\/meet-the-founder"[^]*?\},\n/, '');
  const files = {
    'pages.ts': rows,
    'photos/hal.jpg': photo(360),
    'drawings/farm-schools.svg': `${svg}<a href="/a" /><use href="#a" /><image href='data:image/png;base64,AA==' /></svg>`,
  };
  let found: Awaited<ReturnType<typeof check>>;
  beforeAll(async () => (found = await check({ ...edited(...editsOf(slips)), ...files })));

  test.each(slips)('%s, in %s.ts', (_, module) => {
    const messages = [...found.mistakes, ...found.warnings];
    expect(messages.filter((each) => each.startsWith(`content/${module}.ts`))).toEqual([]);
  });

  test('nothing else', () => expect(found).toEqual({ mistakes: [], warnings: [] }));
});

describe('doubtful content gets a warning at its line', () => {
  const [fee, signs] = ['`${facts.applicationFee} to', '`$${facts.applicationFee} to'];
  const frame = '`<iframe src="//a.org">`, "The oldest';
  const oldDocument = '"[A](/files/2030-2031.pdf) Bring';
  const slips: Slip[] = [
    [
      'an address without a link',
      'admissions-process',
      '"We read',
      '"See www.a.org',
      '“www.a.org”',
    ],
    ['blanks with missing brackets', 'contact', 'Bus', '[[Who?]] Why?]] [[When', '3 blanks'],
    ['two signs of currency', 'home', fee, signs, '“$$75” as it’s written'],
    ['an embed code', 'our-garden', '"The oldest', frame, 'href: "https://a.org"'],
    ['bold text of another editor', 'photos', '"Hal"', '"**Hal**"', '“**Hal**”'],
    ['italic text of another editor', 'programs', '"Babies', '"Our _young_ babies', '“_young_”'],
    ['a document of another year', 'programs', '"Bring', oldDocument, 'mentions “2030-2031”'],
    ['another school year', 'welcome-letter', '"Dogs', '"In 2030–31 dogs', 'write ${facts.school'],
    ['HTML', 'welcome-letter', '"Some', '"&nbsp;<br> Some', '“&nbsp;”'],
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
  expectMessages(
    slips,
    async () => {
      const edits = edited(...editsOf(slips), name);
      const { mistakes, warnings } = await check({ ...edits, ...files }, { now: '2032-06-01' });
      return [...mistakes, ...warnings];
    },
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
