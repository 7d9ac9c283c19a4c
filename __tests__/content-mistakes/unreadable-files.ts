import { price, remove, replace, set, type Mistake } from '../school-copy';

const headline = (written: string) => set('home.ts', 'headline', written);
const telephone = (written: string) => set('school.ts', 'telephone', written);

/** Edits that leave a file which cannot be read, or is not what other files need. */
export const unreadableFiles: Mistake[] = [
  [
    'forgets the comma after a field',
    replace('school.ts', /(?<=shortName: .*),/, ''),
    'a comma is missing at the end, before “description:',
  ],
  [
    'forgets the last quotation mark',
    headline("'Hi"),
    'no straight quotation mark at its end: add',
  ],
  ['presses Return in a text', headline("'Hi\nyou'"), 'on one line, or between back-ticks (`)'],
  [
    'forgets the first quotation mark',
    headline("Hi you'"),
    "“you',” stands outside quotation marks",
  ],
  [
    'writes a straight apostrophe inside a text',
    headline("'It's here'"),
    "the text ends at the quotation mark before “s here',”. Inside a text write the curly ones",
  ],
  ['puts back-ticks around a word', headline('`A `new` one`'), 'the quotation mark before “new`'],
  ['forgets the last back-tick', headline('`Hi'), 'with a back-tick (`) and has no closing one'],
  [
    'pastes curly quotation marks',
    headline('“Hi to you”'),
    'the curly mark “ stands outside a text',
  ],
  ['puts them around a number', telephone('‘0118 496 0018’'), 'the curly mark ‘ stands outside a'],
  [
    'deletes the last bracket',
    replace('dates.ts', /\}\);\s*$/, ''),
    'the file ends too early: a bracket',
    'dates.ts#calendar: [',
  ],
  [
    'forgets both quotation marks',
    headline('Hello'),
    '“Hello” is not a name that this file knows.',
  ],
  ['misspells a fact', headline('`${school.nam}`'), '“headline” names a fact that does not exist'],
  [
    'misspells a group',
    headline('`${school.adress.town}`'),
    'nothing that “town” could be read from',
  ],
  ['writes a price with a comma', price('1,000'), 'ends a field: write the number as 1000'],
  ['writes a thousand with a point', price('1.000'), '“1.000” is read as 1: write it as 1000'],
  ['writes a zero before a price', price('01275'), '“01275” is read as 701: write it as 1275'],
  ['writes what TypeScript advises then', price('0o1275'), 'is read as 701: write it as 1275'],
  ['writes a dollar sign', price('$$975'), '“$975” is not a number: leave the dollar sign out'],
  [
    'changes the first words of a module',
    replace('home.ts', 'export default define(', 'export const home = define('),
    'this file must hold “export default define(schema, …”',
    'home.ts',
  ],
  [
    'copies a module with the shape of another one',
    replace('founder.ts', 'schema/founder', 'schema/welcome-letter'),
    'a field called “portrait”',
    'founder.ts#portrait:',
  ],
  [
    'deletes a file',
    remove('founder.ts'),
    'page.tsx needs this file, which is missing',
    'founder.ts',
  ],
];
