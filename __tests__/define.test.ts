/** @jest-environment node */
import { z } from 'zod';
import { define } from '@/content/schema/define';
import pagesSchema from '@/content/schema/pages';
import schoolSchema from '@/content/schema/school';

const shape = z.strictObject({
  title: z.string().min(1),
  steps: z.array(z.strictObject({ name: z.string().max(5), price: z.int().positive() })).min(1),
  color: z.enum(['calm', 'bright']),
});
const good = { title: 'Tuition', steps: [{ name: 'One', price: 10 }], color: 'calm' as const };

/** What the editor reads when the value is refused. */
function messageFor(change: object): string {
  try {
    define('tuition', shape, { ...good, ...change } as never);
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('the value was accepted');
}

describe('an editor who makes a mistake in content reads', () => {
  test.each([
    ['a missing field', { title: undefined }, '“title” is missing: write text in quotation marks.'],
    [
      'a price as text',
      { steps: [{ name: 'One', price: '10' }] },
      '“steps, item 1 → price” must be a number without quotation marks, but it is "10".',
    ],
    [
      'a misspelt field',
      { titel: 'x' },
      'there is a field called “titel” that the site does not know: correct its spelling or take it out.',
    ],
    [
      'a misspelt field further in',
      { steps: [{ name: 'One', price: 1, prise: 2 }] },
      '“steps, item 1” has a field called “prise”',
    ],
    ['an empty text', { title: '' }, '“title” must not be empty.'],
    ['an empty list', { steps: [] }, '“steps” must have at least 1 item, but it has none.'],
    [
      'too long a text',
      { steps: [{ name: 'Much too long', price: 1 }] },
      '“steps, item 1 → name” is longer than 5 characters (it has 13): shorten it.',
    ],
    ['a price of nothing', { steps: [{ name: 'One', price: 0 }] }, '“steps, item 1 → price”'],
    [
      'an unknown choice',
      { color: 'loud' },
      '“color” must be "calm" or "bright", but it is "loud".',
    ],
  ])('for %s a sentence that names the file and the field', (_, change, sentence) => {
    const message = messageFor(change);
    expect(message).toContain('content/tuition.ts has one mistake:');
    expect(message).toContain(sentence);
  });

  test('every mistake at once, counted', () => {
    expect(messageFor({ title: '', color: 'loud' })).toMatch(/has 2 mistakes:\n {2}• .+\n {2}• /);
  });
});

test('a value that fits comes back as it is', () => {
  expect(define('tuition', shape, good)).toEqual(good);
});

describe('the shapes of content refuse', () => {
  const refusal = (schema: z.ZodType, value: unknown) =>
    schema
      .safeParse(value)
      .error?.issues.map((issue) => issue.message)
      .join() ?? 'accepted';

  test.each([
    ['a school year of two years that do not follow each other', '2024-2026', 'follow each other'],
    ['a school year written with a dash', '2024–2025', 'with a hyphen'],
  ])('%s', (_, schoolYear, words) => {
    expect(refusal(schoolSchema.pick({ schoolYear: true }), { schoolYear })).toContain(words);
  });

  test('a placeholder that was never filled in', () => {
    expect(
      refusal(schoolSchema.pick({ name: true }), { name: 'Since ${school.founded}' }),
    ).toContain('unfilled placeholder');
  });

  test('two pages with one address or one title', () => {
    const row = {
      path: '/a',
      name: 'A',
      title: 'A',
      description: 'A description that is long enough to be useful to people.',
      photo: 'hero',
    };
    expect(refusal(pagesSchema, [row, { ...row, title: 'B' }])).toContain(
      'the path of item 1 already',
    );
    expect(refusal(pagesSchema, [row, { ...row, path: '/b' }])).toContain(
      'the title of item 1 already',
    );
  });
});
