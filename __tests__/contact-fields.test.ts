import { errorOf } from '@/components/contact-form/fields';
import { contactFields, type ContactField } from '@/content/shared/contact-fields';
import contact from '@/e2e/fixture/content/contact';

const { errors } = contact.form;

function errorIn(name: ContactField['name'], text: string) {
  const field = contactFields.find((each) => each.name === name)!;
  return errorOf(field, text, errors);
}

const a = (length: number) => 'a'.repeat(length);
/** An address of this length: 64 characters before the @, labels of at most 63 after it. */
const long = (length: number) => `${a(64)}@${a(63)}.${a(63)}.${a(length - 193)}`;

const blank = '\t\n\v\f\r \u00a0\u1680\u2000\u200a\u2028\u2029\u202f\u205f\u3000\ufeff';

describe('a field', () => {
  test.each(contactFields)('needs text: $name', (field) => {
    for (const text of ['', blank])
      expect(errorOf(field, text, errors)).toBe(errors[`${field.label}Required`]);
  });

  test.each(['from_name', 'from_phone', 'message'] as const)(
    'can have text of any length: %s',
    (name) => expect(errorIn(name, '1'.repeat(200_000))).toBeUndefined(),
  );
});

describe('the visitor’s address', () => {
  // The HTML standard's addresses, limited to a Dot-string before the @ and to the lengths of RFC 5321.
  test.each([
    ...[`${a(64)}@school.example`, `ada@${a(63)}.example`, long(254)],
    ..."a@b !#$%&'*+-/=?^_`{|}~@b.c ada.b.alder@The-Old--School.EXAMPLE".split(' '),
  ])('can be “%s”', (address) => {
    expect(errorIn('from_email', address)).toBeUndefined();
  });

  test.each([
    ...[`${a(65)}@school.example`, `ada@${a(64)}.example`, long(255), 'a@b.c\n'],
    ...'.a@b.c a.@b.c a..b@c.d a@-b.c a@b-.c a@b..c a@b.c. a@b_c.d b.c a@b@c.d "a"@b.c'.split(' '),
    // The Kelvin sign looks like a K.
    '\u212a@b.c',
  ])('can’t be “%s”', (address) => {
    expect(errorIn('from_email', address)).toBe(errors.emailInvalid);
  });
});

describe('the visitor’s number', () => {
  test.each(['5', '(413) 555-0142', '+1 413 555 0142', '0123456789 -+()'])(
    'can be “%s”',
    (number) => expect(errorIn('from_phone', number)).toBeUndefined(),
  );

  test.each(['413.555', 'call me', '555 x1', '٣٤٥', '555\n', '5\u00a05'])(
    'can’t be “%s”',
    (number) => expect(errorIn('from_phone', number)).toBe(errors.phoneInvalid),
  );
});
