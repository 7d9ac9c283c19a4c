/** @jest-environment node */
import fc from 'fast-check';
import { contactMessage } from '@/components/contact-form/schema';

const right = {
  from_name: 'Ada Alder',
  from_email: 'ada@alder.example',
  from_phone: '(413) 555-0142',
  message: 'May we visit?',
};
type Name = keyof typeof right;

/** The first complaint about one field when the three others are right. */
function complaint(name: Name, value: string) {
  const result = contactMessage.safeParse({ ...right, [name]: value });
  const issues = result.error?.issues ?? [];
  expect(issues.every((issue) => issue.path[0] === name)).toBe(true);
  return issues[0]?.message;
}

/*
 * The oracle: section 5 of the specification and the two standards behind it, read character by
 * character. It shares no line and no regular expression with the schema.
 */
const letters = 'abcdefghijklmnopqrstuvwxyz';
const letterOrDigit = new Set(`${letters}${letters.toUpperCase()}0123456789`);
const atomText = new Set([...letterOrDigit, ..."!#$%&'*+-/=?^_`{|}~"]);
const phoneText = new Set('0123456789 -+()');
/** White space and line ends of ECMAScript, which are what a blank is. */
const blank = new Set(
  [
    0x9, 0xa, 0xb, 0xc, 0xd, 0x20, 0xa0, 0x1680, 0x2000, 0x2001, 0x2002, 0x2003, 0x2004, 0x2005,
    0x2006, 0x2007, 0x2008, 0x2009, 0x200a, 0x2028, 0x2029, 0x202f, 0x205f, 0x3000, 0xfeff,
  ].map((code) => String.fromCharCode(code)),
);

const consistsOf = (text: string, allowed: Set<string>) =>
  text.split('').every((character) => allowed.has(character));

function isDotString(local: string) {
  return local.split('.').every((atom) => atom.length > 0 && consistsOf(atom, atomText));
}

function isLabel(label: string) {
  const inner = label.split('-').join('');
  if (label.length < 1 || label.length > 63 || !consistsOf(inner, letterOrDigit)) return false;
  return label[0] !== '-' && label[label.length - 1] !== '-';
}

function isAddress(value: string) {
  const parts = value.split('@');
  if (parts.length !== 2 || value.length > 254) return false;
  const [local = '', domain = ''] = parts;
  return local.length <= 64 && isDotString(local) && domain.split('.').every(isLabel);
}

function expected(name: Name, value: string) {
  const empty = consistsOf(value, blank);
  switch (name) {
    case 'from_name':
      return empty ? 'nameRequired' : undefined;
    case 'from_email':
      return empty ? 'emailRequired' : isAddress(value) ? undefined : 'emailInvalid';
    case 'from_phone':
      return empty ? 'phoneRequired' : consistsOf(value, phoneText) ? undefined : 'phoneInvalid';
    case 'message':
      return empty ? 'messageRequired' : undefined;
  }
}

/** Checks the schema against the oracle, and that the cases were not all of one kind. */
function agree(name: Name, values: fc.Arbitrary<string>, runs: number) {
  const seen = new Map<string | undefined, number>();
  fc.assert(
    fc.property(values, (value) => {
      const answer = expected(name, value);
      seen.set(answer, (seen.get(answer) ?? 0) + 1);
      expect({ value, answer: complaint(name, value) }).toEqual({ value, answer });
    }),
    { numRuns: runs },
  );
  return seen;
}

const of = (alphabet: string, minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...alphabet), minLength, maxLength });

/** Addresses as people write them, with every length around the limits, and a slip in some. */
const label = fc.oneof(
  of('abcXYZ019', 1, 12),
  of('ab0-', 1, 6),
  fc.integer({ min: 60, max: 66 }).map((length) => 'd'.repeat(length)),
);
const local = fc.oneof(
  of("abcXYZ019!#$%&'*+-/=?^_`{|}~", 1, 12),
  of('ab.', 1, 8),
  fc.integer({ min: 61, max: 67 }).map((length) => 'l'.repeat(length)),
);
const address = fc
  .tuple(local, fc.array(label, { minLength: 1, maxLength: 5 }))
  .map(([before, labels]) => `${before}@${labels.join('.')}`);
const slip = fc
  .tuple(address, fc.nat(), fc.constantFrom('.', '@', '-', ' ', '\n', 'é', 'ſ', '"', '_', '\u212a'))
  .map(([value, place, extra]) => {
    const at = place % (value.length + 1);
    return value.slice(0, at) + extra + value.slice(at);
  });
/** Around 253, 254 and 255 characters: full labels, and a last one that makes up the length. */
const long = fc
  .tuple(fc.integer({ min: 1, max: 66 }), fc.integer({ min: 250, max: 258 }))
  .map(([before, total]) => {
    const domain = Array<string>(4).fill('d'.repeat(63)).join('.');
    return `${'l'.repeat(before)}@${domain.slice(0, total - before - 1)}`;
  });
