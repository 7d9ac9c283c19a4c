import fc from 'fast-check';
import { ageScale } from '@/app/_lib/program-summaries';
import { position } from '@/components/age-chart';
import { ages, inMonths, type Ages } from '@/content/schema/ages';

test('each bar stays inside the age chart, and is as long as its age range', () => {
  const age = fc.oneof(
    fc.record({ weeks: fc.integer({ min: 1, max: 26 }) }),
    fc.record({ months: fc.integer({ min: 1, max: 36 }) }),
    fc.record({ years: fc.integer({ min: 1, max: 18 }) }),
  );
  const range = fc.record({ from: age, to: age }).filter((each) => ages.safeParse(each).success);
  const holds = (ranges: Ages[]) => {
    const scale = ageScale(ranges.map((each) => ({ ages: each })));
    for (const { from, to } of ranges) {
      const [left, right] = [from, to].map((end) => position(inMonths(end), scale));
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(100 + 1e-9);
      const percent = (100 * (inMonths(to) - inMonths(from))) / (12 * (scale.at(-1)! - scale[0]!));
      expect(right! - left!).toBeCloseTo(percent);
    }
  };
  fc.assert(fc.property(fc.array(range, { minLength: 1, maxLength: 8 }), holds));
});
