import {
  formatAges,
  capitalized,
  formatDollars,
  formatMemberships,
  formatPerPrice,
} from '@/content/schema/format';
import { inMonths } from '@/content/schema/ages';
import type { Programs } from '@/content/schema/programs';
import type { School } from '@/content/schema/school';
import type { Tuition } from '@/content/schema/tuition';
import { schedules } from './schedules';

/** The labels of the facts, from `content/home.ts`. */
type Words = {
  labels: Record<'ages' | 'hours' | 'tuition' | 'classroom' | 'founded' | 'credentials', string>;
  licensed: string;
};

/** The facts that parents compare, in the order in which they ask. A fact without a value is left out. */
export function keyFacts(
  { school, tuition, programs }: { school: School; tuition: Tuition; programs: Programs },
  { labels, licensed }: Words,
) {
  const { classroom, license } = school;
  const credentials = [license && licensed, formatMemberships(school)].filter(Boolean);
  return [
    { label: labels.ages, value: formatAges(school.ages) + agesToCome(programs) },
    { label: labels.hours, value: allHours(tuition) },
    { label: labels.tuition, value: fromPrice(tuition) },
    {
      label: labels.classroom,
      value: `${capitalized(classroom.children)} children with ${classroom.adults}`,
    },
    { label: labels.founded, value: String(school.founded) },
    { label: labels.credentials, value: capitalized(credentials.join(', and ')) },
  ].filter((fact): fact is { label: string; value: string } => Boolean(fact.value));
}

/** ` (6-9 coming soon)`: the ages of a program to come that are older than those of all open ones. */
function agesToCome({ programs, labels }: Programs): string {
  const oldest = ({ ages }: Programs['programs'][number]) => (ages ? inMonths(ages.to) : 0);
  const open = Math.max(...programs.filter(({ comingSoon }) => !comingSoon).map(oldest));
  const next = programs.find((program) => program.comingSoon && oldest(program) > open);
  return next?.ages ? ` (${formatAges(next.ages)} ${labels.comingSoon})` : '';
}

/** `8:30am-noon or 8:30am-4pm`: the hours of every schedule that is offered. */
function allHours(tuition: Tuition): string {
  const hours = new Set(schedules(tuition).map((row) => row.hours));
  return new Intl.ListFormat('en-US', { type: 'disjunction' }).format(hours);
}

/** `From $520 a month`: the lowest price of all schedules that are not free. */
function fromPrice(tuition: Tuition): string | undefined {
  const prices = schedules(tuition).flatMap(({ amount }) => amount || []);
  if (!prices.length) return undefined;
  return `From ${formatDollars(Math.min(...prices), tuition)} ${formatPerPrice(tuition)}`;
}
