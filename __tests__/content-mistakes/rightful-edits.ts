import {
  lead,
  notice,
  openHouse,
  picture,
  price,
  put,
  putPicture,
  remove,
  replace,
  set,
  type Edit,
} from '../school-copy';

const rowOf = (path: string) => new RegExp(` {2}\\{\n {4}path: '${path}'[^]*?\n {2}\\},\n`);
const calendar = (days: string) => set('dates.ts', 'calendar', `[{ ${days}, name: 'Rest' }]`);
const birth = replace('school.ts', 'months: 3 }', 'months: 0 }');
const withoutFounder = replace('pages.ts', rowOf('/meet-the-founder'), '');
const people = replace(
  'es/contacto.ts',
  '{ gallery:',
  "{ people: [{ name: 'Ana', photo: 'porch', alt: 'Ana' }, { name: 'Luis' }] }, $&",
);

/** Correct edits, each of a kind that a rule could mistake for an error. */
export const rightfulEdits: [does: string, ...edits: Edit[]][] = [
  ['leaves a comma out, with a tab', replace('tuition.ts', / {4}(paymentWeeks.*),/, '\t$1')],
  ['leaves an import that nothing uses', replace('founder.ts', /^/, "import './photos';")],
  ['changes a price', price('25450.50')],
  ['shows people in Spanish', people],
  ['has babies from birth', replace('programs.ts', 'months: 3 }', 'months: 0 }'), birth],
  ['has a free schedule', price('0')],
  ['prices fewer days higher', replace('tuition.ts', 'price: 16900', 'price: 26900')],
  ['needs no license', replace('school.ts', / {2}license: .*\n/, '')],
  ['names a year, a day and a span of years', lead('In 1999, on 2031-10-14, and from 2001-2009.')],
  [
    'links to a page, a place, mail, a telephone, another site and a file',
    lead(
      '[a](/programs), [b](/programs#nido), [c](mailto:a@b.example?subject=Hi), [d](#here), ' +
        '[e](tel:+14135550199), [f](https://example.org/a?b=c#d), [g](/downloads/school.vcf), [h](http://example.org), [i](tel:988).',
    ),
  ],
  [
    'links to a document',
    put('../public/files/F 2.pdf', 'a'),
    lead('[a](/files/F%202.pdf#page=2)'),
  ],
  ['writes other brackets', lead('See the shelf (low) [and] the table [1] (in it), [sic] (now).')],
  ['describes picture books', set('photos.ts', 'alt', "'Picture books in a basket on a chair'")],
  [
    'has a small portrait',
    replace('our-people.ts', "'orchard-8'", "'hal'"),
    replace('photos.ts', '(schema, {', "$& hal: { alt: 'Hal at the gate' },"),
    putPicture('photos/hal.jpg', picture(360)),
  ],
  ['writes sums, hours and ages of its own', lead('We raised $7 from 8:30pm to 4pm, at age 90.')],
  ['has an open house today', openHouse('2031-10-15')],
  ['leaves out the zero of an hour', openHouse('2031-10-18', '9:30', '11:00')],
  ['has a holiday of one day', calendar("date: '2031-11-11', to: '2031-11-11'")],
  ['writes a notice for one day', notice('2031-10-15', '2031-10-15')],
  ['renames a program', replace('programs.ts', "name: 'Nido'", "name: 'Nest'")],
  ['writes the year with a long dash', set('school.ts', 'schoolYear', "'2031 – 2032'")],
  ['leaves a space at the end', set('home.ts', 'headline', "'Hello '")],
  ['writes a word that looks like a gap', lead('Todo el mundo is welcome… and the coats, too.')],
  ['writes curly quotation marks in a text', lead('“Don’t,” she said, ‘we’re early.’')],
  ['writes grades in place of ages', set('tuition.ts', 'ages', "'Kindergarten to 2nd grade'")],
  ['leaves the ages out beside the prices', replace('tuition.ts', / {6}ages: .*\n/, '')],
  ['removes a page', replace('pages.ts', rowOf('/news'), ''), remove('news.ts')],
  ['removes a designed page by its row', withoutFounder],
  ['removes a designed page and its words', withoutFounder, remove('founder.ts')],
  ['renames a page', replace('pages.ts', "path: '/news'", "path: '/journal', id: 'news'")],
  ['renames a page again', replace('pages.ts', "['/contact',", "$& '/reach-us',")],
];
