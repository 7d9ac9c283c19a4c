import { define, schemaOf, type ContentError } from '@/content/schema/define';
import contact from '@/e2e/fixture/content/contact';
import home from '@/e2e/fixture/content/home';
import site from '@/e2e/fixture/content/site';
import { loadSchool } from '@/scripts/school/load-school';

/** The fixture's modules by their names. */
let modules: Record<string, unknown>;
beforeAll(async () => {
  modules = (await loadSchool('e2e/fixture', {})).content;
});

/** The error about a module after a change at a path like `list.0.ages`. `undefined` removes a field. */
function errorOf(name: string, path: string, value: unknown): string | undefined {
  // The schema adds each page's id.
  const withoutIds = (key: string, field: unknown) =>
    name === 'pages' && key === 'id' ? undefined : field;
  const changed = JSON.parse(JSON.stringify(modules[name], withoutIds));
  const keys = path.split('.');
  const last = keys.pop()!;
  const parent = keys.reduce((group, key) => group[key], changed);
  if (value === undefined) delete parent[last];
  else parent[last] = value;
  try {
    define(schemaOf(Object(modules[name]))!, changed);
  } catch (error) {
    return `${(error as ContentError).message}\n`;
  }
  return undefined;
}

const x = (length: number) => 'x'.repeat(length);
const weeks = (from: number) => ({ from: { weeks: from }, to: { years: 1 } });
const firstBlock = 'sections.0.blocks.0';
const link = { label: 'A', href: '/' };
const { menu, ...header } = site.header;
const questions = [{ questions: [{ question: 'Why?', answer: 'So.' }] }];
const titled = { title: 'A', blocks: [] };
const untitled = { blocks: questions };

test.each<[string, string, unknown, string]>([
  ['colors', 'accent', 'Pantone', 'must be a color, like #2c4a3a, but it is "Pantone"'],
  ['colors', 'accent', undefined, 'is missing. Example: accent: "#2c4a3a"\n'],
  ['contact', 'labels', 'x', '(telephone, email, officeHours, address, directions, parking)'],
  ['dates', 'events.0.date', '2031-02-30', 'must be an existing date'],
  ['our-garden', firstBlock, { list: ['A'], photo: 'hal' }, 'both “list” and “photo”'],
  ['our-garden', firstBlock, { lists: ['A'] }, '“lists”'],
  ['our-garden', firstBlock, { list: 5 }, '→ list” must be a list in square brackets, but it is 5'],
  ['our-garden', firstBlock, { list: ['A'], more: 1 }, 'The known fields are list.'],
  ['our-garden', firstBlock, { zebra: [] }, 'a group with one of these fields (list, '],
  ['our-garden', 'sections.0.id', undefined, 'id” is missing. A page with a list of contents'],
  ['home', 'headline', '', '“headline” must not be empty.'],
  ['home', 'about', undefined, 'Example: about: { heading: …, paragraphs: …, photo: …, link: … }'],
  ['home', 'about.paragraphs', ['[A] (/contact)'], 'has an incomplete link'],
  ['home', 'about.paragraphs', [undefined], 'item 1” is missing. Example: "Some text"\n'],
  ['home', 'about.photo', 'Attic', 'like pink-tower, but it is "Attic". Use lowercase'],
  ['home', 'headline', '[A](/)', 'can’t have a link'],
  ['home', 'headline', { a: x(53) }, `but it is {"a":"${x(51)}….`],
  ['home', 'lead', 'Caf\ufffd, tea', 'has an unprintable character before “, tea”'],
  ['home', 'lead', '${school.name}', 'Name one fact, and put backticks (`) around the text'],
  ['home', 'lead', 'Call $facts.telephone', '${facts.telephone}'],
  ['home', 'lead', '$(facts.ages)', 'Write ${facts.ages} with these braces, and put backticks'],
  ['home', 'programs.text', '[A](our-garden)', 'links to “our-garden”, which isn’t a valid'],
  ['home', 'nextStep.links', [], 'at least 1 item, but it has none.'],
  ['home', 'nextStep.links', [link, link, link], 'at most 2 items, but it has 3.'],
  ['welcome-letter', 'blocks', questions, 'can’t have questions, people or steps'],
  ['pages', 'rows.1.menu', 5, 'must be at most 30 characters, or false, but it is 5.'],
  ['pages', 'rows', [], 'has no row for the home page'],
  ['pages', 'rows.1.alsoAt', ['/fees.php'], 'isn’t an address that every host can serve:'],
  ['pages', 'rows.1.alsoAt', ['/404/'], '/fees, /Fees, /fees/ and'],
  ['pages', 'rows.1.path', '/our-garden', 'is already the path of item 2: "/our-garden". Give'],
  ['pages', 'rows.8.alsoAt', ['/Tuition-And-Fees.html'], 'is already taken:'],
  ['pages', 'rows.1.path', '/built', 'is reserved'],
  ['pages', 'rows.1.path', '/Our Page', 'must be an address like /welcome-letter, but it is'],
  ['photos', 'Porch', { alt: 'A' }, 'like pink-tower.'],
  ['programs', 'list.0.comingSoon', 'yes', 'must be true or false, but it is "yes".'],
  ['programs', 'list.0.ages', 'K-3', 'Grades have their own field: grades: "K-3rd grade".'],
  ['programs', 'list.0.ages.from', { years: 2.25 }, 'a whole number or end in .5, like 2.5 for 2½'],
  ['programs', 'list.0.ages.from', { years: 2, months: 6 }, '{ years: 2.5 }'],
  ['school', 'founded', '1974', 'must be a number without quotation marks, but it is "1974".\n'],
  ['school', 'locale', 'fr-CA', 'must be "en-US", "en-CA", "en-GB",'],
  ['site', 'header', { ...header, men: menu }, 'one mistake:\n  • unknown field “men” in'],
  ['site', 'header', { ...header, zebra: menu }, '“header → menu” is missing. Example: menu: "So'],
  ['tuition', 'per', 'month', 'like a month, an hour or per week, but it is "month"'],
  ['tuition', 'payments', 2.5, 'must be a whole number, but it is 2.5.'],
  ['tuition', 'groups.0.rows.0.price', 8.505, 'must have at most two decimals'],
  ['tuition', 'programs.0.hours', { late: '5pm' }, 'above: "late". Choose one of these: early,'],
  ['tuition', 'programs.0.prices.0.session', 'late', 'above: "late". Choose one of these: early,'],
  ['tuition', 'programs.0.prices.1.days', 3, 'these: 5, midweek, mon-wed-fri, 2, 1.'],
  ['tuition', 'programs.0.prices.1.days', 5, 'the same days and session as an earlier price'],
  ['tuition', 'days.3.count', 5, '“days, item 4” is already in the list: 5.'],
  ['tuition', 'days.2.id', 'midweek', '“days, item 3” is already in the list: "midweek".'],
])('%s.ts, %s: the message about %j contains “%s”', (name, path, value, sentence) => {
  expect(errorOf(name, path, value)).toContain(sentence);
});

