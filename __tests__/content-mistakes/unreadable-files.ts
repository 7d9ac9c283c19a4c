import { price, remove, replace, set, type Mistake } from '../school-copy';

const headline = (written: string) => set('home.ts', 'headline', written);
const telephone = (written: string) => set('school.ts', 'telephone', written);
const curly = headline('“Hi to you”');
const town = headline('`In ${school.adress.town}`');
const comma = replace('school.ts', /(?<=shortName: .*),/, '');
const bracket = replace('dates.ts', /\}\);\s*$/, '');
const define = replace('home.ts', 'export default define(', 'export const home = define(');
const shape = replace('founder.ts', 'schema/founder', 'schema/welcome-letter');

/** Edits after which a file cannot be parsed or loaded. */
export const unreadableFiles: Mistake[] = [
  ['forgets a comma', comma, 'a comma is missing at the end, before “description:'],
  ['forgets a closing quotation mark', headline("'Hi"), 'no straight quotation mark at its end'],
  ['presses Return in a text', headline("'Hi\nyou'"), 'on one line, or between back-ticks (`)'],
  ['forgets an opening quotation mark', headline("Hi you'"), 'is outside quotation marks: put'],
  ['forgets both quotation marks', headline('Hi'), '“Hi” is not a name that this file knows'],
  ['writes a straight apostrophe', headline("'It's me'"), 'Inside a text write the curly ones'],
  ['puts back-ticks around a word', headline('`A `new` one`'), 'ends at the quotation mark'],
  ['forgets the last back-tick', headline('`Hi'), 'with a back-tick (`) and has no closing one'],
  ['pastes curly quotation marks', curly, '“ is outside a text: the marks that begin and end'],
  ['pastes a curly telephone number', telephone('“(0118) 4”'), '“ is outside a text: the'],
  ['deletes the last bracket', bracket, 'the file ends too early', 'dates.ts#calendar: ['],
  ['misspells a fact', headline('`${school.nam}`'), '“headline” names a fact that does not exist'],
  ['misspells a group of facts', town, 'there is nothing that “town” could be read from: correct'],
  ['writes a price with a comma', price('1,000'), 'ends a field: write the number as 1000'],
  ['writes a thousand with a point', price('1.000'), '“1.000” is read as 1: write it as 1000'],
  ['writes a zero before a price', price('01275'), '“01275” is read as 701: write it as 1275'],
  ['writes a price in base eight', price('0o1275'), '“0o1275” is read as 701: write it as 1275'],
  ['writes a dollar sign', price('$$975'), '“$975” is not a number: leave the dollar sign out'],
  ['changes the first words of a file', define, 'must hold “export default define(', 'home.ts'],
  ['copies a file and keeps its shape', shape, 'a field called “portrait”', 'founder.ts#portrait:'],
  ['deletes a file', remove('dates.ts'), 'needs this file, which is missing: put', 'dates.ts'],
];
