import { readFileSync } from 'node:fs';
import {
  at,
  lead,
  notice,
  event,
  photo,
  put,
  putPhoto,
  replace,
  rowOf,
  set,
  type Mistakes,
} from '../school-copy';

/** Adds a photo that no page shows. */
const attic = [
  replace('photos.ts', '(schema, {', "$&\n  attic: { alt: 'An attic with a round window' },"),
  putPhoto('photos/attic.jpg'),
];

const sum = (from: string, to: string) => replace('tuition.ts', `price: ${from}`, `price: ${to}`);
const over = notice('2031-10-13', '2031-10-14');

/** Edits that may be correct, so they get only a warning. */
export const warnings: Mistakes = {
  'this photo is 1199 pixels wide, and needs 1200 to look sharp on large screens: use the camera’s original file if you have it.':
    at('photos.ts#porch', putPhoto('photos/porch.jpg', photo(1199))),
  '“TODO” is printed exactly as it is here: is that right?': lead('TODO: ask'),
  '“$(” is printed exactly as it is here: is that right?': lead('In $(facts.schoolYear) we moved.'),
  '$971 is not an amount in tuition.ts: if it changed there, change it here.': lead('It is $971.'),
  '2062-10-24 is far from the school year 2031-2032: is it right?': event('2062-10-24'),
  '“**” is printed exactly as it is here: is that right?': lead('It is **not** far.'),
  'this says 2030–31, and the school year is 2031-2032. If you mean the current year, write ${facts.schoolYear} instead, and put back-ticks (`) around the text.':
    lead('In 2030–31 we moved.'),
  'this says 2030-2031, and the school year is 2031-2032. If you mean the current year, upload the new document to public/files/, and write its name here.':
    [lead('[A](/files/A%202030-2031.pdf)'), put('../public/files/A 2030-2031.pdf', 'a')],
  '“Ice” is past and no longer appears on the site: remove it.': event('2031-10-14'),
  '900000 is far from all other prices of this program: is it right?': sum('11800', '900000'),
  'the notice until 2031-10-14 is past and no longer appears on the site: remove it.': over,
  'no page shows “attic”: use it, or remove this row and its file in content/photos/.': attic,
  "no row of content/pages.ts publishes this page: add one with path: '/farm', or remove the file.":
    at(
      'farm.ts#define(',
      put('farm.ts', readFileSync('e2e/second-school/content/our-garden.ts', 'utf8')),
    ),
};

const capital = replace('photos.ts', 'porch:', 'Porch:');

const unfinished = (href: string, read = href): Mistakes => ({
  [`“lead” has the address “${read}”, which leads nowhere: write a page like /programs, a whole address like https://school.example, mailto: and an e-mail address, or tel:+ (for messages sms:+) and the digits of a number with its country’s code. Write %28 and %29 for brackets in it (it is "[A](${href})").`]:
    lead(`[A](${href})`),
});

/** Edits that leave words that no visitor should see: broken links and incomplete facts. */
export const wordings: Mistakes = {
  'the name “Porch” must be the name of a photo without its extension, in lowercase letters, digits and hyphens, like pink-tower.':
    capital,
  '“lead” has a ${…} that is not filled in: put back-ticks (`) around the text, not quotation marks (it is "${school.name}").':
    set('home.ts', 'lead', "'${school.name}'"),
  '“programs, item 1 → summary” cannot have a link here, because its brackets would be printed: write the words alone (it is "[Songs](/)").':
    set('programs.ts', 'summary', "'[Songs](/)'"),
  '“lead” has an incomplete link: write [visible words](/page), with no space between its parts (it is "[Write](/contact now.").':
    lead('[Write](/contact now.'),
  ...unfinished('https://b.org/c_(d)', 'https://b.org/c_(d'),
  '“lead” has a space in “/files/lunch menu.pdf”: write %20 for each space (it is "[A](/files/lunch menu.pdf)").':
    lead('[A](/files/lunch menu.pdf)'),
  'the link leads to /welcome, and there is no such page in content/pages.ts: write “/welcome-letter”.':
    lead('[Ours](/welcome).'),
  'the link leads to /program, and there is no such page in content/pages.ts: write “/programs”.':
    lead('[Ours](/program).'),
  'the link leads to /our-garden, and no such page is published: remove the link or button, or name another page.':
    at('welcome-letter.ts#/our-garden', replace('pages.ts', rowOf('/our-garden'), '')),
  ...unfinished('https://example'),
  ...unfinished('mailto:b@c'),
  ...unfinished('tel:413-555-0199'),
  ...unfinished(' /programs'),
};
