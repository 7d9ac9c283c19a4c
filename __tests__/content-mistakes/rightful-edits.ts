import { readFileSync } from 'node:fs';
import {
  event,
  lead,
  notice,
  photo,
  price,
  put,
  putPhoto,
  remove,
  replace,
  rowOf,
  set,
  type Edit,
} from '../school-copy';

const birth = replace('school.ts', 'months: 3 }', 'months: 0 }');
const arabic = (file: string) => readFileSync(`e2e/second-school/content/ar/${file}`, 'utf8');
const withoutFounder = replace('pages.ts', rowOf('/meet-the-founder'), '');

/** Correct edits that a rule could mistake for errors. */
export const rightfulEdits: [does: string, ...edits: Edit[]][] = [
  ['leaves out a comma, with a tab', replace('contact.ts', / {4}(withoutScript.*),/, '\t$1')],
  ['changes a price', price('25450.50')],
  ['names an amount of the tuition', lead('It is $18,750 a year.')],
  ['takes children from birth', replace('programs.ts', 'months: 3 }', 'months: 0 }'), birth],
  ['makes a schedule free', price('0')],
  ['names a year, a day and a span of years', lead('In 1999, on 2031-10-14, and from 2001-2009.')],
  [
    'links to a page, a place, mail, a telephone, another site and a file',
    lead(
      '[a](/programs), [b](/programs#nido), [c](mailto:a@b.example?subject=Hi), [d](#here), ' +
        '[e](tel:+14135550199), [f](https://example.org/a?b=c#d), [h](http://example.org), [i](tel:988), [j](sms:+14135550199?body=Hi).',
    ),
  ],
  [
    'links to a document',
    put('../public/files/F 2.pdf', 'a'),
    lead('[a](/files/F%202.pdf#page=2)'),
  ],
  ['writes plain brackets', lead('See the shelf (low) [and] the table [1] (in it), [sic] (now).')],
  ['describes picture books', replace('photos.ts', 'A corner', 'Picture books in a corner')],
  ['adds a small portrait', putPhoto('photos/hal.jpg', photo(360))],
  ['writes a one-day holiday with the same last day', event('2031-11-24', "until: '2031-11-24'")],
  ['writes a notice for one day', notice('2031-10-15', '2031-10-15')],
  ['writes the school year with a long dash', set('school.ts', 'schoolYear', "'2031 – 2032'")],
  ['sets a time zone of India', set('school.ts', 'timeZone', "'Asia/Kolkata'")],
  ['saves a file with a UTF-8 byte order mark', replace('home.ts', /^/, '\uFEFF')],
  ['leaves a space at the end of a text', set('home.ts', 'headline', "'Hello '")],
  ['writes a word that looks like TODO', lead('Todo el mundo is welcome… and the coats, too.')],
  ['writes curly quotation marks in a text', lead('“Don’t,” she said, ‘we’re early.’')],
  [
    'has a page in Traditional Chinese',
    replace('pages.ts', '/ar/welcome', '/zh-hant/welcome'),
    replace('pages.ts', "lang: 'ar'", "lang: 'zh-Hant'"),
    ...['site.ts', 'welcome.ts'].flatMap((file) => [
      put(`zh-hant/${file}`, arabic(file)),
      remove(`ar/${file}`),
    ]),
  ],
  [
    'removes a page',
    replace('pages.ts', rowOf('/es/contacto'), ''),
    remove('es/contacto.ts'),
    remove('es/site.ts'),
  ],
  ['removes a designed page and its words', withoutFounder, remove('meet-the-founder.ts')],
  [
    'renames a page',
    replace('pages.ts', "path: '/our-garden", "id: 'our-garden', path: '/orchard"),
    replace('welcome-letter.ts', '/our-garden', '/orchard'),
  ],
  ['renames a page again', replace('pages.ts', "['/contact',", "$& '/reach-us',")],
];
