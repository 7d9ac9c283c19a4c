import schoolSchema from '@/content/schema/school';
import { telephoneHref } from '@/content/schema/parts/telephone';

test('a pasted telephone number is normalized to plain digits, hyphens and spaces', () => {
  expect(schoolSchema.shape.telephone.parse('（５０５）\u00a0555\u20130187')).toBe(
    '(505) 555-0187',
  );
});

test.each([
  ['(413) 555-0142', '+14135550142'],
  ['1-413-555-0142 Ext. 12', '+14135550142;ext=12'],
  ['413.555.0142, x345', '+14135550142;ext=345'],
  ['+1 (413) 555-0142 extension 1', '+14135550142;ext=1'],
  ['+44 (0)20 7946 0142', '+442079460142'],
  ['(+44) 20 7946 0018', '+442079460018'],
  ['+41 44 668 18 00', '+41446681800'],
])('a phone can dial the telephone number %s', (printed, dialed) => {
  const telephone = schoolSchema.shape.telephone.parse(printed);
  expect(telephoneHref(telephone)).toBe(`tel:${dialed}`);
});

test.each(['020 7946 0018', '0412 345 678', '555-0142', '413-555-01423', '+413-555-0142'])(
  'the telephone number %s is refused: nobody can dial it',
  (printed) => expect(schoolSchema.shape.telephone.safeParse(printed).success).toBe(false),
);
