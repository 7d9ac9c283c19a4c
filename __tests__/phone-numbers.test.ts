import schema from '@/content/schema/school';
import { telephoneHref } from '@/content/schema/parts/telephone';
import school from '@/e2e/fixture/content/school';

const { telephone } = schema.shape;

describe('the school’s phone number', () => {
  it('gets plain digits, hyphens and spaces', () => {
    expect(telephone.parse('（５０５）\u00a0555\u20130187')).toBe('(505) 555-0187');
  });

  test.each([
    ['1-413-555-0142 Ext. 12', 'tel:+14135550142;ext=12'],
    ['+44 (0)20 7946 0142', 'tel:+442079460142'],
    ['555-0142', ''],
    ['Call 413-555-0142', ''],
  ])('“%s” is dialed as “%s”', (printed, dialed) => expect(telephoneHref(printed)).toBe(dialed));

  it('is in the school’s country if it has no +', () => {
    const parse = (locale: string) =>
      schema.safeParse({ ...school, telephone: '020 7946 0018', locale });
    expect(telephoneHref('020 7946 0018', 'en-GB')).toBe('tel:+442079460018');
    expect(parse('en-GB').success).toBe(true);
    expect(parse('en-CA').error?.issues[0]?.message).toContain('For a number outside CA');
  });
});
