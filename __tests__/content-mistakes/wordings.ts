import { lead, replace, set, type Mistake } from '../school-copy';

const alt = (words: string) => set('photos.ts', 'alt', `'${words}'`);

/** Edits that leave words which nobody should read: half links, gaps, descriptions without use. */
export const wordings: Mistake[] = [
  [
    'describes a picture by one word',
    alt('image'),
    'is shorter than 20 characters (it has 5): say',
  ],
  [
    'begins with “Picture of”',
    alt('Picture of a small wooden stage'),
    'begins with “Picture”, which',
  ],
  [
    'describes a picture by a file',
    alt('theater-2.jpg from June'),
    '“theater-2.jpg”, which is the',
  ],
  [
    'copies the description of another picture',
    replace('photos.ts', /alt: ('.*')([^]*?)alt: '.*'/, 'alt: $1$2alt: $1'),
    'alt” has the same words as “',
  ],
  [
    'gives a picture a name with a capital letter',
    replace('photos.ts', '(schema, {', "$&\n  'Big Stage': { alt: 'A stage with curtains' },"),
    'the name “Big Stage” must be a key',
    'photos.ts#Big Stage',
  ],
  [
    'writes ${…} without back-ticks',
    set('home.ts', 'lead', "'${school.name}'"),
    'with ${…} stands',
  ],
  ['leaves a TODO', lead('TODO'), 'still holds “TODO”, which stands for words that are missing'],
  [
    'links from a summary',
    set('programs.ts', 'summary', "'[Songs](/)'"),
    'summary” cannot hold a link',
  ],
  [
    'forgets the last bracket of a link',
    lead('[Write](/contact now.'),
    'which is half a link: write',
  ],
  ['puts a space into a link', lead('[Write] (/contact) now.'), 'which is half a link'],
  ['forgets a bracket inside a link', lead('[Write(/contact) now.'), 'which is half a link'],
  [
    'links to brackets',
    lead('[A](https://example.org/b_(c)) on.'),
    'would end at its first bracket',
  ],
  ['links to a site without https', lead('[A](http://example.org)'), 'which does not begin with'],
  ['pastes half of a web address', lead('[A](https://example)'), 'which is not a whole address'],
  ['links to half an e-mail address', lead('[A](mailto:b@c)'), 'which holds no e-mail address'],
  [
    'links to a number as it is read',
    lead('[A](tel:413-555-0199)'),
    'which cannot be called: write',
  ],
  ['puts a space into an address', lead('[A](/ programs)'), 'with a space in it: take it out'],
];
