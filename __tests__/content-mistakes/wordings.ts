import type { Mistake } from './edit';

/** Edits that leave words which nobody should read: half links, gaps, idle descriptions. */
export const wordings: Mistake[] = [
  {
    name: 'begins an alternative text with “Picture of”',
    file: 'photos.ts',
    replace: /alt: .*,/,
    by: "alt: 'Picture of a small wooden stage',",
    says: /“shelf → alt” begins with “Picture”, which tells people who cannot see the picture nothing new/,
  },
  {
    name: 'pastes a file name as alternative text',
    file: 'photos.ts',
    replace: /alt: .*,/,
    by: "alt: 'theater-stage-final-2.jpg from June',",
    says: /“theater-stage-final-2\.jpg”, which is the name of a file/,
  },
  {
    name: 'copies the words of another picture',
    file: 'photos.ts',
    replace: 'A small table with two chairs and a bowl',
    by: 'A low shelf with trays and baskets',
    says: /“table → alt” has the same words as “shelf”: say what this picture shows/,
  },
  {
    name: 'forgets the closing bracket of a link',
    file: 'founder.ts',
    replace: /lead: .*,/,
    by: "lead: 'Please [write to us](/contact now.',",
    says: /“lead” has “\[write to us\]\(\/contact now\.”, which is half a link: write it as \[visible words\]\(\/page\)/,
  },
  {
    name: 'puts a space between the two halves of a link',
    file: 'founder.ts',
    replace: /lead: .*,/,
    by: "lead: 'Please [write to us] (/contact) now.',",
    says: /is half a link/,
  },
  {
    name: 'pastes half of a web address',
    file: 'founder.ts',
    replace: "lead: '",
    by: '$&[Questions](https://example) are here. ',
    says: /“https:\/\/example”, which is not a whole address/,
  },
  {
    name: 'writes an e-mail link without its end',
    file: 'founder.ts',
    replace: "lead: '",
    by: '$&[Write](mailto:office@school) to us. ',
    says: /“mailto:office@school”, which holds no e-mail address/,
  },
  {
    name: 'writes a telephone link as one reads it',
    file: 'home.ts',
    replace: "href: '/founder'",
    by: "href: 'tel:413-555-0199'",
    says: /“tel:413-555-0199”, which cannot be called: write tel:\+ and digits only/,
  },
  {
    name: 'puts a space into an address',
    file: 'home.ts',
    replace: "href: '/founder'",
    by: "href: '/ founder'",
    says: /has the address “\/ founder” with a space in it: take it out/,
  },
  {
    name: 'leaves a TODO',
    file: 'programs.ts',
    replace: /summary: .*,/,
    by: "summary: 'TODO songs and stories',",
    says: /still holds “TODO”, which stands for words that are missing/,
  },
  {
    name: 'leaves a gap in brackets',
    file: 'founder.ts',
    replace: /closing: .*,/,
    by: "closing: 'Warmly, […]',",
    says: /still holds “\[…\]”/,
  },
  {
    name: 'leaves the words of a designer',
    file: 'home.ts',
    replace: /contactLink: .*,/,
    by: "contactLink: 'Lorem ipsum',",
    says: /still holds “Lorem ipsum”/,
  },
];
