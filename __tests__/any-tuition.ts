import fc from 'fast-check';
import tuitionSchema from '@/content/schema/tuition';
import tuition from '@/content/tuition';
import { id, optional, sum, words } from './any-words';

const fee = fc.record({ name: words, amount: sum, text: words });
const due = fc.record({ when: words, what: words });

/** Prices of any kind, in the words of the live school. */
export const anyTuition = fc
  .record({
    days: fc.uniqueArray(
      fc.record({ count: fc.integer({ min: 1, max: 7 }), names: words, id: optional(id) }),
      { minLength: 1, maxLength: 5, selector: (each) => each.id ?? String(each.count) },
    ),
    sessions: fc.uniqueArray(fc.record({ id, name: words, hours: words }), {
      minLength: 1,
      maxLength: 5,
      selector: (each) => each.id,
    }),
    programs: fc.uniqueArray(
      fc.record({
        program: id,
        name: words,
        ages: words,
        price: sum,
        offered: fc.nat(),
        ownHours: optional(words),
      }),
      { minLength: 1, maxLength: 5, selector: (each) => each.program },
    ),
    per: fc.constantFrom('month', 'session', 'year'),
    payments: optional(fc.integer({ min: 1, max: 52 })),
    thousandsComma: fc.boolean(),
    application: optional(fee),
    deposit: optional(fee),
    others: fc.array(fee, { maxLength: 2 }),
    notes: fc.array(fc.record({ title: words, text: words }), { maxLength: 2 }),
    care: optional(
      fc.record({
        heading: words,
        text: optional(words),
        rows: fc.array(
          fc.record({ name: words, hours: words, price: fc.nat(9000), per: optional(words) }),
          { minLength: 1, maxLength: 3 },
        ),
      }),
    ),
    acceptance: optional(due.map((each) => ({ ...each, includesTuition: each.when > 'm' }))),
    offers: fc.uniqueArray(
      fc.record({
        name: words,
        ages: words,
        when: words,
        price: fc.nat(9000),
        weeks: optional(fc.integer({ min: 1, max: 120 })),
        per: optional(words),
      }),
      { maxLength: 3, selector: (each) => each.name },
    ),
  })
  .map(({ programs, application, deposit, others, acceptance, ...rest }) =>
    tuitionSchema.parse({
      ...tuition,
      ...rest,
      finder: { ...tuition.finder, acceptance },
      fees: { ...tuition.fees, application, deposit, others },
      // A price for some of the schedules, and for none where the number happens to be 0.
      programs: programs.map(({ price, offered, ownHours, ...program }) => ({
        ...program,
        hours: ownHours ? { [rest.sessions[0]!.id]: ownHours } : {},
        prices: rest.days
          .flatMap((days) => rest.sessions.map((session) => ({ days, session })))
          .filter((_, index) => (offered >> (index % 31)) & 1)
          .map(({ days, session }, index) => ({
            days: days.id ?? days.count,
            session: session.id,
            // In whole cents, as an editor writes it.
            price: Math.round(price * 100 + index) / 100,
          })),
      })),
    }),
  );