const anything = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  of('a.@-_ A0é\n', 0, 9),
  of([...blank, 'x'].join(''), 0, 3),
);

describe('the rules agree with the specification read by hand', () => {
  test('for twenty thousand e-mail addresses', () => {
    const seen = agree('from_email', fc.oneof(address, slip, long, anything), 20_000);
    expect(seen.get(undefined)).toBeGreaterThan(2_000);
    expect(seen.get('emailInvalid')).toBeGreaterThan(2_000);
    expect(seen.get('emailRequired')).toBeGreaterThan(50);
  });

  test('for ten thousand telephone numbers', () => {
    const number = of('0123456789 -+()', 0, 20);
    const nearly = of('0123456789 -+().x٣\n', 0, 12);
    const seen = agree('from_phone', fc.oneof(number, nearly, anything), 10_000);
    expect(seen.get(undefined)).toBeGreaterThan(1_000);
    expect(seen.get('phoneInvalid')).toBeGreaterThan(1_000);
    expect(seen.get('phoneRequired')).toBeGreaterThan(50);
  });

  test.each(['from_name', 'message'] as const)('for five thousand texts as %s', (name) => {
    const seen = agree(name, anything, 5_000);
    expect(seen.get(undefined)).toBeGreaterThan(1_000);
    expect(seen.size).toBe(2);
  });
});

describe('an e-mail address at its limits', () => {
  const l = (length: number) => 'l'.repeat(length);
  const d = (length: number) => 'd'.repeat(length);
  /** 64 characters, the @, two full labels with their dots: 193, and a last label for the rest. */
  const total = (length: number) => `${l(64)}@${d(63)}.${d(63)}.${d(length - 193)}`;

  test.each([
    ['64 before the @', `${l(64)}@school.example`],
    ['a label of 63', `ada@${d(63)}.example`],
    ['a first label of 63 that is the only one', `ada@${d(63)}`],
    ['253 in all', total(253)],
    ['254 in all', total(254)],
    ['no dot behind the @', 'a@b'],
    ['every sign that is allowed', "!#$%&'*+-/=?^_`{|}~@b.c"],
    ['capitals', 'Ada.Alder@School.EXAMPLE'],
    ['a name like a number', '1@2.3'],
    ['an international domain as browsers hand it over', 'ada@xn--bcher-kva.example'],
  ])('is valid: %s', (_, value) => {
    expect(complaint('from_email', value)).toBeUndefined();
  });

  test.each([
    ['65 before the @', `${l(65)}@school.example`],
    ['a label of 64', `ada@${d(64)}.example`],
    ['a last label of 64', `ada@school.${d(64)}`],
    ['255 in all', total(255)],
    ['a dot at the start', '.a@b.c'],
    ['a dot before the @', 'a.@b.c'],
    ['two dots', 'a..b@c.d'],
    ['a hyphen at the start of a label', 'a@-b.c'],
    ['a hyphen at the end of a label', 'a@b-.c'],
    ['a dot at the end', 'a@b.c.'],
    ['no @', 'school.example'],
    ['two @', 'a@b@c.d'],
    ['nothing before the @', '@b.c'],
    ['nothing behind the @', 'a@'],
    ['quotation marks', '"a b"@c.d'],
    ['an address in numbers', 'a@[127.0.0.1]'],
    ['a blank at the end', 'a@b.c '],
    ['a line end at the end', 'a@b.c\n'],
    ['a letter with an accent', 'adé@b.c'],
  ])('is invalid: %s', (_, value) => {
    expect(complaint('from_email', value)).toBe('emailInvalid');
  });

  test('is judged at once however long it is', () => {
    const started = performance.now();
    for (const value of [l(200_000), `${'a.'.repeat(100_000)}@`, `a@${'b-'.repeat(100_000)}`]) {
      expect(complaint('from_email', value)).toBe('emailInvalid');
    }
    expect(performance.now() - started).toBeLessThan(500);
  });
});

test('a message of 200,000 characters is as good as a short one', () => {
  expect(complaint('message', 'x'.repeat(200_000))).toBeUndefined();
  expect(complaint('from_name', 'x'.repeat(200_000))).toBeUndefined();
  expect(complaint('from_phone', '1'.repeat(200_000))).toBeUndefined();
});

test('an empty form has one complaint for each field', () => {
  const empty = { from_name: '', from_email: '', from_phone: '', message: '' };
  const issues = contactMessage.safeParse(empty).error?.issues ?? [];
  expect(issues.map((issue) => issue.message)).toEqual([
    'nameRequired',
    'emailRequired',
    'phoneRequired',
    'messageRequired',
  ]);
});

test('the rules change nothing of what was written', () => {
  const text = fc.string({ unit: 'binary' }).filter((value) => value.trim() !== '');
  fc.assert(
    fc.property(text, text, (from_name, message) => {
      const written = { ...right, from_name, message };
      expect(contactMessage.parse(written)).toEqual(written);
    }),
    { numRuns: 5_000 },
  );
});
