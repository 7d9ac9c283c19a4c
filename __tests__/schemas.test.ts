import { ages, inMonths } from '@/content/schema/parts/ages';
import { define, schemaOf, type ContentError } from '@/content/schema/define';
import admissions from '@/e2e/fixture/content/admissions-process';
import colors from '@/e2e/fixture/content/colors';
import contact from '@/e2e/fixture/content/contact';
import dates from '@/e2e/fixture/content/dates';
import home from '@/e2e/fixture/content/home';
import garden from '@/e2e/fixture/content/our-garden';
import pages from '@/e2e/fixture/content/pages';
import photos from '@/e2e/fixture/content/photos';
import programs from '@/e2e/fixture/content/programs';
import school from '@/e2e/fixture/content/school';
import site from '@/e2e/fixture/content/site';
import tuition from '@/e2e/fixture/content/tuition';
import letter from '@/e2e/fixture/content/welcome-letter';

const modules = {
  ...{ admissions, colors, contact, dates, garden, home, letter, photos, programs, school, site },
  tuition,
  // The schema adds each page’s id.
  pages: JSON.parse(JSON.stringify(pages, (key, field) => (key === 'id' ? undefined : field))),
};
type Name = keyof typeof modules;

/** The error about a module of the fixture after a change at a path like `list.0.ages`. `undefined` removes a field. */
function errorOf(name: Name, path: string, value: unknown): string | undefined {
  const changed = structuredClone<unknown>(modules[name]);
  const keys = path.split('.');
  const last = keys.pop()!;
  const parent = keys.reduce((group, key) => Object(group)[key], changed);
  if (value === undefined) delete Object(parent)[last];
  else Object(parent)[last] = value;
  try {
    define(schemaOf(name === 'pages' ? pages : modules[name])!, changed);
  } catch (error) {
    return `${(error as ContentError).message}\n`;
  }
  return undefined;
}

const x = (length: number) => 'x'.repeat(length);
const twice = <Row>(rows: Row[]) => [rows[0], rows[0]];
const heights = (cm: number) => ({ heights: [{ name: 'Hook', cm }] });
const firstBlock = 'sections.0.blocks.0';
const link = { label: 'A', href: '/' };
const { menu, ...header } = site.header;
const questions = [{ questions: [{ question: 'Why?', answer: 'So.' }] }];
const days = (count: number) => [...tuition.days, { count, names: 'All' }];

