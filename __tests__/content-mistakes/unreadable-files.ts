import { price, remove, replace, set, type Mistake } from '../school-copy';

const headline = (written: string) => set('home.ts', 'headline', written);
const telephone = (written: string) => set('school.ts', 'telephone', written);
const curly = headline('“Hi to you”');
const town = (written: string) => set('founder.ts', 'kicker', written);
const hours = set('school.ts', 'officeHours', "'Monday to Friday,\n8:00am-4:30pm'");
const zip = replace('school.ts', "'87013'", '01060');
const calendar = (day: string) => set('dates.ts', 'calendar', `[{ date: ${day}, name: 'A' }]`);
const visit = set('dates.ts', 'openHouses', "[{ date: '2031-11-08', from: 09:30, to: '10:30' }]");
const twice = replace('dates.ts', /(calendar: \[\],\n)/, '$1  calendar: [],\n');
const comma = replace('school.ts', /(?<=shortName: .*),/, '');
const bracket = replace('dates.ts', /\}\);\s*$/, '');
const define = replace('home.ts', 'export default define(', 'export const home = define(');
const shape = replace('founder.ts', 'schema/founder', 'schema/welcome-letter');

/** Edits after which a file cannot be parsed or loaded. */
export const unreadableFiles: Mistake[] = [
  ['forgets a comma', comma, 'a comma is missing at the end, before “description:'],
  ['forgets a closing quotation mark', headline("'Hi"), 'no straight quotation mark at its end'],
  ['breaks it inside back-ticks', headline('`Hi\nyou`'), '“headline” has a line break: write'],
  ['breaks the line inside the hours', hours, 'goes on in the next one: write it on one line'],
  ['forgets the marks around a postal code', zip, '“01060” is outside quotation marks: put one'],
  ['forgets one mark', telephone("(413) 555-0142'"), "“(413) 555-0142'” is outside quotation"],
  ['forgets the marks around a date', calendar('2027-02-01'), '“2027-02-01” is outside quotation'],
  ['forgets the marks around a late date', calendar('2027-12-11'), '“2027-12-11” is outside quo'],
  ['forgets the marks around a time', visit, '“09:30” is outside quotation marks: put one before'],
  ['forgets both quotation marks', headline('Hi'), '“Hi” is not a name that this file knows'],
  ['writes a straight apostrophe', headline("'It's me'"), 'Inside a text write the curly ones'],
  ['puts back-ticks around a word', headline('`A `new` one`'), 'ends at the quotation mark'],
  ['forgets the last back-tick', headline('`Hi'), 'with a back-tick (`) and has no closing one'],
  ['pastes curly quotation marks', curly, '“ is outside a text: the marks that begin and end'],
  ['writes a field twice', twice, '“calendar” is on line 13 already, and the site would show '],
  [
    'ends a field with a semicolon',
    replace('school.ts', /(?<=founded: \d+),/, ';'),
    'a semicolon (;) ends this field: write a comma in its place.',
  ],
  [
    'writes a comma for a colon',
    replace('school.ts', 'founded:', 'founded,'),
    'there is a comma after “founded”: write a colon (:) in its place.',
  ],
  [
    'writes an equals sign',
    replace('school.ts', 'founded:', 'founded ='),
    'there is an equals sign after “founded”: write a colon (:) in its place.',
  ],
  [
    'forgets a colon',
    replace('school.ts', 'founded:', 'founded'),
    'a colon (:) is missing after “founded”.',
  ],
  [
    'writes two commas',
    replace('school.ts', /(?<=founded: \d+),/, ',,'),
    'there are two commas: remove one of them.',
  ],
  [
    'forgets a closing bracket',
    replace('admissions.ts', /(?<=link: \{.*)\}/, ''),
    'the bracket { on this line is never closed: write } where its group ends.',
  ],
  [
    'deletes the last bracket',
    bracket,
    'the file ends too early: its last line must be });',
    'dates.ts#calendar: [',
  ],
  [
    'misspells a field of the school',
    town('`${school.twon}`'),
    '“kicker” names a fact that is misspelled',
  ],
  [
    'misspells a group of facts',
    town('`${school.adress.town}`'),
    'the name before “town” does not exist: correct',
  ],
  ['writes a price with a comma', price('1,000'), 'ends a field: write the number as 1000'],
  ['writes a thousand with a point', price('1.000'), '“1.000” is read as 1: write it as 1000'],
  ['writes a zero before a price', price('01275'), '“01275” is read as 701: write it as 1275'],
  ['writes a dollar sign', price('$$975'), '“$975” is not a number: leave the dollar sign out'],
  ['changes the first words of a file', define, 'must have “export default define(', 'home.ts'],
  ['copies a file and keeps its shape', shape, 'a field called “portrait”', 'founder.ts#portrait:'],
  ['deletes a file', remove('dates.ts'), 'needs this file, which is missing: put', 'dates.ts'],
];
