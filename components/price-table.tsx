import { withLinks } from './texts';

/** A schedule with its price, as a row of the table and as an answer of the finder. */
export type Schedule = {
  id: string;
  schedule: string;
  /** The schedule with the name of the program. */
  title: string;
  /** The ids of the finder's options that lead to it. */
  options: Record<'program' | 'days' | 'session', string>;
  /** Which days: `Mon-Fri`. */
  days: string;
  hours: string;
  price: string;
  /** What the price is for: “a month”. */
  per: string;
  /** Number and amount of the payments, if families pay a yearly price in several: `10 × $1,780`. */
  payment?: string;
  /** The costs of a whole year and of the first one, as far as the school states them. */
  year: { sum?: string; words: string }[];
  dueAtAcceptance?: string;
  dues: { when: string; amount?: string; what: string }[];
};
type Group = { id: string; name: string; ages?: string; note?: string; rows: Schedule[] };

// Phones do not show the last column, because the finder shows the same sums.
const wide = 'hidden sm:table-cell print:table-cell';

/**
 * Prices: a group for each program, and a row with an anchor for each schedule. The table has its
 * last column only if it has a heading and a sum is due on acceptance. Screen readers read the group's name with each row.
 * A link to a row leaves room for the group's name above it. With very large text, the table scrolls
 * on its own. Only then, browsers let the keyboard focus and scroll it.
 */
export function PriceTable(props: {
  caption: string;
  columns: Record<'schedule' | 'hours' | 'price', string> & { due?: string; dueWhat?: string };
  groups: Group[];
}) {
  const { caption, columns, groups } = props;
  const due = groups.some(({ rows }) => rows.some((row) => row.dueAtAcceptance)) && columns.due;
  const headings = [
    [columns.schedule, 'pe-3'],
    [columns.hours, 'pe-3'],
    [columns.price, 'text-end'],
    ...(due ? [[due, `max-w-48 ps-4 text-end text-balance ${wide}`]] : []),
  ];
  return (
    <div className="relative overflow-x-auto print:overflow-visible">
      <table className="w-full border-collapse [font-variant-numeric:tabular-nums]">
        <caption className="pb-4 text-start font-display text-heading">
          <h2>{caption}</h2>
        </caption>
        <thead className="text-small text-ink-soft">
          <tr className="border-b-2 border-ink align-bottom">
            {headings.map(([heading, look]) => (
              <th key={heading} scope="col" className={`py-2 font-medium ${look}`}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ id: group, name, ages, note, rows }) => (
          <tbody key={group} id={group}>
            <tr>
              <td colSpan={headings.length} className="pt-8 pb-2 font-display text-heading">
                {name}{' '}
                {ages && (
                  <span className="inline-block font-sans text-small font-normal text-ink-soft">
                    ({ages})
                  </span>
                )}
              </td>
            </tr>
            {rows.map(({ id, schedule, days, hours, price, payment, dueAtAcceptance }) => (
              <tr
                key={id}
                id={id}
                className="scroll-mt-[40svh] border-t border-line target:bg-panel target:outline-2 target:-outline-offset-2 target:outline-transparent"
              >
                <th scope="row" className="py-3 pe-3 font-medium">
                  <span className="sr-only">{name}, </span>
                  <span className="inline-block w-max max-w-[max(32vw,7em)] wrap-anywhere sm:max-w-48">
                    {schedule}
                  </span>
                </th>
                <td className="py-3 pe-3 text-ink-soft max-sm:text-small">
                  <span className="inline-block">{days}</span>{' '}
                  <span className="max-[23rem]:block">{hours}</span>
                </td>
                <td className="py-3 text-end font-bold sm:text-lead">
                  {price}
                  {payment && (
                    <span className="block text-small font-normal whitespace-nowrap text-ink-soft">
                      {payment}
                    </span>
                  )}
                </td>
                {due && (
                  <td className={`py-3 ps-4 text-end text-ink-soft ${wide}`}>{dueAtAcceptance}</td>
                )}
              </tr>
            ))}
            {note && (
              <tr className="border-t border-line">
                <td colSpan={headings.length} className="py-3 text-ink-soft">
                  {withLinks(note)}
                </td>
              </tr>
            )}
          </tbody>
        ))}
      </table>
      {due && (
        <p className="border-t border-line pt-4 text-small text-ink-soft sm:hidden print:hidden">
          {due}: {columns.dueWhat}.
        </p>
      )}
    </div>
  );
}
