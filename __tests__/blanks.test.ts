import { exampleValues } from '@/scripts/check/rules/example-values';
import { isPublic } from '@/scripts/configuration/is-public';
import { check, edited, editsOf, expectMessages, type Edit, type Slip } from './school-copy';

const url = 'https://www.school-of-hall.org';
const draft: Edit = ['school', '  name:', '  draft: true, name:'];
const sample: Edit = ['school', '  name:', '  sample: true, name:'];
const frame: [string, string, string] = [
  'our-garden',
  '{ photo: "the-long',
  '{ placeholder: "A" }, { photo: "the-long',
];

describe('on a public site, a blank or an empty frame is a mistake with its remedy', () => {
  const question = '[[What is [four](/contact)?]]';
  const ifNot = '. Replace it with your answer. If it doesn’t apply to you, delete';
  const inGroup = `[[Which?]]${ifNot} the group { … } that it’s in.`;
  const withComma = `[[A?]]${ifNot} it and the comma after it.`;
  const inPhoto = 'Write photo: "name" with a name from';
  const slips: Slip[] = [
    [
      'an answer in its brackets',
      'contact',
      'Bus',
      '[[12 Maple St]] Bus',
      '“12 Maple St” is still',
    ],
    ['a blank in a group', 'home', 'facts.ages', '"[[Which?]]"', inGroup],
    ['a blank with a link', 'home', 'In 2010', question, `${question}. Replace it with`],
    ['an empty frame', ...frame, 'the frame for “A” is empty. Write { photo: "name" } with a'],
    [
      'a blank that must stay',
      'school',
      'Saint Zoë’s',
      '[[Short?]]',
      '[[Short?]]. Replace it with',
    ],
    ['a blank on its own line', 'school', 'Friday, 7:30am-1pm', '[[How?]]', `${ifNot} its line.`],
    ['a blank beside others', 'school', 'Thùy Nguyễn', '[[Who?]]', `${ifNot} “name: …,”.`],
    ['a blank in a list', 'welcome-letter', '"Dogs', '"[[A?]]", "Dogs', withComma],
    ['a frame as a photo', 'welcome-letter', '"porch"', '{ placeholder: "A" }', inPhoto],
    ['an example’s number', 'school', '555-0187', '555-0187', 'is only an example'],
    ['an example’s address', 'school', 'front.office', 'front.office', 'is only an example'],
  ];
  expectMessages(slips, async () => (await check(edited(...editsOf(slips)), { url })).mistakes);
});

describe('in a draft, each file has a warning with its number of blanks and empty frames', () => {
  const answers = '"[[12 Maple St]]", "[An answer]", "Dogs';
  const slips: Slip[] = [
    ['a blank that doesn’t open', 'contact', 'Bus', 'half]] Bus', '1 blank to fill in. The first'],
    ['a blank that doesn’t close', 'home', 'In 2010 we', '[[12 Maple Street', '1 blank to fill in'],
    ['an empty frame', ...frame, '1 blank to fill in'],
    ['an example’s number', 'school', '555-0187', '555-0187', '555-0187 ext. 12” is only an'],
    ['an example’s address', 'school', 'front.office', 'front.office', 'is only an example'],
    ['an answer in its brackets', 'welcome-letter', '"Dogs', answers, '1 blank to fill in'],
  ];
  expectMessages(slips, async () => {
    const { mistakes, warnings } = await check(edited(...editsOf(slips), draft), { url });
    return [...mistakes, ...warnings];
  }, [
    expect.stringContaining('“12 Maple St” is still in brackets.'),
    expect.stringContaining('the page shows “[An answer]” as it’s written here. Take the'),
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
  expect(mistakes).toEqual([expect.stringContaining(`${url} is a public address`)]);
});

test('the sample can’t be a draft', async () => {
  const { mistakes } = await check(
    edited(['school', '  name:', '  sample: true, draft: true, name:']),
  );
  expect(mistakes).toEqual([expect.stringContaining('the sample can’t be a draft')]);
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
