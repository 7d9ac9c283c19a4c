import schema from '@/content/schema/school';
import type { Locale } from '@/content/schema/parts/locale';
import { telephoneHref } from '@/content/schema/parts/telephone';
import school from '@/e2e/fixture/content/school';

describe('the school’s phone number', () => {
  it('gets plain digits, hyphens and spaces', () => {
    const { telephone } = schema.parse({ ...school, telephone: '（５０５）\u00a0555\u20130187' });
    expect(telephone).toBe('(505) 555-0187');
  });

  test.each([
    ['1-413-555-0142 Ext. 12', 'tel:+14135550142;ext=12'],
    ['+44 (0)20 7946 0142', 'tel:+442079460142'],
    // Area codes that the package doesn't list.
    ['(861) 234-5678', 'tel:+18612345678'],
    ['+1 621 234 5678', 'tel:+16212345678'],
    ['555-0142', ''],
    ['413-555-014', ''],
    ['413-555-01422', ''],
    ['(113) 234-5678', ''],
    ['(013) 234-5678', ''],
    ['(413) 134-5678', ''],
    ['+1 (0)413 555 0142', ''],
    ['413-555-0142, 413-555-0143', ''],
    ['Call 413-555-0142', ''],
  ])('“%s” is dialed as “%s”', (printed, dialed) => expect(telephoneHref(printed)).toBe(dialed));

  test.each<[Locale, right: string, unlisted: string, wrong: string[]]>([
    ['en-CA', '(613) 555-0142', '(861) 234-5678', ['555-0142', '(613) 555-014']],
    ['en-GB', '020 7946 0018', '07700 900123', ['7946 0018', '020 7946 001', '020 7946 00188']],
    ['en-IE', '01 496 0123', '084 123 4567', ['01 496 012', '496 012']],
    ['en-AU', '(02) 5550 1234', '05 5501 2345', ['5550 1234', '02 5550 123', '02 5550 12345']],
    ['en-NZ', '09 555 1234', '025 123 4567', ['555 1234', '09 555 123']],
    ['en-ZA', '011 555 1234', '090 123 4567', ['555 1234', '011 555 123', '011 555 12345']],
    ['en-IN', '022 2345 6789', '51234 56789', ['2345 6789', '022 2345 678', '022 2345 67890']],
    ['en-SG', '6123 4567', '5123 4567', ['6123 456', '6123 45678', '0123 4567']],
    ['en-HK', '2123 4567', '1123 4567', ['2123 456', '2123 45678']],
    ['en-PH', '(02) 8123 4567', '0700 123 4567', ['(02) 8123 456', '0917 123 45678']],
  ])(
    'with the locale %s has the form of %s, even if it’s unlisted like %s',
    (locale, ...numbers) => {
      const [right, unlisted, wrong] = numbers;
      expect(telephoneHref(right, locale)).toMatch(/^tel:\+/);
      expect(telephoneHref(unlisted, locale)).toMatch(/^tel:\+/);
      expect(wrong.filter((each) => telephoneHref(each, locale))).toEqual([]);
    },
  );

  it('may be in another country than the school', () => {
    expect(telephoneHref('+61 5 5501 2345')).toBe('tel:+61555012345');
    expect(telephoneHref('+49 30 1234567')).toBe('tel:+49301234567');
  });

  it('is in the school’s country if it has no +', () => {
    const parse = (locale: string) =>
      schema.safeParse({ ...school, telephone: '020 7946 0018', locale });
    expect(telephoneHref('020 7946 0018', 'en-GB')).toBe('tel:+442079460018');
    expect(parse('en-GB').success).toBe(true);
    expect(parse('en-CA').error?.issues[0]?.message).toContain('For a number outside CA');
  });
});
