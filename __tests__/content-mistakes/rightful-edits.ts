import type { Edit } from './edit';

/** Edits that are right, each of a kind that a rule could take for a mistake. */
export const rightfulEdits: Edit[] = [
  {
    name: 'writes accented letters',
    file: 'founder.ts',
    replace: /lead: .*,/,
    by: "lead: 'Zoë, Łukasz und Nguyễn Thị Ánh began it in Besançon.',",
  },
  {
    name: 'writes a curly apostrophe and an ampersand',
    file: 'founder.ts',
    replace: /greeting: .*,/,
    by: "greeting: 'Dear parents & children of Saint Mary’s,',",
  },
  {
    name: 'writes a straight apostrophe between double quotation marks',
    file: 'founder.ts',
    replace: /greeting: .*,/,
    by: 'greeting: "It\'s good to see you,",',
  },
  {
    name: 'writes a very long line',
    file: 'founder.ts',
    replace: /lead: .*,/,
    by: `lead: '${'A child washes a table. '.repeat(60).trim()}',`,
  },
  {
    name: 'leaves a trailing comma out and indents by a tab',
    file: 'tuition.ts',
    replace: /decisionWeeks: 2,\n {4}paymentWeeks: 2,/,
    by: '\tdecisionWeeks: 3,\n\tpaymentWeeks: 4',
  },
  {
    name: 'leaves an import that nothing uses',
    file: 'founder.ts',
    replace: /^/,
    by: "import { school } from './school';\n",
  },
  {
    name: 'changes a price',
    file: 'tuition.ts',
    replace: 'price: 1275',
    by: 'price: 2450',
  },
  {
    name: 'offers the same number of days twice, each by its id',
    file: 'tuition.ts',
    replace: "{ count: 3, names: 'Mon-Wed' },",
    by: "{ count: 3, names: 'Mon-Wed' }, { count: 3, names: 'Wed-Fri', id: 'late-week' },",
  },
  {
    name: 'has a telephone with dots and an extension',
    file: 'school.ts',
    replace: /telephone: .*,/,
    by: "telephone: '413.555.0199 ext. 12',",
  },
  {
    name: 'belongs to no society and needs no license',
    file: 'school.ts',
    replace: / {2}association: .*\n {2}license: .*\n/,
    by: '',
  },
  {
    name: 'takes no deposit and has no playgroup',
    file: 'tuition.ts',
    replace: /offers: [^]*?free: 'free',([^]*?) {4}deposit: .*\n/,
    by: "free: 'free',$1",
  },
  {
    name: 'writes a price of the table into a text',
    file: 'programs.ts',
    replace: "lead: '",
    by: '$&From $1,275 a month, or 780 dollars. ',
  },
  {
    name: 'tells a year, a day and a span of years that is no school year',
    file: 'founder.ts',
    replace: "lead: '",
    by: '$&In 1999, on 2031-10-14, and from 2001-2009. ',
  },
  {
    name: 'names the school year by the fact',
    file: 'programs.ts',
    replace: /(import[^]*?)\n\nexport([^]*?)lead: .*,/,
    by: "$1\nimport { school } from './school';\n\nexport$2lead: `For ${school.schoolYear} and after.`,",
  },
  {
    name: 'links to a page, a place, mail, a telephone and another site',
    file: 'founder.ts',
    replace: "lead: '",
    by: '$&See [a](/tuition), [b](/programs#primary), [c](mailto:a@b.example?subject=Hi), [d](tel:+14135550199), [e](https://example.org/a?b=c#d), [f](/), [g](#here) and [h](/downloads/school.vcf). ',
  },
  {
    name: 'writes brackets that are no link',
    file: 'founder.ts',
    replace: "lead: '",
    by: '$&See the shelf (the low one) [and] the table [1] (where the bowl is), [sic] (see below). ',
  },
  {
    name: 'describes a photograph of picture books',
    file: 'photos.ts',
    replace: /alt: .*,/,
    by: "alt: 'Picture books in a basket beside a small chair',",
  },
  {
    name: 'asks a price with cents',
    file: 'tuition.ts',
    replace: /price: \d+/,
    by: 'price: 1275.50',
  },
  {
    name: 'announces an open house and open places',
    file: 'dates.ts',
    replace: 'openHouses: [',
    by: "openings: { asOf: '2031-10-01', programs: [{ program: 'toddler', places: 'two' }, { program: 'Primary', places: 'one' }] },\n  $&{ date: '2031-10-15', from: '10:00', to: '12:00' }",
  },
  {
    name: 'renames a program',
    file: 'programs.ts',
    replace: "name: 'Toddler Program'",
    by: "name: 'Toddler Community'",
  },
  {
    name: 'describes a program that begins at birth',
    file: 'programs.ts',
    replace: 'ages: { from: { years: 2 }, to: { years: 3 } }',
    by: 'ages: { from: { months: 2 }, to: { years: 3 } }',
  },
  {
    name: 'adds a social page',
    file: 'school.ts',
    replace: 'socialMedia: []',
    by: "socialMedia: [{ name: 'Pictures', url: 'https://example.org/school' }]",
  },
  {
    name: 'writes a word that looks like a gap',
    file: 'founder.ts',
    replace: "lead: '",
    by: '$&Todo el mundo is welcome… and the coats, too. ',
  },
];
