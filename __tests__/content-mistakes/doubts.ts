import type { Mistake } from './edit';

/** Edits that may be right, so that they are only worth a look. */
export const doubts: Mistake[] = [
  {
    name: 'has not made up its mind about an hour',
    file: 'founder.ts',
    replace: "lead: '",
    by: '$&We meet at a time TBA. ',
    says: /“TBA” is printed as it stands here: is that meant\?/,
  },
  {
    name: 'prints words as another program would make them bold',
    file: 'founder.ts',
    replace: "lead: '",
    by: '$&We are **not** in a hurry. ',
    says: /“\*\*” is printed as it stands here/,
  },
  {
    name: 'leaves last year in one place',
    file: 'programs.ts',
    replace: "lead: '",
    by: '$&In 2030–31 all was new. ',
    says: /this speaks of 2030–31, and the school year is 2031-2032/,
  },
  {
    name: 'tells when the school moved',
    file: 'founder.ts',
    replace: "lead: '",
    by: '$&In 2010-2011 we moved. ',
    says: /this speaks of 2010-2011/,
  },
  {
    name: 'puts a wrong year together of two pieces',
    file: 'home.ts',
    replace: /enrolling: .*,/,
    by: 'enrolling: `Now enrolling for ${school.founded + 30}-${school.founded + 31}`,',
    says: /this speaks of 2029-2030/,
  },
  {
    name: 'writes a price into a letter that the table does not have',
    file: 'programs.ts',
    replace: "lead: '",
    by: '$&It costs $7. ',
    says: /\$7 is none of the prices in content\/tuition\.ts/,
  },
  {
    name: 'tells what a bake sale brought',
    file: 'founder.ts',
    replace: "lead: '",
    by: '$&We raised $5,000. ',
    says: /\$5,000 is none of the prices/,
  },
  {
    name: 'has an open house that is over',
    file: 'dates.ts',
    replace: 'openHouses: [',
    by: "$&{ date: '2031-10-14', from: '10:00', to: '12:00' }",
    says: /the open house of 2031-10-14 is past, and no page shows it any more: take it out/,
  },
  {
    name: 'forgot the open places of two months ago',
    file: 'dates.ts',
    replace: 'openHouses: [',
    by: "openings: { asOf: '2031-08-15', programs: [{ program: 'Primary', places: 'two' }] },\n  $&",
    at: "asOf: '20",
    says: /the open places are those of 2031-08-15.+ a month later/,
  },
  {
    name: 'closes a program and leaves it in a description',
    file: 'pages.ts',
    replace: 'Toddler and Primary: see',
    by: 'Toddler, Primary and Theater: see',
    says: /“Theater” is named here, and programs\.ts has no program of that name/,
  },
  {
    name: 'adds a photograph that no page shows',
    file: 'photos.ts',
    replace: '  shelf: {',
    by: "  attic: { alt: 'An attic with a round window and many boxes' },\n$&",
    photo: 'attic',
    says: /no page shows “attic”: use it, or take away this row/,
  },
];
