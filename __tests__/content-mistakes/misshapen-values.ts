import { notice, openHouse, price, replace, set, type Mistake } from '../school-copy';

const school = (field: string, written: string) => set('school.ts', field, written);
const tuition = (from: string | RegExp, to: string) => replace('tuition.ts', from, to);
const pages = (from: string | RegExp, to: string) => replace('pages.ts', from, to);
const ages = (from: string, to: string) =>
  replace('programs.ts', /\{ from: .* \}/, `{ from: { years: ${from} }, to: { years: ${to} } }`);

const unit = replace('programs.ts', 'months: 3 }', 'month: 3 }');
const fee = tuition(/ {4}application: \{\n {6}name[^]*?\n {4}\},\n/, '');

const late = set(
  'dates.ts',
  'calendar',
  "[{ date: '2031-11-24', name: 'Ice', noticeFrom: '2031-11-25' }]",
);
const hour = notice('2031-10-15 06:00', '2031-10-16');
const town = replace('school.ts', / {4}\{\n {6}id: 'plaza'[^]*?\n {4}\},\n/, '');
const campus = replace('school.ts', "id: 'plaza'", "id: 'main'");
const field = replace('home.ts', 'lead:', 'led:');
const email = replace('school.ts', / {2}email: .*\n/, '');
const links = replace('founder.ts', /links: \[[^\]]*\]/, 'links: []');
const days = tuition(/days: \[[^\]]*\]/, "days: 'Fri'");
const period = tuition("per: 'year'", "per: 'day'");
const home = pages("path: '/'", "path: '/home'");
const emoji = pages("'/programs'", "'/programs-💰'");
const ofHost = pages("'/programs'", "'/404'");
const twice = pages("'/news'", "'/our-garden'");
const second = pages(/alsoAt: .*/, "alsoAt: ['/programs'],");
const longTitle = pages(/title: .*/, `title: '${'All'.repeat(90)}',`);
const clay = replace('colors.ts', "'#7d2a17'", "'#9a4a30'");

/** Edits after which a value does not fit its shape. */
export const misshapenValues: Mistake[] = [
  ['misspells a field', field, '“led” that the site does not know: remove it, or write “lead”'],
  ['invents a field', school('name', "'A', color: 'red'"), 'write one of these: telephoneLink'],
  ['writes the ending of a photo', set('home.ts', 'photo', "'porch.jpg'"), 'write “porch” (it is'],
  ['deletes a field', email, '“email” is missing: write text in quotation', 'school.ts#define('],
  ['writes a price as text', price("'1275'"), 'a number without quotation marks, but it is "1275"'],
  ['writes a negative price', price('-50'), 'price” must be at least 0, but it is -50'],
  ['writes a point in place of a comma', price('1.275'), 'at most two decimals'],
  ['writes a number for a text', school('shortName', '2006'), 'must be text in quotation marks'],
  ['writes a text for a list', days, '“days” must be a list in square brackets'],
  ['writes another period', period, '"month" or "session" or "year", but it is "day"'],
  ['empties a text', pages(/title: .*/, "title: '',"), '“item 1 → title” must not be empty'],
  ['empties a list', links, '“nextStep → links” must have at least 1 item, but it has none'],
  ['writes a long title', longTitle, 'is longer than 250 characters (it has 270): shorten it'],
  ['puts an emoji into an address', emoji, 'path” must be like /welcome-letter'],
  ['removes the home page', home, 'has no row for the home page', 'pages.ts#define('],
  ['takes an address of hosts', ofHost, 'path” is an address that the site itself needs: choose'],
  ['gives two pages one path', twice, 'is the path of item 4 already: each needs its own'],
  [
    'takes the address of another page',
    second,
    '“item 11 → alsoAt, item 1” is already the address of a page, or an old one (hosts take /a, /A and /a.html for the same): remove it here (it is "/programs").',
  ],
  ['writes the older age first', ages('6', '3'), 'must go from the younger age to the older'],
  ['misspells the unit of an age', unit, 'from” has none of the fields that say what it is: weeks'],
  ['leaves the area code out', school('telephone', "'555-0142'"), 'be written like (413) 555-0142'],
  ['forgets the @', school('email', "'office.school.example'"), 'must be an e-mail address'],
  ['keeps one campus', town, '“campuses” must have at least two', 'school.ts#campuses:'],
  ['calls a campus main', campus, 'id” must be another word'],
  ['writes a year alone', school('schoolYear', "'2031'"), 'two years with a hyphen'],
  ['skips a year', school('schoolYear', "'2031-2033'"), 'must be two years that follow each other'],
  ['writes a date as Americans do', openHouse('10/05/2031'), 'a day written like 2024-10-05'],
  ['ends an open house early', openHouse('2031-11-08', '13:00'), 'must end later than it begins'],
  ['ends a notice early', notice('2031-10-15', '2031-10-14'), 'must not end before it begins'],
  ['writes a day that does not exist', openHouse('2031-02-30'), 'must be a day that its month has'],
  ['writes an hour in a notice', hour, 'because the site changes once a day: write 2031-10-15'],
  ['announces a closure too late', late, 'ends before its “noticeFrom”'],
  ['prices a schedule twice', tuition(/\{ days: \d.*\},/, '$& $&'), 'a price for 5 long already'],
  [
    'removes a fee that is printed',
    fee,
    'the school has no “applicationFee”, which this line needs: write the line without it, or add it.',
    'admissions.ts#facts.',
  ],
  [
    'misspells a fact',
    replace('admissions.ts', 'facts.application', 'facts.aplication'),
    'the school has no “aplicationFee”, which this line needs: write the line without it, or write “applicationFee”.',
  ],
  [
    'prints a fact in a file that has none yet',
    set('founder.ts', 'lead', '`In ${facts.founded}.`'),
    "this file does not know “facts” yet: add import facts from './facts'; at its top.",
  ],
  ['prices unknown days', tuition(/days: \d(?=, s)/, 'days: 7'), 'has no entry in “days” above'],
  ['prices no days', tuition(/days: \d(?=, s)/, 'days: true'), 'must be a number of days, or the'],
  ['prices no session', tuition(/session: '\w+'/, "session: 'x'"), 'not one of the “sessions”'],
  ['lists days twice', tuition('count: 1,', 'count: 5,'), 'of item 1 already: give each an id'],
  ['picks a pale color for text', clay, ':1 with “panel”, and text needs 7:1: use #7'],
  ['names a color', replace('colors.ts', "'#f6f8fb'", "'red'"), 'must be # and six digits'],
];
