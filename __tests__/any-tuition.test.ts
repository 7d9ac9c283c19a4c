import fc from 'fast-check';
import { finderChoices, schedules } from '@/app/_lib/schedules';
import { define } from '@/content/schema/define';
import { factsOf, hoursOf } from '@/content/schema/facts';
import schema, { type Tuition } from '@/content/schema/tuition';
import school from '@/e2e/fixture/content/school';
import tuition from '@/e2e/fixture/content/tuition';

/** The fixture's tuition with any selection of its prices, even none. */
const anyTuition: fc.Arbitrary<Tuition> = fc
  .tuple(...tuition.programs.map(({ prices }) => fc.subarray(prices)))
  .map((prices) => {
    const programs = tuition.programs.map((each, at) => ({ ...each, prices: prices[at] ?? [] }));
    return define(schema, { ...tuition, programs });
  });

test('the finder has one answer for each price', () => {
  const holds = (any: Tuition) => {
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
    const facts = factsOf(school, any);
    const lowest = answers.find(({ amount }) => amount === Math.min(...prices));
    expect(facts.lowestPrice).toBe(lowest?.price);
  };
  fc.assert(fc.property(anyTuition, holds));
});

test('an accepted family pays the deposit and, if the school says so, the first payment', () => {
  const deposit = { name: 'Deposit', amount: 600, text: 'Once.' };
  const fees = { ...tuition.fees, deposit };
  const due = (changes: Partial<Tuition>) =>
    schedules(define(schema, { ...tuition, fees, ...changes }))[0]!.dueAtAcceptance;
  expect([due({ per: 'month' }), due({ per: 'year' })]).toEqual(['$25,450', '$3,085']);
  const acceptance = { ...tuition.finder.acceptance!, includesTuition: false };
  expect(due({ finder: { ...tuition.finder, acceptance } })).toBe('$600');
});

test('the hours of a program are those of its own prices', () => {
  expect(hoursOf(tuition, 'nido')).toBe('8am-5pm');
  expect(hoursOf(tuition, 'casa')).toBe('7:45am-12:15pm or 7:45am-3:15pm');
  expect(hoursOf(tuition, 'lower-elementary')).toBeUndefined();
});

test('a sentence can print the facts of an offer, also of one with a hyphen in its id', () => {
  const offer = { name: 'Camp', audience: 'all', when: 'in June', price: 320, weeks: 8 };
  const offers = [{ ...offer, program: 'summer-camp' }];
  expect(factsOf(school, define(schema, { ...tuition, offers }))).toMatchObject({
    summerCampPrice: '$320',
    summerCampTime: 'in June',
    summerCampWeeks: 'eight weeks',
  });
});
