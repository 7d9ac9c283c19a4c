/** @jest-environment node */
import fc from 'fast-check';
import { finderChoices, schedules } from '@/app/_data/schedules';
import { define } from '@/content/schema/define';
import { factsOf } from '@/content/schema/facts';
import schema, { keyOfDays, type Tuition } from '@/content/schema/tuition';
import school from '@/e2e/second-school/content/school';
import tuition from '@/e2e/second-school/content/tuition';

const id = fc.stringMatching(/^[a-z][a-z0-9]{0,5}(-[a-z0-9]{1,4})?$/);
const ids = fc.uniqueArray(id, { minLength: 1, maxLength: 5 });
const sum = fc.integer({ min: 1, max: 6_000_000 }).map((cents) => cents / 100);
const sumOrFree = fc.oneof(sum, fc.constant(0));
const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
const days = fc.record({ count: fc.integer({ min: 1, max: 7 }), names: id, id: optional(id) });

/** Prices of any kind, for some of the schedules, in the second school's words. */
const anyTuition: fc.Arbitrary<Tuition> = fc
  .record({
    days: fc.uniqueArray(days, { minLength: 1, maxLength: 5, selector: keyOfDays }),
    sessions: ids.map((each) =>
      each.map((session) => ({ id: session, name: 'Days', hours: 'all' })),
    ),
    programs: ids,
    prices: fc.oneof(fc.constant([undefined]), fc.array(optional(sumOrFree), { minLength: 1 })),
    per: fc.constantFrom('week', 'month', 'session', 'year'),
    payments: optional(fc.integer({ min: 1, max: 52 })),
    thousandsComma: fc.boolean(),
  })
  .map(({ programs, prices, ...rest }) => {
    const schedules = rest.days.flatMap((each) =>
      rest.sessions.map(({ id: session }) => ({ days: keyOfDays(each), session })),
    );
    return define(schema, {
      ...tuition,
      ...rest,
      programs: programs.map((program, group) => ({
        ...{ program, name: program },
        prices: schedules.flatMap((schedule, index) => {
          const price = prices[(group + index) % prices.length];
          return price === undefined ? [] : { ...schedule, price };
        }),
      })),
    });
  });

const holds = (check: (any: Tuition) => void) =>
  fc.assert(fc.property(anyTuition, check), { numRuns: 50 });

test('the finder has one answer for each price, and begins with one', () => {
  holds((any) => {
    const answers = schedules(any);
    const choices = finderChoices(any);
    const prices = any.programs.flatMap((program) => program.prices.map(({ price }) => price));
    expect(answers.map(({ amount }) => amount)).toEqual(prices);
    expect(new Set(answers.map((answer) => answer.options.join())).size).toBe(prices.length);
    expect(new Set(answers.map((answer) => answer.id)).size).toBe(prices.length);
    for (const { options } of answers) {
      choices.forEach((choice, index) =>
        expect(choice.options.map((option) => option.id)).toContain(options[index]),
      );
    }
    const picked = choices.map((choice) => choice.picked).join();
    if (answers.length) expect(answers.map(({ options }) => options.join())).toContain(picked);
    const facts = factsOf(school, any);
    const lowest = answers.find(({ amount }) => amount === Math.min(...prices.filter(Boolean)));
    if (lowest) expect(facts.lowestPrice).toBe(lowest.price);
    else expect(() => facts.lowestPrice).toThrow('the school has no “lowestPrice”');
  });
});

test('an accepted family pays the deposit, and where the school says so, the first month', () => {
  const deposit = { name: 'Deposit', amount: 600, text: 'Once.' };
  const fees = { ...tuition.fees, deposit };
  const due = (changes: Partial<Tuition>) =>
    schedules(define(schema, { ...tuition, fees, ...changes }))[0]!.dueAtAcceptance;
  expect([due({ per: 'month' }), due({ per: 'year' })]).toEqual(['$25,450', '$3,085']);
  const acceptance = { ...tuition.finder.acceptance!, includesTuition: false };
  expect(due({ finder: { ...tuition.finder, acceptance } })).toBe('$600');
});
