import { lead, openHouses, openings, picture, put, replace, set, type Edit } from '../school-copy';

/** Edits that may be right, so that they are only worth a look. */
export const warnings: [does: string, edits: Edit[], says: string, where?: string][] = [
  [
    'has not decided on an hour',
    [lead('At a time TBA.')],
    '“TBA” is printed as it stands here: is',
  ],
  [
    'uses another program’s mark',
    [lead('It is **not** far.')],
    '“**” is printed as it stands here',
  ],
  ['leaves out words', [lead('“It rained.” Then we […] left.')], '“[…]” is printed as it stands'],
  [
    'leaves last year',
    [lead('In 2030–31 we moved.')],
    'this speaks of 2030–31, and the school year',
  ],
  ['writes a sum that is no price', [lead('It costs $7.')], '$7 is none of the prices in content/'],
  [
    'has an open house that is over',
    [openHouses("[{ date: '2031-10-14', from: '10:00', to: '12:00' }]")],
    'the open house of 2031-10-14 is past, and no page shows it any more: remove it',
  ],
  [
    'forgot the open places of two months ago',
    [openings("{ asOf: '2031-08-15', programs: [{ program: 'Nido', places: 'two' }] }")],
    'the open places are those of 2031-08-15, and no page shows them a month later',
  ],
  [
    'describes a page by a program that the school does not have',
    [
      set(
        'pages.ts',
        'description',
        "'A Montessori school in an orchard, with a theater for all.'",
      ),
    ],
    '“theater” is named here, and programs.ts has no program of that name',
  ],
  [
    'adds a photograph that no page shows',
    [
      replace('photos.ts', '(schema, {', "$&\n  attic: { alt: 'An attic with a round window' },"),
      put('photos/attic.jpg', picture),
    ],
    'no page shows “attic”: use it, or remove this row',
  ],
  [
    'tells other ages with a price than with its program',
    [set('tuition.ts', 'ages', "'3-12 months'")],
    'programs.ts says 3-18 months for this program: is “3-12 months” right?',
  ],
  [
    'takes younger children, but in no program',
    [replace('school.ts', 'months: 3', 'months: 2'), replace('school.ts', '3 months', '2 months')],
    'no program in content/programs.ts begins at this age: is it still right?',
    'school.ts#ages:',
  ],
  [
    'tells ages in a text that are nobody’s',
    [lead('For children from 2 years to 5 years.')],
    '“2 years to 5 years” are neither the ages of the school nor of a program',
  ],
];
