/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import fc from 'fast-check';
import { comingDays, comingOpenHouses, daysInWords, timeInWords } from '@/app/_site/current-dates';
import { calendarFile, contactCard } from '@/app/_site/downloads';
import { ageScale } from '@/app/_site/program-facts';
import { finderAnswers, firstPayment, finderChoices, lowestPrice } from '@/app/_site/schedules';
import { schoolFacts } from '@/app/_site/school-facts';
import { offerCatalog } from '@/app/_site/structured-data';
import { position } from '@/components/age-bar';
import { SiteHeader } from '@/components/site-header';
import { home } from '@/content/home';
import { agesInWords, inMonths, offerInWords } from '@/content/in-words';
import { telephoneHref } from '@/content/links';
import { programsSchema, datesSchema, schoolSchema, tuitionSchema } from '@/content/schema';
import { dates } from '@/content/dates';
import { school } from '@/content/school';
import { tuition } from '@/content/tuition';

/**
 * Content as any school may write it: what fits its shape must come out right. Nothing here knows
 * what this school wrote.
 */

fc.configureGlobal({ numRuns: 50 });

const id = fc.stringMatching(/^[a-z][a-z0-9]{0,5}(-[a-z0-9]{1,4})?$/);
const words = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
  .map((text) => text.trim())
  .filter((text) => text !== '' && !/\$\{|undefined|\[object|\]\(/.test(text));
const sum = fc.integer({ min: 1, max: 60_000 });
const optional = <Value,>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
const fee = fc.record({ name: words, amount: sum, text: words });
const due = fc.record({ when: words, what: words });

const anyTuition = fc
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
      fc.record({ program: id, name: words, ages: words, price: sum, offered: fc.nat() }),
      { minLength: 1, maxLength: 5, selector: (each) => each.program },
    ),
    per: fc.constantFrom('month', 'session', 'year'),
    payments: optional(fc.integer({ min: 1, max: 52 })),
    thousandsComma: fc.boolean(),
    deposit: optional(fee),
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
  .map(({ programs, deposit, acceptance, ...rest }) =>
    tuitionSchema.parse({
      ...tuition,
      ...rest,
      finder: { ...tuition.finder, acceptance },
      fees: { ...tuition.fees, application: undefined, deposit },
      // A price for some of the schedules, and for none where the number happens to be 0.
      programs: programs.map(({ price, offered, ...program }) => ({
        ...program,
        prices: rest.days
          .flatMap((days) => rest.sessions.map((session) => ({ days, session })))
          .filter((_, index) => (offered >> (index % 31)) & 1)
          .map(({ days, session }, index) => ({
            days: days.id ?? days.count,
            session: session.id,
            price: price + index,
          })),
      })),
    }),
  );

describe('tuition of any kind', () => {
  test('has one answer for each price, and picks one that exists at first', () => {
    fc.assert(
      fc.property(anyTuition, (any) => {
        const answers = finderAnswers(any);
        const choices = finderChoices(any);
        expect(answers).toHaveLength(any.programs.flatMap(({ prices }) => prices).length);
        expect(new Set(answers.map((answer) => answer.options.join())).size).toBe(answers.length);
        expect(new Set(answers.map((answer) => answer.id)).size).toBe(answers.length);
        for (const { options } of answers) {
          choices.forEach((choice, index) =>
            expect(choice.options.map((option) => option.id)).toContain(options[index]),
          );
        }
        const picked = choices.map((choice) => choice.picked).join();
        if (answers.length) expect(answers.map(({ options }) => options.join())).toContain(picked);
      }),
    );
  });

  test('prints every sum so that it can be read back', () => {
    const readBack = (printed: string) => Number(printed.replace(/[$,]/g, ''));
    fc.assert(
      fc.property(anyTuition, (any) => {
        for (const { amount, price, dueAtAcceptance } of finderAnswers(any)) {
          expect(readBack(price)).toBe(amount);
          expect(/,\d{3}$/.test(price)).toBe(any.thousandsComma && amount >= 1000);
          const first = any.finder.acceptance?.includesTuition ? firstPayment(amount, any) : 0;
          const due = first + (any.fees.deposit?.amount ?? 0);
          expect(dueAtAcceptance === undefined).toBe(!any.finder.acceptance || due === 0);
          if (dueAtAcceptance) expect(readBack(dueAtAcceptance)).toBeCloseTo(due, 1);
        }
        expect(offerCatalog(any).itemListElement).toHaveLength(
          finderAnswers(any).length + any.offers.length,
        );
      }),
    );
  });

  test('puts its lowest price on the home page, and none where there is none', () => {
    fc.assert(
      fc.property(anyTuition, (any) => {
        const facts = schoolFacts(
          { ...school, licence: undefined, association: undefined },
          any,
          home.facts,
        );
        const lowest = lowestPrice(any);
        expect(facts.some(({ label }) => label === home.facts.labels.tuition)).toBe(
          lowest !== undefined,
        );
        for (const { value } of facts) expect(value).not.toMatch(/undefined|NaN|^$/);
      }),
    );
  });

  test('says “a” or “an” before the weeks of an offer', () => {
    const said = (weeks: number) =>
      offerInWords({ name: '', ages: 'all', when: '', price: 1, weeks });
    expect([1, 6, 8, 11, 12, 18, 80, 100].map((weeks) => said(weeks).slice(0, 5))).toEqual([
      'A 1-w',
      'A 6-w',
      'An 8-',
      'An 11',
      'A 12-',
      'An 18',
      'An 80',
      'A 100',
    ]);
  });
});

const age = fc.oneof(
  fc.record({ weeks: fc.integer({ min: 1, max: 26 }) }),
  fc.record({ months: fc.integer({ min: 1, max: 36 }) }),
  fc.record({ years: fc.integer({ min: 1, max: 18 }) }),
);
const ages = fc
  .record({ from: age, to: age })
  .filter(({ from, to }) => inMonths(from) < inMonths(to));

test('bars of any ages stay inside the chart, each as long as its ages', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ ages }), { minLength: 1, maxLength: 8 }), (rows) => {
      const { shape } = programsSchema.shape.programs.element;
      rows.forEach((row) => shape.ages.parse(row.ages));
      const scale = ageScale(rows);
      for (const each of rows) {
        const [from, to] = [each.ages.from, each.ages.to].map((end) =>
          position(inMonths(end), scale),
        );
        expect(from).toBeGreaterThanOrEqual(0);
        expect(to).toBeGreaterThan(from!);
        expect(to).toBeLessThanOrEqual(100 + 1e-9);
        expect(agesInWords(each.ages)).not.toMatch(/undefined|\b1 \w+s\b/);
      }
    }),
  );
});

