/** @jest-environment node */
import { isOver } from '@/content/schema/days';
import { contentRules } from '@/content/schema/rules';
import { dates } from './fixture-school/content/dates';
import { founder } from './fixture-school/content/founder';
import { home } from './fixture-school/content/home';
import { pages } from './fixture-school/content/pages';
import { photos } from './fixture-school/content/photos';
import { programs } from './fixture-school/content/programs';
import { school } from './fixture-school/content/school';
import { tuition } from './fixture-school/content/tuition';

const content = { dates, founder, home, pages, photos, programs, school, tuition };

/** What the check says of the fixture's school year, 2031-2032, on a day. */
const saidOn = (today: string) =>
  contentRules(today)
    .safeParse(content)
    .error?.issues.map(({ path, message }) => {
      expect(path).toEqual(['school', 'schoolYear']);
      return message;
    }) ?? [];

test.each(['2031-08-15', '2032-01-01', '2032-05-31'])(
  'nothing is said of the year on %s',
  (day) => {
    expect(saidOn(day)).toEqual([]);
  },
);

test.each(['2032-06-01', '2032-07-31'])('on %s an editor reads that the year is ending', (day) => {
  expect(saidOn(day)).toEqual([
    expect.stringMatching(/^the school year 2031-2032 ends this summer: /),
  ]);
  expect(isOver('2031-2032', day)).toBe(false);
});

test.each(['2032-08-01', '2033-01-01'])('on %s an editor reads that the year is over', (day) => {
  expect(saidOn(day)).toEqual([expect.stringMatching(/^the school year 2031-2032 is over, /)]);
  expect(isOver('2031-2032', day)).toBe(true);
});

test('a year that ends never stops a build', () => {
  const issues = contentRules('2040-01-01').safeParse(content).error!.issues;
  for (const issue of issues) expect(issue).toMatchObject({ params: { isWarning: true } });
});
