import { ageScale } from '@/app/_lib/program-summaries';
import { position } from '@/components/age-chart';

test('the scale of the age chart covers the ages of all programs, from its left end to its right', () => {
  const toddler = { from: { months: 18 }, to: { months: 36 } };
  const elementary = { from: { years: 6 }, to: { years: 9 } };
  const scale = ageScale([{ ages: elementary }, { ages: toddler }, {}]);
  expect(scale).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect([12, 18, 108].map((months) => position(months, scale))).toEqual([0, 6.25, 100]);
});
