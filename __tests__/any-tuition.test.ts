import { schedules } from '@/app/_lib/schedules';
import { define } from '@/content/schema/define';
import { hoursOf } from '@/content/schema/facts';
import schema, { type Tuition } from '@/content/schema/tuition';
import tuition from '@/e2e/fixture/content/tuition';

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
  expect(hoursOf(tuition, 'lower-elementary')).toBe('');
});
