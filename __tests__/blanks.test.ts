import { exampleValues } from '@/scripts/check/rules/example-values';
import { isPublic } from '@/scripts/configuration/is-public';
import { check, compare, edited, type Edit } from './school-copy';

const url = 'https://www.school-of-hall.org';
const draft: Edit = ['school', '  name:', '  draft: true, name:'];
const sample: Edit = ['school', '  name:', '  sample: true, name:', `${url} is a public address`];
/** A frame whose photo is missing. */
const frame: [string, string, string] = [
  'our-garden',
  '{ photo: "the-long',
  '{ placeholder: "A" }, { photo: "the-long',
];

test('on a public site, each blank and each empty frame is a mistake with its remedy', async () => {
  const ifNot = '. Replace it with your answer. If it doesn’t apply to you, delete';
  const edits: Edit[] = [
    ['contact', 'Bus', '[[12 Maple St]] Bus', '“12 Maple St” is still in brackets. If it’s your'],
    ['home', 'facts.ages', '"[[Which?]]"', `[[Which?]]${ifNot} the group { … } that it’s in.`],
    ['home', 'In 2010', '[[What is [four](/contact)?]]', '[[What is [four](/contact)?]]. Repl'],
    [...frame, 'the frame for “A” is empty. Write { photo: "name" } with a name from'],
    ['school', 'Saint Zoë’s', '[[Short?]]', 'still blank: [[Short?]]. Replace it with your'],
    ['school', 'Friday, 7:30am-1pm', '[[How?]]', `[[How?]]${ifNot} its line.`],
    ['school', 'Thùy Nguyễn', '[[Who?]]', `[[Who?]]${ifNot} “name: …,”.`],
    ['welcome-letter', '"Dogs', '"[[A?]]", "Dogs', `[[A?]]${ifNot} it and the comma after it.`],
    ['welcome-letter', '"porch"', '{ placeholder: "A" }', 'Write photo: "name" with a name from'],
  ];
  const { mistakes } = await check(edited(...edits), { url });
  const { missing, others } = compare(mistakes, edits);
  expect(missing).toEqual([]);
  expect(others.filter((each) => !each.includes('is only an example'))).toEqual([]);
});

test('in a draft, each file has a warning with its number of blanks and empty frames', async () => {
  const edits: Edit[] = [
    // Brackets that don't close or open are blanks as well.
    ['contact', 'Bus', 'half]] Bus', 'this file has 1 blank to fill in. The first one is here.'],
    ['home', 'In 2010 we', '[[12 Maple Street', 'this file has 1 blank to fill in'],
    [...frame, 'this file has 1 blank to fill in'],
    // The fixture's number and address are for examples.
    ['school', '555-0187', '555-0187', '555-0187 ext. 12” is only an example'],
    ['school', 'front.office', 'front.office', 'is only an example'],
    ['welcome-letter', '"Dogs', '"[[12 Maple St]]", "[An answer]", "Dogs', '1 blank to fill in'],
  ];
  const { mistakes, warnings } = await check(edited(...edits, draft), { url });
  expect(mistakes).toEqual([]);
  const { missing, others } = compare(warnings, edits);
  expect(missing).toEqual([]);
  expect(others).toEqual([
    expect.stringContaining('“12 Maple St” is still in brackets.'),
    expect.stringContaining('the page shows “[An answer]” as it’s written here. Take the brackets'),
  ]);
});

test('a draft without blanks is told to let search engines in', async () => {
  const { mistakes, warnings } = await check(edited(draft));
  expect(mistakes).toEqual([]);
  expect(warnings).toContain(
    'content/school.ts:5: Nothing is missing. Remove `draft: true` to let search engines in.',
  );
});

test('the sample may have empty frames, but no public address', async () => {
  expect(await check(edited(frame, sample))).toEqual({ mistakes: [], warnings: [] });
  const { mistakes } = await check(edited(frame, sample), { url });
  expect(compare(mistakes, [sample])).toEqual({ missing: [], others: [] });
});

test('the sample can’t be a draft', async () => {
  const both: Edit = ['school', '  name:', '  sample: true, draft: true, name:', 'be a draft'];
  const { mistakes } = await check(edited(both));
  expect(compare(mistakes, [both])).toEqual({ missing: [], others: [] });
});

test.each(['https://www.school.example', 'http://localhost:4173/repo', 'www.school.org', ''])(
  'the address “%s” isn’t public',
  (url) => expect(isPublic({ SITE_URL: url })).toBe(false),
);

test.each([
  ['telephone', '(505) 555-0101', 1],
  ['telephone', '(505) 555-0201', 0],
  ['email', 'office@school.example', 1],
  ['email', 'office@example-school.org', 0],
  ['href', 'https://www.example.org/a', 1],
  ['href', 'https://www.school.org/example', 0],
])('the %s %s has %d messages about examples', (type, value, count) => {
  const school = { draft: true, locale: 'en-US' };
  const leaves = [{ path: ['school', type], type, value }];
  const input = { content: { school }, leaves, environment: {} };
  expect(exampleValues(input as never)).toHaveLength(count);
});
