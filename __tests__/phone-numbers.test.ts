import schema from '@/content/schema/school';
import { telephoneHref } from '@/content/schema/parts/telephone';
import school from '@/e2e/fixture/content/school';

const { telephone } = schema.shape;

describe('the school’s phone number', () => {
  it('gets plain digits, hyphens and spaces', () => {
    expect(telephone.parse('（５０５）\u00a0555\u20130187')).toBe('(505) 555-0187');
  });

  test.each([
    ['(413) 555-0142', '+14135550142'],
    ['1-413-555-0142 Ext. 12', '+14135550142;ext=12'],
    ['413.555.0142, x345', '+14135550142;ext=345'],
    ['+1 (413) 555-0142 extension 1', '+14135550142;ext=1'],
    ['+44 (0)20 7946 0142', '+442079460142'],
    ['(+44) 20 7946 0018', '+442079460018'],
    ['+41 44 668 18 00', '+41446681800'],
  ])('is printed as %s and dialed as %s', (printed, dialed) => {
    expect(telephoneHref(telephone.parse(printed))).toBe(`tel:${dialed}`);
  });

  test.each(['020 7946 0018', '0412 345 678', '555-0142', '413-555-01423', '+413-555-0142'])(
    'can’t be %s, which no phone can dial',
    (printed) => expect(telephoneHref(printed)).toBe(''),
  );

  it('is in the school’s country if it has no +', () => {
    const parse = (locale: string) =>
      schema.safeParse({ ...school, telephone: '020 7946 0018', locale });
    expect(telephoneHref('020 7946 0018', 'en-GB')).toBe('tel:+442079460018');
    expect(parse('en-GB').success).toBe(true);
    expect(parse('en-CA').error?.issues[0]?.message).toContain('For a number outside CA');
  });
});
