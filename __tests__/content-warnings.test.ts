import { isPublic } from '@/scripts/check/rules/example-values';
import { check, edited, messagesAt, photo, textOf, type Case, type Edit } from './school-copy';

describe('a school with unusual but correct content', () => {
  const addresses = [
    '#TOP',
    '#:~:text=a',
    '#learn-more:~:text=a',
    '/our-garden#a%C3%B1os-2',
    '/contact-us',
    '/robots.txt',
    '/google1.html',
    '/files/F%202.pdf#page=2',
    'tel:988',
  ];
  const links = addresses.map((address) => `[a](${address})`).join(', ');
  const correct: Edit[] = [
    { file: 'contact.ts', from: 'export', to: '// a\u200b\nexport' },
    {
      file: 'contact.ts',
      from: '"Bus',
      to: '"* Arts & crafts; front_office_1, 5 * 3 * 2, [www.a.org](https://a.org) Bus',
    },
    // Values at their limits, and unusual characters.
    { file: 'tuition.ts', from: '18750', to: '248500.50' },
    { file: 'school.ts', from: 'import', to: '\uFEFFimport' },
    { file: 'school.ts', from: 'socialMedia', to: '// socialMedia' },
    { file: 'school.ts', from: 'Saint Zoë’s', to: 'The Casa' },
    // Texts that resemble what rules look for.
    { file: 'home.ts', from: '"Four', to: '" A $310 camp: “Don’t,” she said, ‘we’re early.’' },
    {
      file: 'admissions-process.ts',
      from: '"Fill',
      to: '"See [sic] (low), [see [1]], the table [1] (in it), [[2](/contact)] or [[',
    },
    { file: 'home.ts', from: 'from Nido', to: 'from an undefined [object lesson]' },
    { file: 'site.ts', from: 'The school admits', to: 'US$ 5, $ $$, [our text](#main) admits' },
    { file: 'welcome-letter.ts', from: 'Most families find us by getting lost.', to: links },
    { file: 'our-garden.ts', from: '"people"', to: '"años-2"' },
    { file: 'our-garden.ts', from: 'photo: "the-long', to: 'alt: "A", photo: "the-long' },
    { file: 'home.ts', from: '"/tuition"', to: 'programs.nextStep.links[0]!.href' },
    // Its page has no row.
    { file: 'meet-the-founder.ts', from: 'I had', to: '**In 2020-2021** [a](/attic), I had' },
  ];
  const rows = textOf('pages.ts').replace(/ {2}\{ path: "\/meet-the-founder"[^]*? \},\n/, '');
  const files = {
    'pages.ts': rows,
    '../public/files/F 2.pdf': 'a',
    '../public/google1.html': 'a',
    'photos/hal.jpg': photo(360),
    'drawings/farm-schools.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><a href="/a" /><use href="#a" /><image href=\'data:image/png;base64,AA==\' /></svg>',
  };
  let found: Awaited<ReturnType<typeof check>>;
  beforeAll(async () => (found = await check({ ...edited(...correct), ...files })));

  test.each(correct)('gets no message about “$to” in $file', (edit) => {
    expect(messagesAt(edit, [...found.mistakes, ...found.warnings])).toEqual([]);
  });

  test('gets no message at all', () => expect(found).toEqual({ mistakes: [], warnings: [] }));
});

