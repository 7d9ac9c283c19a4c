import { answers, photo, textOf } from './school-copy';

test('in a new school year, every price and date is listed to be looked at again', async () => {
  const { said } = await answers("school.ts | '2031-2032' | '2032-2033'");
  expect(said).toContainEqual(
    expect.stringMatching(/tuition\.ts:7: the prices were set for 2031-2032, but .* now 2032-2033/),
  );
  expect(said).toContainEqual(expect.stringMatching(/tuition\.ts:\d+: look again: .* is 24850\.$/));
  expect(said).toContainEqual(expect.stringMatching(/dates\.ts:\d+: .*until” is 2031-10-16\.$/));
});

test('what is perhaps out of date, unused or mistyped is only a warning', async () => {
  const edits = `
    meet-the-founder.ts | lead: 'I | lead: 'In 2030–31 I | write \${facts.schoolYear} instead
    our-garden.ts | file: 'field-trip | file: '2030-2031 | upload the new document
    dates.ts | from: '2031-10-15', until: '2031-10-16' | from: '2031-08-13', until: '2031-08-31' | the notice until 2031-08-31 is past
    dates.ts | date: '2031-09-02' | date: '2031-08-31' | “First day of school” is past
    tuition.ts | price: 2400 | price: 24000 | is far from all other prices of this program
    photos.ts | hal: | attic: { alt: 'An attic' },⏎  hal: | no page shows “attic”
    content/photos.ts:8 | is 1199 pixels wide, and needs 1200
    content/farm.ts:6 | no row of content/pages.ts publishes this page
  `;
  const files = {
    '../public/files/2030-2031.docx': 'a',
    'photos/attic.jpg': await photo(1200),
    'photos/porch.jpg': await photo(1199),
    'farm.ts': textOf('our-garden.ts'),
  };
  const { said, warnings } = await answers(edits, { files });
  expect(said).toEqual(warnings);
});

test.each([
  ['2032-05-31', []],
  ['2032-06-01', ['the school year 2031-2032 ends this summer']],
  ['2032-08-01', ['the school year 2031-2032 is over, and every page still shows it']],
])('on %s, the check says whether the school year ends or is over', async (now, sentences) => {
  const said = (await answers('', { now })).said.filter((each) => each.includes('school year'));
  expect(said).toEqual(sentences.map((each) => expect.stringContaining(each)));
});
