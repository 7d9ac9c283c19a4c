import {
  at,
  lead,
  notice,
  openHouse,
  openPlaces,
  picture,
  putPicture,
  replace,
  set,
  type Mistakes,
} from '../school-copy';

const attic = [
  replace('photos.ts', '(schema, {', "$&\n  attic: { alt: 'An attic with a round window' },"),
  putPicture('photos/attic.jpg'),
];

const sum = (from: string, to: string) => replace('tuition.ts', `price: ${from}`, `price: ${to}`);
const over = notice('2031-10-13', '2031-10-14');

/** Edits that may be correct, and only get a warning. */
export const warnings: Mistakes = {
  '“???” is printed exactly like this: is that right?': lead('We open in ???.'),
  'this picture is 1199 pixels wide, and looks sharp on large screens only from 1200 on: use the camera’s own file, if you have it.':
    at('photos.ts#porch', putPicture('photos/porch.jpg', picture(1199))),
  '“**” is printed exactly like this: is that right?': lead('It is **not** far.'),
  'this says 2030–31, and the school year is 2031-2032. If you mean the current one, write ${facts.schoolYear} in its place, and back-ticks (`) around the text.':
    lead('In 2030–31 we moved.'),
  'the open house of 2031-10-14 is past and no longer appears on the site: remove it.':
    openHouse('2031-10-14'),
  '2150000 is far from all other prices of this program: is it right?': sum('21500', '2150000'),
  'the notice until 2031-10-14 is past and no longer appears on the site: remove it.': over,
  'the open places are those of 2031-08-15, and no page shows them a month later: update them, or remove them.':
    openPlaces('2031-08-15', 'Nido'),
  'no page shows “attic”: use it, or remove this row and its file in content/photos/.': attic,
  "no row of content/pages.ts publishes this page: add one with path: '/news', or remove the file.":
    at('news.ts#define(', replace('pages.ts', / {2}\{\n {4}path: '\/news'[^]*?\n {2}\},\n/, '')),
};

const alt = (words: string) => set('photos.ts', 'alt', `'${words}'`);
const capital = replace('photos.ts', 'porch:', 'Porch:');

/** Edits that leave words no visitor should see: broken links, gaps, useless descriptions. */
export const wordings: Mistakes = {
  '“the-long-table → alt” begins with “Picture”, which people who cannot see the picture know already: begin with what it shows (it is "Picture of a wooden stage").':
    alt('Picture of a wooden stage'),
  '“the-long-table → alt” has “theater.jpg”, which is the name of a file: write what the picture shows (it is "theater.jpg from last June").':
    alt('theater.jpg from last June'),
  'the name “Porch” must be a key from photos.ts, like pink-tower.': capital,
  '“lead” has a ${…} that is not filled in: put back-ticks (`) around the text, not quotation marks (it is "${school.name}").':
    set('home.ts', 'lead', "'${school.name}'"),
  '“lead” still has “TODO:”, which means that words are missing: write them, or remove it (it is "TODO: ask").':
    lead('TODO: ask'),
  '“programs, item 1 → summary” cannot have a link here, because its brackets would be printed: write the words alone (it is "[Songs](/)").':
    set('programs.ts', 'summary', "'[Songs](/)'"),
  '“lead” has “[Write](/contact now.”, which is half a link: write it as [visible words](/page), with all four brackets and no space between (it is "[Write](/contact now.").':
    lead('[Write](/contact now.'),
  '“lead” has the address “https://b.org/c_(d)”, which would end at its first bracket: write %28 for ( and %29 for ) (it is "[A](https://b.org/c_(d)) on.").':
    lead('[A](https://b.org/c_(d)) on.'),
  '“lead” has “https://example”, which is not a whole address: copy it from the browser’s address bar (it is "[A](https://example)").':
    lead('[A](https://example)'),
  '“lead” has “mailto:b@c”, which has no e-mail address: write mailto: and the whole address (it is "[A](mailto:b@c)").':
    lead('[A](mailto:b@c)'),
  '“lead” has “tel:413-555-0199”, which cannot be called: write tel:+ and digits only, with the country’s code (it is "[A](tel:413-555-0199)").':
    lead('[A](tel:413-555-0199)'),
  '“lead” has the address “/ programs” with a space in it: remove the space (it is "[A](/ programs)").':
    lead('[A](/ programs)'),
};
