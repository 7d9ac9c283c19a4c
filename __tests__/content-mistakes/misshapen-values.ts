import { at, event, notice, price, replace, set, type Mistakes } from '../school-copy';

const school = (field: string, value: string) => set('school.ts', field, value);
const tuition = (from: string | RegExp, to: string) => replace('tuition.ts', from, to);
const pages = (from: string | RegExp, to: string) => replace('pages.ts', from, to);
const ages = (from: string, to: string) =>
  replace('programs.ts', /\{ from: .* \}/, `{ from: { years: ${from} }, to: { years: ${to} } }`);

const field = replace('home.ts', 'lead:', 'led:');
const email = at('school.ts#define(', replace('school.ts', / {2}email: .*\n/, ''));
const days = tuition(/days: \[[^\]]*\]/, "days: 'Fri'");
const period = tuition("per: 'year'", "per: 'day'");
const noWeeks = tuition('weeks: 6', 'weeks: 0');
const links = replace('enrollment-inquiry.ts', /links: \[[^\]]*\]/, 'links: []');
const longTitle = pages(/title: .*/, `title: '${'All'.repeat(90)}',`);
const twice = pages("'/enrollment-inquiry'", "'/our-garden'");
const noHome = at('pages.ts#define(', pages("path: '/'", "path: '/home'"));
const cutYear = school('schoolYear', "'2031-32'");
const red = replace('colors.ts', "'#f6f8fb'", "'red'");

/** Edits after which a value does not fit its shape. */
export const misshapenValues: Mistakes = {
  'there is a field called “led” that the site does not know: remove it, or write “lead”.': field,
  '“photo” must be the name of a photo without its extension, in lowercase letters, digits and hyphens, like pink-tower (it is "porch.jpg").':
    set('home.ts', 'photo', "'porch.jpg'"),
  "“email” is missing: write text in quotation marks, like 'office@school.example'.": email,
  '“programs, item 1 → prices, item 1 → price” must be a number without quotation marks, but it is "1275".':
    price("'1275'"),
  '“programs, item 1 → prices, item 1 → price” must be at least 0, but it is -50.': price('-50'),
  '“programs, item 1 → prices, item 1 → price” must have at most two decimals (it is 1.275).':
    price('1.275'),
  '“shortName” must be text in quotation marks, but it is 2006.': school('shortName', '2006'),
  '“days” must be a list in square brackets, but it is "Fri".': days,
  '“per” must be "week" or "month" or "session" or "year", but it is "day".': period,
  '“item 1 → title” must not be empty.': pages(/title: .*/, "title: '',"),
  '“nextStep → links” must have at least 1 item, but it has none.': links,
  '“item 1 → title” is longer than 250 characters (it has 270): shorten it.': longTitle,
  '“item 5 → path” must be like /welcome-letter, or /es/contacto in another language: lowercase letters, digits and hyphens (it is "/programs-💰").':
    pages("'/programs'", "'/programs-💰'"),
  'this file has no row for the home page: its path is /, and it needs no id.': noHome,
  '“item 5 → path” is an address that the site itself needs: choose another one (it is "/404").':
    pages("'/programs'", "'/404'"),
  '“item 6 → path” is the path of item 4 as well: remove one of the two, or give each its own (it is "/our-garden").':
    twice,
  '“item 8 → alsoAt, item 1” is already the address of a page, or an old one, which also works with a slash or .html at the end, and some hosts ignore capitals: remove it here (it is "/programs").':
    pages("alsoAt: ['/admissions']", "alsoAt: ['/programs']"),
  '“programs, item 1 → ages” must go from the younger age to the older (it is {"from":{"years":6},"to":{"years":3}}).':
    ages('6', '3'),
  '“programs, item 1 → ages → from” has a field called “month” that the site does not know: remove it, or write “months”.':
    replace('programs.ts', 'months: 3 }', 'month: 3 }'),
  '“telephone” must be written like (413) 555-0142, with an extension like (413) 555-0142 ext. 12, or abroad like +44 20 7946 0018 (it is "555-0142").':
    school('telephone', "'555-0142'"),
  '“email” must be an e-mail address, like office@school.example (it is "office.school.example").':
    school('email', "'office.school.example'"),
  '“schoolYear” must be two years that follow each other: write 2031-2032 (it is "2031-32").':
    cutYear,
  '“events, item 1 → date” must be a calendar date, written like 2030-10-05, without a time (it is "10/05/2031").':
    event('10/05/2031'),
  '“offers, item 1 → weeks” must be more than 0, but it is 0.': noWeeks,
  '“programs, item 1 → id” must be lowercase letters, digits and hyphens, like nido (it is "Nido").':
    replace('programs.ts', "'nido'", "'Nido'"),
  '“license” must not be empty: write words, or delete this line.': school('license', "''"),
  '“license” says that there is none: delete this line (it is "none").': school(
    'license',
    "'none'",
  ),
  '“events, item 1” must not end before it begins (it is {"date":"2031-11-24","until":"2031-11-23","name":"Ice","c…).':
    event('2031-11-24', "until: '2031-11-23'"),
  '“notices, item 1” must not end before it begins (it is {"text":"Ice","from":"2031-10-15","until":"2031-10-14"}).':
    notice('2031-10-15', '2031-10-14'),
  '“events, item 1 → date” is a day that does not exist (it is "2031-02-30").': event('2031-02-30'),
  '“programs, item 1 → prices, item 2” is a second price for 5 long: remove one of the two rows (it is {"days":5,"session":"long","price":24850}).':
    tuition(/\{ days: \d.*\},/, '$& $&'),
  '“steps, item 2 → cost” names a fact that is misspelled or that the school does not have: correct what is between ${ and }, or write the sentence without it (it is "undefined").':
    at('admissions-process.ts#facts.', tuition(/ {4}application: \{ name.*\n/, '')),
  '“programs, item 1 → prices, item 1 → days” is not one of the “days” above: they are 5, 3, 1 (it is 7).':
    tuition(/days: \d(?=, s)/, 'days: 7'),
  '“days, item 3 → count” is the count of item 1 as well: remove one of the two, or give each its own (it is 5).':
    tuition('count: 1,', 'count: 5,'),
  '“light → clay” has a contrast of 4.9:1 with “panel”, and text needs 7:1: use #773925, or change “panel” (it is "#9a4a30").':
    replace('colors.ts', "'#7d2a17'", "'#9a4a30'"),
  '“light → paper” must be # and six digits or letters a to f (it is "red").': red,
};
