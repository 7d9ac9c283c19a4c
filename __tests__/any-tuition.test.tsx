/** @jest-environment node */
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  finderAnswers,
  finderChoices,
  finderNotes,
  firstPayment,
  lowestPrice,
  priceGroups,
} from '@/app/_data/schedules';
import { keyFacts } from '@/app/_data/key-facts';
import { offerCatalog } from '@/app/_data/structured-data';
import { PriceTable } from '@/components/price-table';
import { ScheduleFinder } from '@/components/schedule-finder';
import home from '@/content/home';
import { formatOffer } from '@/content/schema/format';
import school from '@/content/school';
import { anyTuition } from './any-tuition';
import { runs } from './any-words';

const columns = { schedule: 'Schedule', hours: 'Hours', price: 'Price', due: 'Due' };

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
      runs,
    );
  });

  test('prints every sum so that it can be read back', () => {
    const readBack = (printed: string) => Number(printed.replace(/[$,]/g, ''));
    fc.assert(
      fc.property(anyTuition, (any) => {
        for (const { amount, price, dueAtAcceptance } of finderAnswers(any)) {
          expect(readBack(price)).toBe(amount);
          expect(/,\d{3}\b/.test(price)).toBe(any.thousandsComma && amount >= 1000);
          const first = any.finder.acceptance?.includesTuition ? firstPayment(amount, any) : 0;
          const due = first + (any.fees.deposit?.amount ?? 0);
          expect(dueAtAcceptance === undefined).toBe(!any.finder.acceptance || due === 0);
          if (dueAtAcceptance) expect(readBack(dueAtAcceptance)).toBeCloseTo(due, 1);
        }
        expect(offerCatalog(any).itemListElement).toHaveLength(
          finderAnswers(any).length + any.offers.length,
        );
      }),
      runs,
    );
  });

  test('is drawn with a row for each price, and a choice made in each question', () => {
    fc.assert(
      fc.property(anyTuition, (any) => {
        const answers = finderAnswers(any);
        const choices = finderChoices(any);
        const table = renderToStaticMarkup(
          <PriceTable caption="Tuition" columns={columns} groups={priceGroups(any)} />,
        );
        const finder = renderToStaticMarkup(
          <ScheduleFinder
            {...any.finder}
            choices={choices}
            answers={answers}
            unpriced={finderNotes(any)}
          />,
        );
        expect(table.match(/<tr id=/g) ?? []).toHaveLength(answers.length);
        expect(finder.match(/ checked=""/g)).toHaveLength(choices.length);
        expect(table + finder).not.toMatch(/undefined|NaN/);
      }),
      runs,
    );
  });

  test('puts its lowest price on the home page, and none where there is none', () => {
    fc.assert(
      fc.property(anyTuition, (any) => {
        const facts = keyFacts(
          { ...school, license: undefined, association: undefined },
          any,
          home.facts,
        );
        const lowest = lowestPrice(any);
        expect(facts.some(({ label }) => label === home.facts.labels.tuition)).toBe(
          lowest !== undefined,
        );
        for (const { value } of facts) expect(value).not.toMatch(/undefined|NaN|^$/);
      }),
      runs,
    );
  });

  test('says “a” or “an” before the weeks of an offer', () => {
    const said = (weeks: number) =>
      formatOffer({ name: '', ages: 'all', when: '', price: 1, weeks });
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
