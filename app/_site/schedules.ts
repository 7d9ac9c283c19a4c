import { tuition } from '@/content/tuition';

const { days, sessions, programs, fees, finder } = tuition;

/** A sum as the school prints it: `$1275`. */
export function dollars(amount: number): string {
  return `$${amount}`;
}

/** The schedules as the page prints them, by program, with what is due for each and when. */
export const priceGroups = programs.map(({ program, name, ages, prices }) => ({
  id: program,
  name,
  ages,
  rows: prices.map((price) => {
    const day = days.find(({ count }) => count === price.days);
    const length = sessions.find(({ id }) => id === price.session);
    if (!day || !length) {
      throw new Error(
        `content/tuition.ts prices ${price.days} ${price.session} for ${name}, but “days” or “sessions” has no such entry.`,
      );
    }
    const dueOnAcceptance = dollars(fees.deposit.amount + price.monthly);
    return {
      id: `${program}-${price.days}-${price.session}`,
      options: [program, String(price.days), price.session],
      schedule: `${price.days} ${length.name.toLowerCase()}`,
      hours: `${day.names} ${length.hours}`,
      price: dollars(price.monthly),
      dueOnAcceptance,
      dues: [
        { ...finder.application, amount: dollars(fees.application.amount) },
        {
          when: finder.acceptance.when,
          amount: dueOnAcceptance,
          what: `${finder.acceptance.what} (${dollars(fees.deposit.amount)} + ${dollars(price.monthly)})`,
        },
        finder.lastMonth,
      ],
    };
  }),
}));

/** The finder's three choices. */
export const choices = [
  {
    name: 'program',
    question: finder.questions.program,
    options: programs.map(({ program, name }) => ({ id: program, label: name })),
  },
  {
    name: 'days',
    question: finder.questions.days,
    options: days.map(({ count }) => ({ id: String(count), label: `${count} ${finder.days}` })),
  },
  {
    name: 'session',
    question: finder.questions.session,
    options: sessions.map(({ id, name }) => ({ id, label: name })),
  },
];

/** The finder's answers: every schedule there is. */
export const answers = priceGroups.flatMap(({ name, rows }) =>
  rows.map((row) => ({ ...row, title: `${name}, ${row.schedule}` })),
);
