import { check, edited, lineOf, photo, textOf, type Edit, type Files } from './school-copy';

test('in a new school year, every price and date is listed to be looked at again', async () => {
  const year = ['school.ts', '2031-2032', '2032-2033'] as const;
  const sum = ['home.ts', "'Children", "'Until March\u00a015 it costs $80. Children"] as const;
  const { mistakes } = await check(edited([...year], [...sum]));
  for (const line of [
    /tuition\.ts:\d+: the prices were set for 2031-2032, but .* now 2032-2033/,
    /tuition\.ts:\d+: look again: “Nido, 5 long” is 24850\.$/,
    /dates\.ts:\d+: look again: “Orchard Road is flooded\.” is 2031-10-16\.$/,
    /home\.ts:\d+: look again: this says “March\s15 it costs \$80”\.$/,
  ])
    expect(mistakes).toContainEqual(expect.stringMatching(line));
});

const document = { '../public/files/2030-2031.docx': 'a' };

test.each<[...Edit, says: string, Files?]>([
  ['meet-the-founder.ts', "'I had", "'In 2030–31 I had", 'write ${facts.schoolYear} instead'],
  ['our-garden.ts', 'field-trip', '2030-2031', 'upload the new document', document],
  ['contact.ts', "'Bus", "'**Now** Bus", '“**Now**” is printed as it is'],
  ['contact.ts', "'Bus", "'&nbsp;<br> Bus", '“&nbsp;” is printed as it is'],
  ['contact.ts', "'Bus", "'See www.school.org Bus", '“www.school.org” is printed as it is'],
  ['contact.ts', "'Bus", "'[Ask](https://docs.google.com/forms/d/1/edit) Bus", 'cannot open'],
  ['tuition.ts', 'price: 2400', 'price: 24000', 'is far from all other prices of this program'],
  ['tuition.ts', 'amount: 75', 'amount: 750000', 'is more than ten times any other amount'],
  ['school.ts', "'Saint Zoë’s'", "'Alder Lane'", 'is no part of'],
  ['programs.ts', 'comingSoon: true', "agesNote: 'Not yet open'", 'this says “not yet open”'],
  ['programs.ts', "grade', ages:", "grade', //", 'leave out “Garden Club”'],
])('in %s, “%s” is worth a look if it becomes “%s”', async (file, from, to, says, files = {}) => {
  const { mistakes, warnings } = await check({ ...edited([file, from, to]), ...files });
  expect([mistakes, warnings]).toEqual([[], [expect.stringContaining(says)]]);
  expect(warnings[0]).toMatch(`content/${file}:${lineOf(file, from)}: `);
});

test('small photos, pages without a row and past dates are worth a look', async () => {
  const small = { 'photos/porch.jpg': photo(1199), 'photos/hal.jpg': photo(359) };
  const files = { ...small, 'farm.ts': textOf('our-garden.ts') };
  expect(await check(files, { now: '2031-10-18' })).toEqual({
    mistakes: [],
    warnings: [
      expect.stringContaining('the notice until 2031-10-16 is past'),
      expect.stringContaining('“Lambing week” is past'),
      expect.stringContaining('“First day of school” is past'),
      expect.stringContaining('no row of content/pages.ts publishes this page'),
      expect.stringContaining('this photo is 1199 pixels wide, and needs 1200'),
      expect.stringContaining('this photo is 359 pixels wide, and needs 360'),
    ],
  });
});

test.each([
  ['2032-05-31', []],
  ['2032-06-01', ['the school year 2031-2032 ends this summer']],
  ['2032-08-01', ['the school year 2031-2032 is over, and every page still shows it']],
])('on %s, the check says whether the school year ends or is over', async (now, sentences) => {
  const { warnings } = await check({}, { now });
  expect(warnings.filter((each) => each.includes('school year'))).toEqual(
    sentences.map((each) => expect.stringContaining(each)),
  );
});
