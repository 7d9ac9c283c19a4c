/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import fc from 'fast-check';
import { comingDays, comingOpenHouses, formatDays, formatTime } from '@/app/_data/dates';
import { calendarFile, contactCard } from '@/app/_data/downloads';
import { ageScale } from '@/app/_data/program-summaries';
import { position } from '@/components/age-bar';
import { OnlineForm } from '@/components/online-form';
import { SiteHeader } from '@/components/site-header';
import dates from '@/content/dates';
import { inMonths } from '@/content/schema/ages';
import { formatAges } from '@/content/schema/format';
import { telephoneHref } from '@/content/links';
import datesSchema from '@/content/schema/dates';
import programsSchema from '@/content/schema/programs';
import schoolSchema from '@/content/schema/school';
import school from '@/content/school';
import { optional, runs, words } from './any-words';

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
        const monthsInScale = (scale.at(-1)! - scale[0]!) * 12;
        const months = inMonths(each.ages.to) - inMonths(each.ages.from);
        expect(to! - from!).toBeCloseTo((100 * months) / monthsInScale);
        expect(formatAges(each.ages)).not.toMatch(/undefined|\b1 \w+s\b/);
      }
    }),
    runs,
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
    runs,
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
      for (const each of days) expect(formatDays(each)).toMatch(/^[A-Z][a-z]+day, .* 20\d\d$/);
      for (const { from } of houses)
        expect(formatTime(from)).toMatch(/^(noon|midnight|\d{1,2}(:\d\d)?[ap]m)$/);
    }),
    runs,
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
    runs,
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
    runs,
  );
});

test('the frame of any online form says any words, and leads on to that form', () => {
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true }), words, (address, loading) => {
      const { container } = render(<OnlineForm src={address} title="Form" loading={loading} />);
      const { srcdoc = '' } = container.querySelector('iframe') ?? {};
      const page = new DOMParser().parseFromString(srcdoc, 'text/html');
      const leads = page.querySelector('meta[http-equiv=refresh]')?.getAttribute('content');
      expect(leads).toBe(`0; url=${address}`);
      expect(page.querySelector('p')?.textContent).toBe(loading);
    }),
    runs,
  );
});
