import { ages, openHouses, price, replace, set, type Mistake } from '../school-copy';

const school = (field: string, written: string) => set('school.ts', field, written);
const tuition = (from: string | RegExp, to: string) => replace('tuition.ts', from, to);
const pages = (from: string | RegExp, to: string) => replace('pages.ts', from, to);

/** Edits that leave a value which does not fit its shape. */
export const misshapenValues: Mistake[] = [
  [
    'misspells a field',
    replace('home.ts', 'lead:', 'led:'),
    'a field called “led” that the site does',
  ],
  [
    'misspells a field of a picture inside a letter',
    replace('founder.ts', "{ photo: 'atelier' }", "{ photo: 'atelier', captoin: 'A chair' }"),
    'has a field called “captoin”',
  ],
  [
    'deletes a field',
    replace('school.ts', / {2}email: .*\n/, ''),
    '“email” is missing: write text in quotation marks',
    'school.ts#define(',
  ],
  ['writes a price as text', price("'1275'"), 'a number without quotation marks, but it is "1275"'],
  ['writes a negative price', price('-50'), 'price” must be more than 0, but it is -50'],
  ['writes a point in place of a comma', price('1.275'), 'at most two digits behind its point'],
  [
    'writes a number as a text',
    school('shortName', '2006'),
    'must be text in quotation marks, but',
  ],
  [
    'writes a text as a list',
    tuition(/days: \[[^\]]*\]/, "days: 'Fri'"),
    'a list in square brackets',
  ],
  [
    'writes a word that is none of those allowed',
    tuition(/( {2}per: .*\n)?(?= {2}payments)/, "  per: 'week',\n"),
    'per” must be "month" or "session" or "year", but it is "week"',
  ],
  [
    'adds a network without its name',
    replace('school.ts', 'socialMedia: [', "$&{ name: '', url: 'https://example.org' },"),
    '“socialMedia, item 1 → name” must not be empty',
  ],
  [
    'empties a list',
    replace('founder.ts', /links: \[[^\]]*\]/, 'links: []'),
    'have at least 1 item',
  ],
  ['leaves a space at the end', school('name', "'A '"), 'must not begin or end with a space'],
  [
    'writes a long title',
    pages(/title: .*/, `title: '${'All '.repeat(30)}',`),
    'than 100 characters',
  ],
  ['writes a short description', set('pages.ts', 'description', "'Ours.'"), 'shorter than 50 char'],
  [
    'puts an emoji into an address',
    pages("'/programs'", "'/programs-💰'"),
    'must be like /welcome-',
  ],
  [
    'takes the home page’s address away',
    pages("path: '/'", "path: '/home'"),
    'the whole module has no row for the home page: its path is /',
    'pages.ts#define(',
  ],
  [
    'gives two pages one address',
    pages("'/programs'", "'/our-garden'"),
    'is the path of item 4 already',
  ],
  [
    'gives two pages one title',
    pages(/title: ('.*')([^]*?)title: .*,/, 'title: $1$2title: $1,'),
    'title” is the title of item',
  ],
  [
    'leads a page to itself',
    pages(/sameAs: .*/, "sameAs: '/admissions',"),
    'the path of another page',
  ],
  [
    'turns ages around',
    ages('{ from: { years: 6 }, to: { years: 3 } }'),
    'from the younger age to',
  ],
  [
    'writes an age as text',
    ages("{ from: { years: 3 }, to: { years: '6' } }"),
    'years” must be a num',
  ],
  ['leaves out the area code', school('telephone', "'555-0142'"), 'be written like (413) 555-0142'],
  ['forgets the @', school('email', "'office.school.example'"), 'must be an e-mail address'],
  [
    'writes a year with a dash',
    school('schoolYear', "'2031–2032'"),
    'must be two years with a hyphen',
  ],
  ['writes a year of two', school('schoolYear', "'2031-2033'"), 'two years that follow each other'],
  [
    'writes a date as Americans do',
    openHouses("[{ date: '10/05/2031', from: '10:00', to: '12:00' }]"),
    'date” must be a day written like 2024-10-05',
  ],
  [
    'lets an open house end before it begins',
    openHouses("[{ date: '2031-11-08', from: '12:00', to: '10:00' }]"),
    'must end later than it begins',
  ],
  [
    'prices a schedule twice',
    tuition(/\{ days: \d.*\},/, '$& $&'),
    'has a price for 5 long already',
  ],
  [
    'prices other days',
    tuition(/days: \d(?=, s)/, 'days: 7'),
    'has no entry in “days” above: it has 5',
  ],
  [
    'prices another session',
    tuition(/session: '\w+'/, "session: 'x'"),
    'none of the “sessions” above',
  ],
  ['lists one number of days twice', tuition('count: 1,', 'count: 5,'), 'count” is that of item 1'],
  [
    'lists the prices of one program twice',
    tuition(/program: ('.*')([^]*?)program: '.*'/, 'program: $1$2program: $1'),
    '“programs, item 2 → program” is the program of item 1 already',
  ],
];