test.each<[Name, string, unknown, string]>([
  ['admissions', 'steps', [], '“steps” must have at least 1 item, but it has none'],
  ['colors', 'accent', 'Pantone', 'must be a color, like #2c4a3a, but it is "Pantone"'],
  ['contact', 'labels.parking', undefined, '“labels → parking” is missing'],
  ['garden', firstBlock, { list: ['A'], photo: 'hal' }, 'both “list” and “photo”'],
  ['garden', firstBlock, { lists: ['A'] }, '“lists”'],
  ['garden', firstBlock, { list: ['A'], more: 1 }, 'The known fields are list.'],
  ['home', 'headline', '', '“headline” must not be empty.'],
  ['home', 'headline', null, 'but it is null.'],
  ['home', 'photo', undefined, "photo: { placeholder: 'What it will show' }"],
  ['pages', 'rows.1.menu', 5, 'must be at most 30 characters, or false, but it is 5.'],
  ['photos', 'Porch', { alt: 'A' }, 'like pink-tower.'],
  ['photos', 'hal.focus', [50, 100.5], '“hal → focus, item 2” must be at most 100, but it is'],
  ['programs', 'list.0.comingSoon', 'yes', 'must be true or false, but it is "yes".'],
  ['school', 'founded', '1974', 'must be a number without quotation marks, but it is "1974".'],
  ['tuition', 'payments', 2.5, 'must be a whole number, but it is 2.5.'],
  ['colors', 'accent', undefined, "is missing. Example: accent: '#2c4a3a'\n"],
  ['home', 'about', undefined, 'Example: about: { heading: …, paragraphs: …, photo: … }'],
  ['colors', 'light', { paper: '#fff' }, 'Remove it. The known fields are accent, detail,'],
  ['contact', 'labels', 'x', '(telephone, email, officeHours, address, directions, parking)'],
  ['contact', 'directions', 'A\uf0b7 Bus', 'has an unprintable character before “Bus”'],
  ['dates', 'events.0.date', '2031-02-30', 'must be an existing date'],
  ['garden', firstBlock, { zebra: [] }, 'a group with one of these fields (list, '],
  ['garden', 'sections.0.blocks.2.table.columns', ['A'], 'at least 2 items, but it has 1.'],
  ['garden', 'sections.0.blocks.2.table.rows', [], 'at least 1 item'],
  ['garden', 'sections', [{ blocks: questions }], '1 → title” is missing. Questions, people and'],
  ['garden', 'sections.0.id', undefined, 'id” is missing. A page with a list of contents'],
  ['home', 'about', 'x', 'in curly brackets (heading, paragraphs, photo), but it is "x".'],
  ['home', 'about.paragraphs', ['[A] (/contact)'], 'has an incomplete link'],
  ['home', 'about.photo', [], "must be photo: 'name' with"],
  ['home', 'about.photo', 'Attic', 'like pink-tower, but it is "Attic". Use lowercase'],
  ['home', 'contactLink', '[A](/)', 'can’t have a link'],
  ['home', 'enrollingHref', 'tuition', 'Write %28 and %29 for parentheses.'],
  ['home', 'headline', { a: x(53) }, `but it is {"a":"${x(51)}….`],
  ['home', 'lead', 'Caf\ufffd, tea', 'has an unprintable character before “, tea”'],
  ['home', 'lead', '${school.name}', 'Name one fact, and put backticks (`) around the text'],
  ['home', 'lead', 'Call $facts.telephone', '${facts.telephone}'],
  ['home', 'lead', '$(facts.ages)', 'Write ${facts.ages} with these braces, and put backticks'],
  ['home', 'programs.text', '[A](our-garden)', 'links to “our-garden”, which isn’t a valid'],
  ['home', 'nextStep.links', [], 'at least 1 item, but it has none.'],
  ['home', 'nextStep.links', [link, link, link], 'at most 2 items, but it has 3.'],
  ['letter', 'blocks', questions, 'can’t have questions, people or steps'],
  ['pages', 'rows', [], 'has no row for the home page'],
  ['pages', 'rows.1.alsoAt', ['/fees.php'], 'isn’t an address that every host can serve:'],
  ['pages', 'rows.1.alsoAt', ['/404/'], '/fees, /Fees, /fees/ and'],
  ['pages', 'rows.1.description', pages.rows[0]!.description, 'is already the description of item'],
  ['pages', 'rows.1.path', '/photos', 'is reserved'],
  ['pages', 'rows.1.path', '/our-garden', 'is already the path of item 2: "/our-garden". Give'],
  ['pages', 'rows.9.alsoAt', ['/Tuition-And-Fees.html'], 'is already taken:'],
  ['pages', 'rows.1.path', '/built', 'is reserved'],
  ['pages', 'rows.1.path', '/Our Page', 'must be an address like /welcome-letter, but it is'],
  ['pages', 'rows.1.title', pages.rows[0]!.title, 'is already the title of item 1'],
  ['programs', 'list.0.ages', 'K-3', "Grades have their own field: grades: 'K-3rd grade'."],
  ['programs', 'list.0.ages.from', { year: 3 }, 'unknown field “year” in “list, item 1 → ages →'],
  ['programs', 'list.0.ages.from', { years: 2.25 }, 'a whole number or end in .5, like 2.5 for 2½'],
  ['programs', 'list.0.ages.to', { years: 19 }, 'must be at most 18'],
  ['programs', 'list.0.ages.from', { years: 2, months: 6 }, '{ years: 2.5 }'],
  ['school', 'email', 'the office@school.example', 'must be an e'],
  ['school', 'locale', 'fr-CA', 'must be "en-US", "en-CA", "en-GB",'],
  ['school', 'schoolYear', '2031-2033', 'two consecutive years'],
  ['school', 'timeZone', 'Mars/Base', 'must be the name of a time zone'],
  ['site', 'header', { ...header, men: menu, skip: 5 }, '2 mistakes'],
  ['tuition', 'days', days(0), 'must be at least 1, but it is 0.'],
  ['tuition', 'groups.0.rows.0.price', 8.505, 'must have at most two decimals'],
  ['tuition', 'programs', twice(tuition.programs.slice(2)), 'is already the program of item 1'],
  ['tuition', 'programs.0.hours', { late: '5pm' }, 'above: "late". Choose one of these: early,'],
  ['tuition', 'programs.0.prices.0.session', 'late', 'above: "late". Choose one of these: early,'],
  ['tuition', 'sessions', twice(tuition.sessions), 'is already the id of item 1'],
])('%s.ts, %s: the message about %j contains “%s”', (name, path, value, sentence) => {
  expect(errorOf(name, path, value)).toContain(sentence);
});

test.each<[Name, string, unknown, unknown, string]>([
  ['dates', 'events.0.until', '2031-11-24', '2031-11-23', 'ends before it begins'],
  ['garden', firstBlock, heights(1), heights(0.5), 'cm” must be at least 1'],
  ['garden', firstBlock, heights(125), heights(126), 'cm” must be at most 125'],
  ['home', 'headline', x(250), x(251), 'has 251 characters, but the limit is 250.'],
  ['pages', 'rows.7.alsoAt', ['/Tuition', '/fees', '/Fees.html'], ['/Contact/'], 'taken'],
  ['pages', 'rows.1.menu', x(30), x(31), 'has 31 characters'],
  ['photos', 'hal.focus', [0, 100], [-1, 50], 'must be at least 0, but it is -1'],
  ['school', 'headOfSchool', { title: 'Director' }, {}, 'must have a name, a title'],
  ['school', 'shortName', x(18), x(19), 'has 19 characters'],
  ['tuition', 'days', days(7), days(8), 'must be at most 7'],
  ['tuition', 'groups.0.rows.1.fact', 'deposit', 'applicationFee', 'is already the fact of item 1'],
  ['tuition', 'payments', 1, 0, 'must be at least 1'],
])(
  '%s.ts, %s may be %j, but the message about %j contains “%s”',
  (name, path, right, wrong, sentence) => {
    expect(errorOf(name, path, right)).toBeUndefined();
    expect(errorOf(name, path, wrong)).toContain(sentence);
  },
);

test.each(['weeks', 'months', 'years'])('ages in %s may start at 0 and must increase', (unit) => {
  const isAccepted = (from: number, to: number) =>
    ages.safeParse({ from: { [unit]: from }, to: { [unit]: to } }).success;
  expect(isAccepted(0, 18)).toBe(true);
  expect([isAccepted(-1, 1), isAccepted(1, 1), isAccepted(2, 1)]).not.toContain(true);
});

test('a year has 52 weeks', () => expect(inMonths({ weeks: 26 })).toBe(6));
