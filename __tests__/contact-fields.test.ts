import { errorOf } from '@/components/contact-form/fields';
import { contactFields, messageOf } from '@/content/shared/contact-fields';
import contact from '@/e2e/fixture/content/contact';
import { sampleMessage } from '@/e2e/sample-message';

const { errors: sentences } = contact.form;

/** The errors of the sample message after changes, by field. */
function errorsOf(changes: Partial<typeof sampleMessage>) {
  const message = { ...sampleMessage, ...changes };
  const errors = contactFields.map((field) => [
    field.name,
    errorOf(field, message[field.name], sentences),
  ]);
  return Object.fromEntries(errors.filter(([, error]) => error));
}

const a = (length: number) => 'a'.repeat(length);
/** An address of this length: 64 characters before the @, labels of at most 63 after it. */
const long = (length: number) => `${a(64)}@${a(63)}.${a(63)}.${a(length - 193)}`;

const blank = '\t\n\v\f\r \u00a0\u1680\u2000\u200a\u2028\u2029\u202f\u205f\u3000\ufeff';

describe('a message', () => {
  test.each([
    ['no text', ''],
    ['white space', blank],
  ])('gets an error for each field with %s', (_, text) => {
    expect(errorsOf(messageOf(() => text))).toEqual(
      messageOf(({ label }) => Object(sentences)[`${label}Required`]),
    );
  });

  it('can have any length, except an address', () => {
    const [text, from_phone] = [a(200_000), '1'.repeat(200_000)];
    expect(errorsOf({ from_name: text, from_phone, message: text })).toEqual({});
  });
});

describe('the visitor’s address', () => {
  // The HTML standard's addresses, limited to a Dot-string before the @ and to the lengths of RFC 5321.
  test.each([
    ...[`${a(64)}@school.example`, `ada@${a(63)}.example`, long(254)],
    ..."a@b !#$%&'*+-/=?^_`{|}~@b.c ada.b.alder@The-Old--School.EXAMPLE".split(' '),
  ])('can be “%s”', (from_email) => {
    expect(errorsOf({ from_email })).toEqual({});
  });

  test.each([
    ...[`${a(65)}@school.example`, `ada@${a(64)}.example`, long(255), 'a@b.c\n'],
    ...'.a@b.c a.@b.c a..b@c.d a@-b.c a@b-.c a@b..c a@b.c. a@b_c.d b.c a@b@c.d "a"@b.c'.split(' '),
    // The Kelvin sign looks like a K.
    '\u212a@b.c',
  ])('can’t be “%s”', (from_email) => {
    expect(errorsOf({ from_email })).toEqual({ from_email: sentences.emailInvalid });
  });
});

describe('the visitor’s number', () => {
  test.each(['5', '(413) 555-0142', '+1 413 555 0142', '0123456789 -+()'])(
    'can be “%s”',
    (from_phone) => expect(errorsOf({ from_phone })).toEqual({}),
  );

  test.each(['413.555', 'call me', '555 x1', '٣٤٥', '555\n', '5\u00a05'])(
    'can’t be “%s”',
    (from_phone) =>
      expect(errorsOf({ from_phone })).toEqual({ from_phone: sentences.phoneInvalid }),
  );
});
