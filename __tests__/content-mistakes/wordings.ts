import { lead, replace, set, type Mistake } from '../school-copy';

const alt = (words: string) => set('photos.ts', 'alt', `'${words}'`);
const capital = replace('photos.ts', 'porch:', 'Porch:');
const placeholder = set('home.ts', 'lead', "'${school.name}'");

/** Edits that leave words no visitor should see: broken links, gaps, useless descriptions. */
export const wordings: Mistake[] = [
  ['describes a picture by one word', alt('image'), 'begins with “image”, which'],
  ['describes a “Picture of”', alt('Picture of a wooden stage'), 'begins with “Picture”, which'],
  ['describes a picture by its file', alt('theater.jpg from last June'), 'the name of a file'],
  ['writes a capital letter in a picture’s name', capital, 'the name “Porch” must be a key'],
  ['writes ${…} without back-ticks', placeholder, 'not filled in: put back-ticks (`) around'],
  ['leaves a TODO', lead('TODO: ask'), 'still has “TODO:”, which means that words are missing'],
  ['links from a summary', set('programs.ts', 'summary', "'[Songs](/)'"), 'cannot have a link'],
  ['forgets the last bracket of a link', lead('[Write](/contact now.'), 'which is half a link'],
  ['links to an address with brackets', lead('[A](https://b.org/c_(d)) on.'), 'write %28 for ('],
  ['pastes half of a web address', lead('[A](https://example)'), 'which is not a whole address'],
  ['links to half an e-mail address', lead('[A](mailto:b@c)'), 'which has no e-mail address'],
  ['links to a number as it is read', lead('[A](tel:413-555-0199)'), 'which cannot be called'],
  ['puts a space into an address', lead('[A](/ programs)'), 'with a space in it: remove the space'],
];
