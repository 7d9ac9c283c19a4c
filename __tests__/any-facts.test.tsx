/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import fc from 'fast-check';
import { ageScale } from '@/app/_lib/program-summaries';
import { position } from '@/components/age-chart';
import { Frame } from '@/components/frame';
import { ages, inMonths, type Ages } from '@/content/schema/ages';
import { telephoneHref } from '@/content/schema/hrefs';
import schoolSchema from '@/content/schema/school';

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

test.each([
  ['(413) 555-0142', '+14135550142'],
  ['1-413-555-0142 ext. 12', '+14135550142;ext=12'],
  ['413.555.0142, x345', '+14135550142;ext=345'],
  ['+1 (413) 555-0142 extension 1', '+14135550142;ext=1'],
  ['+44 (0)20 7946 0142', '+442079460142'],
  ['(+44) 20 7946 0018', '+442079460018'],
])('a phone can dial the telephone number %s', (printed, dialed) => {
  const telephone = schoolSchema.shape.telephone.parse(printed);
  expect(telephoneHref({ telephone })).toBe(`tel:${dialed}`);
});

test.each(['020 7946 0018', '0412 345 678', '555-0142', '413-555-01423', '+44 20'])(
  'the telephone number %s, which lacks its country or area code or has a wrong digit, is refused',
  (printed) => expect(schoolSchema.shape.telephone.safeParse(printed).success).toBe(false),
);

test('the frame of an online form shows its loading text, and then loads the form', () => {
  const [href, loading] = ['https://forms.example/?a="1"&lt;=2', 'Loading <the form> & “all”'];
  const { container } = render(<Frame {...{ href, loading }} title="Form" height={9} />);
  const { srcdoc } = container.querySelector('iframe')!;
  const page = new DOMParser().parseFromString(srcdoc, 'text/html');
  const refresh = page.querySelector('meta[http-equiv=refresh]');
  expect(refresh?.getAttribute('content')).toBe(`0; url=${href}`);
  expect(page.querySelector('p')?.textContent).toBe(loading);
});
