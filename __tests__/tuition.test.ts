import { priceTable } from '@/app/_lib/price-table';
import { factsOf } from '@/content/format/facts';
import { hoursOf } from '@/content/format/hours';
import { define } from '@/content/schema/define';
import { missingFact } from '@/content/schema/parts/single-line';
import schema, { type Tuition } from '@/content/schema/tuition';
import content from '@/e2e/fixture/content/programs';
import school from '@/e2e/fixture/content/school';
import tuition from '@/e2e/fixture/content/tuition';

/** The fixture’s tuition, with changes. */
const changed = (changes: object): Tuition => define(schema, { ...tuition, ...changes });

const [nido, casa] = tuition.programs;
const freeCasa = { ...casa!, prices: [{ days: 5, session: 'school', price: 0 }] };
const partlyFree = { ...nido!, prices: [{ ...nido!.prices[0]!, price: 0 }, nido!.prices[1]!] };

/** The price table's headings, programs and rows, with plain spaces. */
function printed(some: Tuition) {
  const { columns, groups } = priceTable(some, content);
  const line = (texts: (string | undefined)[]) => texts.join(' | ').replaceAll('\u00a0', ' ');
  return [
    line(columns.map(({ heading }) => heading)),
    ...groups.flatMap(({ name, ages, rows }) => [
      line([name, ages]),
      ...rows.map((cells) =>
        line(cells.map(({ text, detail }) => [text, detail].filter(Boolean).join(', '))),
      ),
    ]),
  ];
}

describe('the price table', () => {
  it('has the ages, the days, the hours and the prices of each program', () => {
    const some = structuredClone(tuition);
    some.programs[0]!.prices[2]!.price = 0;
    expect(printed(some)).toEqual([
      'Days & length | From and until | Tuition | Yearly',
      'Nido | 3-18 months',
      '5 days, Three-Quarter Day | Monday to Friday, 8am-5pm | $485, a week | $23,280',
      '3 days, Three-Quarter Day | Tuesday to Thursday, 8am-5pm | $410.50, a week | $19,704',
      '3 days, Three-Quarter Day | Mon-Wed-Fri, 8am-5pm | On the house | ',
      'Internationalkinderhausprogrammes | 3-6 years',
      '5 school days | Monday to Friday, 7:45am-3:15pm | $18,750, a year | $18,750',
      '3 days, Three-Quarter Day | Tuesday to Thursday, 8:30am-12:45pm | $13,500, a year | $13,500',
      'Mornings | Saturday, 7:45am-12:15pm | $2400, a year | $2400',
      'Lower Elementary | 6-9 years',
    ]);
  });

  it('shows a program’s grades if it has no ages', () => {
    const list = content.list.map((program) => ({ ...program, grades: 'K-3', ages: undefined }));
    const { groups } = priceTable(tuition, { ...content, list });
    expect(groups.map(({ ages }) => ages)).toEqual(['K-3', '3-6 years', 'K-3']);
  });

  it('takes a missing name of a program from programs.ts', () => {
    const some = changed({ programs: [{ ...nido!, name: undefined }] });
    expect(printed(some)[1]).toBe('Nido | 3-18 months');
  });

  test.each([
    ['payments of its own', { payments: 4 }, '$1275 | $5,100'],
    ['the table’s period and payments', { per: 'a month', payments: undefined }, '$1275 | $12,750'],
    ['a period of its own and no payments', { payments: undefined }, '$1275'],
    ['a yearly price, which a sum would repeat', { per: 'a year' }, '$1275'],
    ['no price', { prices: [{ days: 5, session: 'long', price: 0 }] }, 'On the house'],
  ])('adds up the payments of a year: %s', (_, changes, amounts) => {
    const prices = [{ days: 5, session: 'long', price: 1275 }];
    const programs = [{ ...nido!, prices, ...changes }];
    const [headings, , row] = printed(changed({ per: 'a month', programs }));
    expect(row!.split(' | ').slice(2).join(' | ')).toBe(amounts);
    expect(headings!.split(' | ')).toHaveLength(row!.split(' | ').length);
  });

  it('has no headings without prices', () => {
    const programs = [{ ...nido!, prices: [] }];
    expect(printed(changed({ programs }))).toEqual(['', 'Nido | 3-18 months']);
  });

  test.each([
    ['one period', [casa], 'Yearly', '$2400 a year'],
    ['paid prices of one period', [nido, freeCasa], 'Weekly', '$410.50 a week'],
    ['two periods', [nido, casa], 'Tuition', missingFact('lowestPrice')],
    ['two periods and a free schedule', [partlyFree, casa], 'Tuition', missingFact('lowestPrice')],
    ['no paid price', [freeCasa], 'Tuition', missingFact('lowestPrice')],
  ])('has a heading and a lowest price that fit %s', (_, programs, heading, lowest) => {
    const some = changed({ programs });
    expect(printed(some)[0]!.split(' | ')[2]).toBe(heading);
    expect(factsOf(school, some, content).lowestPrice).toBe(lowest);
  });

  test.each([
    ['an 8-week session', 'By the 8-week session', '$410.50 an 8-week session'],
    ['per day', 'Daily', '$410.50 per day'],
  ])('may have prices for %s', (per, heading, lowestPrice) => {
    const some = changed({ programs: [{ ...nido!, per }] });
    expect(printed(some)[0]!.split(' | ')[2]).toBe(heading);
    expect(factsOf(school, some, content).lowestPrice).toBe(lowestPrice);
  });
});

test('only a price that the school has is a fact', () => {
  const facts = factsOf(school, tuition, content);
  expect([facts.applicationFee, facts.deposit]).toEqual(['$75', missingFact('deposit')]);
  // The schema rejects this text.
  expect(String(facts)).toBe('[object Object]');
});

test('a program’s hours come from its own prices', () => {
  expect(hoursOf(tuition, 'en-US', 'nido')).toBe('8am-5pm');
  expect(hoursOf(tuition, 'en-US', 'lower-elementary')).toBe('');
});

test('the hours of all programs are their own, or those of their prices', () => {
  const [first, ...others] = content.list.map((each) => ({ ...each, hours: undefined }));
  const hoursWith = (hours?: string) =>
    factsOf(school, tuition, { ...content, list: [{ ...first!, hours }, ...others] }).hours;
  expect(hoursWith()).toBe(hoursOf(tuition, 'en-US'));
  expect(hoursWith('Always')).toMatch(/^Always(, | or )/);
});