/** Edits that may be right. */
const doubtful: Case[] = [
  { file: 'contact.ts', from: '"Nothing', to: '"[[Who?]] Why?]] [[When', message: '3 blanks' },
  { file: 'admissions-process.ts', from: '"We read', to: '"See www.a.org', message: 'www.a.org' },
  {
    file: 'our-garden.ts',
    from: '"The oldest',
    to: '`<iframe width="9" src="https://a.example/b"></iframe>`, "The oldest',
    message: '{ frame: { href: "https://a.example/b",',
  },
  { file: 'photos.ts', from: '"Hal"', to: '"**Hal**"', message: '“**Hal**”' },
  { file: 'programs.ts', from: '"Babies', to: '"Our _young_ babies', message: '“_young_”' },
  {
    file: 'home.ts',
    from: '`${facts.applicationFee} to',
    to: '`$${facts.applicationFee} to',
    message: '“$$75”. Delete the first',
  },
  {
    file: 'programs.ts',
    from: '"Bring',
    to: '"[A](/files/2030-2031.pdf) Bring',
    message: '“2030-2031”, but the school year is 2031-2032. If you mean this year,',
  },
  {
    file: 'welcome-letter.ts',
    from: '"Dogs',
    to: '"In 2030–31 dogs',
    message: '${facts.schoolYear}',
  },
  { file: 'welcome-letter.ts', from: '"Some', to: '"&nbsp;<br> Some', message: '“&nbsp;”' },
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

describe('a school with content of every doubtful kind', () => {
  let found: Awaited<ReturnType<typeof check>>;
  beforeAll(async () => {
    // A text that equals a small photo's name isn't a photo.
    const name = { file: 'our-garden.ts', from: '"A poster"', to: '"hal"' };
    found = await check({ ...edited(...doubtful, name), ...files }, { now: '2031-10-18' });
  });

  test.each(doubtful)('gets a warning about “$to” at its line in $file', (row) => {
    const messages = messagesAt(row, found.warnings);
    expect(messages).toContainEqual(expect.stringContaining(row.message));
  });

  test.each(warningsAboutFiles)('gets the warning “%s”', (message) => {
    expect(found.warnings).toContainEqual(expect.stringContaining(message));
  });

  test('gets no other warning and has no mistake', () => {
    expect(found.warnings).toHaveLength(doubtful.length + warningsAboutFiles.length);
    expect(found.mistakes).toEqual([]);
  });
});

test('a draft has warnings for its blanks and for answers in brackets, even at a public address', async () => {
  const edits = edited(
    { file: 'school.ts', from: '  name:', to: '  draft: true,\n  name:' },
    { file: 'home.ts', from: 'In 2010 we', to: '[[12 Maple Street' },
    { file: 'contact.ts', from: 'Bus', to: 'half]] Bus' },
    { file: 'welcome-letter.ts', from: '"Dogs', to: '"[[12 Maple Street]]", "[An answer]", "Dogs' },
  );
  const found = await check(edits, { url: 'https://www.school-of-hall.org' });
  const warnings = [...found.mistakes, ...found.warnings].filter((each) => !/example/.test(each));
  expect(warnings).toEqual([
    expect.stringMatching(/^content\/contact\.ts:\d+: this file has 1 blank /),
    expect.stringMatching(/^content\/home\.ts:\d+: this file has 1 blank /),
    expect.stringMatching(
      /^content\/welcome-letter\.ts:\d+: “12 Maple Street” is still in brackets/,
    ),
    expect.stringMatching(
      /^content\/welcome-letter\.ts:\d+: the page shows the brackets of \[An answer\]/,
    ),
    expect.stringMatching(/^content\/welcome-letter\.ts:\d+: this file has 1 blank /),
  ]);
});

test('a draft without blanks is told to let search engines in', async () => {
  const draft = { file: 'school.ts', from: '  name:', to: '  draft: true,\n  name:' };
  expect(await check(edited(draft))).toEqual({
    mistakes: [],
    warnings: [
      'content/school.ts:5: Nothing is missing. Remove `draft: true` to let search engines in.',
    ],
  });
});

test('the sample can’t be a draft', async () => {
  const both = {
    file: 'school.ts',
    from: '  name:',
    to: '  sample: true,\n  draft: true,\n  name:',
  };
  const { mistakes } = await check(edited(both));
  expect(mistakes).toEqual([
    expect.stringMatching(/^content\/school\.ts:6: the sample can’t be a/),
  ]);
});

test('the message about a blank says what can be deleted if it doesn’t apply', async () => {
  const edits = edited(
    {
      file: 'school.ts',
      from: 'Monday to Thursday, 7:30am-5:30pm; Friday, 7:30am-1pm',
      to: '[[How?]]',
    },
    {
      file: 'school.ts',
      from: 'headOfSchool: { title: "Director", name: "Thùy Nguyễn" }',
      to: 'headOfSchool: { title: "Director", name: "[[Who?]]" }',
    },
    { file: 'school.ts', from: 'shortName: "Saint Zoë’s"', to: 'shortName: "[[Short?]]"' },
    { file: 'home.ts', from: 'value: facts.ages', to: 'value: "[[Which ages?]]"' },
    { file: 'home.ts', from: '"In 2010 we', to: '"[[What?]]", "In 2010 we' },
  );
  const { mistakes } = await check(edits, { url: 'https://www.school.org' });
  const remedies = mistakes.flatMap(
    (each) => /\[\[(\w+).*your answer(.*)\.$/.exec(each)?.slice(1).join('') ?? [],
  );
  expect(remedies.sort()).toEqual([
    'How. If it doesn’t apply to you, delete its line',
    'Short',
    'What. If it doesn’t apply to you, delete it and the comma after it',
    'Which. If it doesn’t apply to you, delete the group { … } that it’s in',
    'Who. If it doesn’t apply to you, delete “name: …,”',
  ]);
});

test('a build for a public address stops at the sample and at each blank, where it’s written', async () => {
  const edits = edited(
    { file: 'school.ts', from: '  name:', to: '  sample: true,  name:' },
    { file: 'school.ts', from: 'Saint Zoë’s', to: '[[Which school?]]' },
    { file: 'home.ts', from: 'In 2010 we', to: '[[What is [four](/contact)?]] In 2010 we' },
  );
  const { mistakes } = await check(edits, { url: 'https://www.school.org' });
  expect(mistakes).toEqual([
    expect.stringMatching(/^content\/home\.ts:.*\[\[What is \[four\]\(\/contact\)\?\]\]/),
    expect.stringMatching(/^content\/school\.ts:5: .*www\.school\.org is a public/),
    expect.stringMatching(/^content\/school\.ts:6: .*\[\[Which school\?\]\]/),
  ]);
});

test.each(['https://www.school.example', 'http://localhost:4173/repo', 'www.school.org', ''])(
  'the address “%s” isn’t public',
  (url) => expect(isPublic({ SITE_URL: url })).toBe(false),
);