test.each<[string, string, unknown, unknown, string]>([
  ['contacto', 'sections', [titled, untitled], [untitled, titled], 'item 1 → title” is missing'],
  ['dates', 'events.0.until', '2031-11-24', '2031-11-23', 'ends before it begins'],
  ['home', 'headline', x(250), x(251), 'has 251 characters, but the limit is 250.'],
  ['pages', 'rows.6.alsoAt', ['/Tuition', '/fees', '/Fees.html'], ['/Contact/'], 'taken'],
  ['pages', 'rows.1.lang', 'zh-Hant', 'Spanish', 'must be the code of a language'],
  ['photos', 'hal.focus', [0, 100], [-1, 50], 'must be at least 0, but it is -1'],
  ['programs', 'list.0.ages.from', { weeks: 0 }, { weeks: -1 }, 'must be at least 0'],
  ['programs', 'list.0.ages', weeks(51), weeks(52), 'must have a younger age'],
  ['school', 'email', 'office@école-alder.ca', 'office@école', 'must be an email address, like'],
  ['school', 'headOfSchool', { title: 'Director' }, {}, 'must have a name, a title'],
  ['school', 'schoolYear', '2031 – 2032', '2031-2033', 'two consecutive years'],
  ['school', 'timeZone', 'Asia/Kolkata', 'Mars/Base', 'must be the name of a time zone'],
  [
    'tuition',
    'groups.1.rows.0.fact',
    'deposit',
    'applicationFee',
    'is already the fact of another',
  ],
])(
  '%s.ts, %s may be %j, but the message about %j contains “%s”',
  (name, path, right, wrong, sentence) => {
    expect(errorOf(name, path, right)).toBeUndefined();
    expect(errorOf(name, path, wrong)).toContain(sentence);
  },
);

test('labels, errors and buttons of the contact form have defaults', () => {
  const form = { labels: { phone: 'Mobile' }, failed: { call: 'Or ring us:' } };
  const page = define(schemaOf(contact)!, { title: 'A', lead: 'B', form, nextStep: 'C' });
  expect(page).toMatchObject({
    labels: { telephone: 'Phone' },
    form: {
      labels: { name: 'Name', phone: 'Mobile' },
      errors: { nameRequired: 'Name is required' },
      failed: { call: 'Or ring us:', subject: 'A message from the website' },
    },
  });
});

test('a file without a group of fields gets a message', () => {
  expect(() => define(schemaOf(home)!, 5)).toThrow('this file must be a group');
});