const digits = (length: number) => fc.stringMatching(new RegExp(`^[2-9]\\d{${length - 1}}$`));
const extension = fc.constantFrom('', ' ext. 12', ', ext. 7', ' x345', ' extension 1');

test('any telephone number can be dialed', () => {
  const national = fc
    .tuple(
      digits(3),
      digits(3),
      digits(4),
      fc.constantFrom('(A) B-C', 'A-B-C', 'A.B.C', '1-A-B-C', '+1 (A) B-C'),
    )
    .map(([a, b, c, form]) => [
      form.replace('A', a).replace('B', b).replace('C', c),
      `1${a}${b}${c}`,
    ]);
  const foreign = fc
    .tuple(fc.constantFrom('44', '351', '84', '49'), digits(2), digits(4), digits(4))
    .map(([country, a, b, c]) => [`+${country} (0)${a} ${b} ${c}`, country + a + b + c]);
  fc.assert(
    fc.property(fc.oneof(national, foreign), extension, ([shown, dialed], ext) => {
      schoolSchema.shape.telephone.parse(shown! + ext);
      const inner = ext.replace(/\D/g, '');
      expect(telephoneHref(shown! + ext)).toBe(`tel:+${dialed}${inner && `;ext=${inner}`}`);
    }),
  );
});

const day = fc
  .date({ min: new Date('2024-01-01'), max: new Date('2029-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
const anyDates = fc
  .record({
    openHouses: fc.array(
      fc.record({ date: day, from: time, to: time }).filter(({ from, to }) => from < to),
    ),
    calendar: fc.array(
      fc
        .record({ date: day, to: optional(day), name: words, closed: fc.boolean() })
        .filter(({ date, to }) => !to || date < to),
    ),
  })
  .map((lists) => datesSchema.parse({ ...dates, openings: undefined, ...lists }));

test('of any dates none that is past is left, and the others stand in their order', () => {
  fc.assert(
    fc.property(anyDates, day, ({ openHouses, calendar }, today) => {
      const houses = comingOpenHouses(openHouses, today);
      const days = comingDays(calendar, today);
      expect(houses).toHaveLength(openHouses.filter(({ date }) => date >= today).length);
      expect(days).toHaveLength(calendar.filter(({ date, to }) => (to ?? date) >= today).length);
      for (const list of [houses, days]) {
        expect(list.map(({ date }) => date)).toEqual(list.map(({ date }) => date).sort());
      }
      for (const each of days) expect(daysInWords(each)).toMatch(/^[A-Z][a-z]+day, .* 20\d\d$/);
      for (const { from } of houses)
        expect(timeInWords(from)).toMatch(/^(noon|midnight|\d{1,2}(:\d\d)?[ap]m)$/);
    }),
  );
});

test('files to keep fold their lines at 75 octets and lose nothing by it', () => {
  const anySchool = fc
    .record({ name: words, street: words, town: words, state: optional(words) })
    .map(({ name, ...address }) => ({ ...school, name, address }));
  fc.assert(
    fc.property(anySchool, anyDates, (any, { openHouses, calendar }) => {
      const calendarWords = { ...dates, openHouses, calendar };
      for (const file of [
        contactCard(any, telephoneHref(any.telephone), 'https://school.example/'),
        calendarFile(any, calendarWords, 'https://school.example/'),
      ]) {
        expect(file.endsWith('\r\n')).toBe(true);
        expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
        for (const line of file.split('\r\n')) {
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        }
        const unfolded = file.replaceAll('\r\n ', '').replace(/\\([\\,;])/g, '$1');
        expect(unfolded).toContain(any.name);
        expect(unfolded.match(/^BEGIN:/gm)).toHaveLength(unfolded.match(/^END:/gm)!.length);
      }
    }),
  );
});

test('a menu of any name is opened by its own button', () => {
  const link = { name: 'x', href: '/x', current: false };
  fc.assert(
    fc.property(fc.uniqueArray(words, { minLength: 1, maxLength: 4 }), (names) => {
      const { container, unmount } = render(
        <SiteHeader
          school="A school"
          words={{ skip: 'Skip', menu: 'Menu', navigation: 'Main' }}
          home={{ ...link, href: '/' }}
          entries={names.map((name) => ({ name, links: [link] }))}
          contactLinks={[]}
        />,
      );
      const buttons = [...container.querySelectorAll('[popovertarget]')];
      const targets = buttons.map((button) => button.getAttribute('popovertarget')!);
      expect(new Set(targets).size).toBe(names.length + 1);
      for (const target of targets) {
        expect(target).toMatch(/^\S+$/);
        expect(
          container.ownerDocument.querySelectorAll(`[id="${CSS.escape(target)}"]`),
        ).toHaveLength(1);
      }
      unmount();
    }),
  );
});
