import { validate } from '@/components/contact-form/fields';
import { sampleMessage } from '@/e2e/sample-message';

const required = {
  from_name: 'nameRequired',
  from_email: 'emailRequired',
  from_phone: 'phoneRequired',
  message: 'messageRequired',
};
const a = (length: number) => 'a'.repeat(length);
/** An address of this length, with 64 characters before the @ and labels of at most 63 after it. */
const long = (length: number) => `${a(64)}@${a(63)}.${a(63)}.${a(length - 193)}`;

test('every field is required, and white space alone is not enough', () => {
  const blank = '\t\n\v\f\r \u00a0\u1680\u2000\u200a\u2028\u2029\u202f\u205f\u3000\ufeff';
  for (const value of ['', blank]) {
    const message = { from_name: value, from_email: value, from_phone: value, message: value };
    expect(validate(message)).toEqual(required);
  }
});

test('a name, a telephone number and a message may have any length', () => {
  const [from_name, from_phone] = [a(200_000), '1'.repeat(200_000)];
  expect(validate({ ...sampleMessage, from_name, from_phone, message: a(200_000) })).toEqual({});
});

// The HTML standard's valid e-mail address, with a Dot-string before the @ and the lengths of
// RFC 5321.
test.each([
  ['64 characters before the @', `${a(64)}@school.example`],
  ['a label of 63 characters', `ada@${a(63)}.example`],
  ['254 characters in all', long(254)],
  ['no dot after the @', 'a@b'],
  ['every sign that is allowed', "!#$%&'*+-/=?^_`{|}~@b.c"],
  ['dots before the @, hyphens and capitals after it', 'ada.b.alder@The-Old--School.EXAMPLE'],
])('an e-mail address is valid with %s', (_, from_email) => {
  expect(validate({ ...sampleMessage, from_email })).toEqual({});
});

test.each([
  ['65 characters before the @', `${a(65)}@school.example`],
  ['a label of 64 characters', `ada@${a(64)}.example`],
  ['255 characters in all', long(255)],
  ['a dot at the start', '.a@b.c'],
  ['a dot before the @', 'a.@b.c'],
  ['two dots in a row', 'a..b@c.d'],
  ['a hyphen at the start of a label', 'a@-b.c'],
  ['a hyphen at the end of a label', 'a@b-.c'],
  ['an empty label', 'a@b..c'],
  ['a dot at the end', 'a@b.c.'],
  ['an underscore after the @', 'a@b_c.d'],
  ['no @', 'school.example'],
  ['two @', 'a@b@c.d'],
  ['quotation marks', '"a"@b.c'],
  ['a line end at the end', 'a@b.c\n'],
  ['a letter that looks like an ASCII letter', '\u212a@b.c'],
])('an e-mail address is invalid with %s', (_, from_email) => {
  expect(validate({ ...sampleMessage, from_email })).toEqual({ from_email: 'emailInvalid' });
});

test.each(['5', '(413) 555-0142', '+1 413 555 0142', '0123456789 -+()'])(
  'a telephone number may be “%s”',
  (from_phone) => expect(validate({ ...sampleMessage, from_phone })).toEqual({}),
);

test.each(['413.555', 'call me', '555 x1', '٣٤٥', '555\n', '5\u00a05'])(
  'a telephone number may not be “%s”',
  (from_phone) =>
    expect(validate({ ...sampleMessage, from_phone })).toEqual({ from_phone: 'phoneInvalid' }),
);
