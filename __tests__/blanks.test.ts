import { isPublic } from '@/scripts/check/rules/example-values';
import { check, edited } from './school-copy';

test('a draft has warnings for its blanks and for answers in brackets, even at a public address', async () => {
  const edits = edited(
    { file: 'school.ts', from: '  name:', to: '  draft: true,\n  name:' },
    { file: 'home.ts', from: 'In 2010 we', to: '[[12 Maple Street' },
    { file: 'contact.ts', from: 'Bus', to: 'half]] Bus' },
    { file: 'welcome-letter.ts', from: '"Dogs', to: '"[[12 Maple Street]]", "[An answer]", "Dogs' },
  );
  const found = await check(edits, { url: 'https://www.school-of-hall.org' });
  const warnings = [...found.mistakes, ...found.warnings].filter((each) => !/example/.test(each));
  expect(warnings).toEqual([
    expect.stringMatching(/^content\/contact\.ts:\d+: this file has 1 blank /),
    expect.stringMatching(/^content\/home\.ts:\d+: this file has 1 blank /),
    expect.stringMatching(
      /^content\/welcome-letter\.ts:\d+: “12 Maple Street” is still in brackets/,
    ),
    expect.stringMatching(
      /^content\/welcome-letter\.ts:\d+: the page shows the brackets of \[An answer\]/,
    ),
    expect.stringMatching(/^content\/welcome-letter\.ts:\d+: this file has 1 blank /),
  ]);
});

/** Frames for a photo of a page and for one between its paragraphs. */
const frames = [
  { file: 'welcome-letter.ts', from: 'photo: "porch"', to: 'photo: { placeholder: "A path" }' },
  {
    file: 'our-garden.ts',
    from: 'photo: "the-long-table", caption',
    to: 'placeholder: "Hooks", crop: "arch" }, { photo: "porch", caption',
  },
];

test('an empty frame on a public site is a mistake with its remedy', async () => {
  const { mistakes } = await check(edited(...frames), { url: 'https://www.school.org' });
  expect(mistakes.filter((each) => /frame/.test(each))).toEqual([
    expect.stringMatching(
      /^content\/our-garden\.ts:\d+: the frame for “Hooks” .* Write \{ photo: "name" \} .* delete the group/,
    ),
    expect.stringMatching(
      /^content\/welcome-letter\.ts:\d+: the frame for “A path” .* Write photo: "name" .* delete “photo:/,
    ),
  ]);
});

test.each([
  ['draft', 2],
  ['sample', 0],
])('in a %s, empty frames count as %d blanks', async (kind, count) => {
  const row = { file: 'school.ts', from: '  name:', to: `  ${kind}: true,\n  name:` };
  const { mistakes, warnings } = await check(edited(...frames, row));
  expect(mistakes).toEqual([]);
  expect(warnings.filter((each) => / 1 blank /.test(each))).toHaveLength(count);
});

test('a draft without blanks is told to let search engines in, and has warnings for examples', async () => {
  const draft = { file: 'school.ts', from: '  name:', to: '  draft: true,\n  name:' };
  for (const url of ['', 'https://www.school.org'])
    expect(await check(edited(draft), { url })).toEqual({
      mistakes: [],
      warnings: [
        'content/school.ts:5: Nothing is missing. Remove `draft: true` to let search engines in.',
        expect.stringMatching(
          /^content\/school\.ts:\d+: “\(505\) 555-0187 ext\. 12” is only an example/,
        ),
        expect.stringMatching(/^content\/school\.ts:\d+: “front\.office@.*” is only an example/),
      ],
    });
});

test('the sample can’t be a draft', async () => {
  const both = {
    file: 'school.ts',
    from: '  name:',
    to: '  sample: true,\n  draft: true,\n  name:',
  };
  const { mistakes } = await check(edited(both));
  expect(mistakes).toEqual([
    expect.stringMatching(/^content\/school\.ts:6: the sample can’t be a/),
  ]);
});

test('the message about a blank says what can be deleted if it doesn’t apply', async () => {
  const edits = edited(
    {
      file: 'school.ts',
      from: 'Monday to Thursday, 7:30am-5:30pm; Friday, 7:30am-1pm',
      to: '[[How?]]',
    },
    {
      file: 'school.ts',
      from: 'headOfSchool: { title: "Director", name: "Thùy Nguyễn" }',
      to: 'headOfSchool: { title: "Director", name: "[[Who?]]" }',
    },
    { file: 'school.ts', from: 'shortName: "Saint Zoë’s"', to: 'shortName: "[[Short?]]"' },
    { file: 'home.ts', from: 'value: facts.ages', to: 'value: "[[Which ages?]]"' },
    { file: 'welcome-letter.ts', from: '"Dogs', to: '"[[What?]]", "Dogs' },
  );
  const { mistakes } = await check(edits, { url: 'https://www.school.org' });
  const remedies = mistakes.flatMap(
    (each) => /\[\[(\w+).*your answer(.*)\.$/.exec(each)?.slice(1).join('') ?? [],
  );
  expect(remedies.sort()).toEqual([
    'How. If it doesn’t apply to you, delete its line',
    'Short',
    'What. If it doesn’t apply to you, delete it and the comma after it',
    'Which. If it doesn’t apply to you, delete the group { … } that it’s in',
    'Who. If it doesn’t apply to you, delete “name: …,”',
  ]);
});

test('a build for a public address stops at the sample and at each blank, where it’s written', async () => {
  const edits = edited(
    { file: 'school.ts', from: '  name:', to: '  sample: true,  name:' },
    { file: 'school.ts', from: 'Saint Zoë’s', to: '[[Which school?]]' },
    { file: 'home.ts', from: 'In 2010 we', to: '[[What is [four](/contact)?]] In 2010 we' },
  );
  const { mistakes } = await check(edits, { url: 'https://www.school.org' });
  expect(mistakes).toEqual([
    expect.stringMatching(/^content\/home\.ts:.*\[\[What is \[four\]\(\/contact\)\?\]\]/),
    expect.stringMatching(/^content\/school\.ts:5: .*www\.school\.org is a public/),
    expect.stringMatching(/^content\/school\.ts:6: .*\[\[Which school\?\]\]/),
  ]);
});

test.each(['https://www.school.example', 'http://localhost:4173/repo', 'www.school.org', ''])(
  'the address “%s” isn’t public',
  (url) => expect(isPublic({ SITE_URL: url })).toBe(false),
);
