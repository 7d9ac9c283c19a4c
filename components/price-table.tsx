import { withLinks } from './texts';

/** A schedule with its price: a row of the table and an answer of the finder. */
export type Schedule = {
  id: string;
  schedule: string;
  /** The schedule with the name of the program. */
  title: string;
  /** The ids of the finder's options that lead to it. */
  options: string[];
  /** Which days: `Mon-Fri`. */
  days: string;
  hours: string;
  price: string;
  /** What the price is for: “a month”. Empty if it is free. */
  per: string;
  /** The cost of a year, if the school states it. */
  year?: { sum?: string; words: string };
};
type Group = { id: string; name: string; ages?: string; note?: string; rows: Schedule[] };

/**
 * Prices, grouped by program, with an anchor for each schedule. Screen readers read the group's name with each row. If
 * periods differ, each price names its own. A link to a row leaves room for the group's name above it. The table fits
 * every screen (the gate measures it), so it isn't a tab stop.
 */
export function PriceTable(props: {
  caption: string;
  columns: Record<'schedule' | 'hours' | 'price', string>;
  groups: Group[];
  /** What is due when. */
  due?: string;
}) {
  const { caption, columns, groups, due } = props;
  const periods = groups.flatMap(({ rows }) => rows.map(({ per }) => per)).filter(Boolean);
  const saysPeriod = new Set(periods).size > 1;
  return (
    <div>
      <div data-price-table className="@container relative overflow-x-auto print:overflow-visible">
        <table className="w-full border-collapse [font-variant-numeric:tabular-nums]">
          <caption className="pb-4 text-start font-display text-section tracking-tight text-wrap">
            <h2 className="sticky start-0 inline-block max-w-[100cqw]">{caption}</h2>
          </caption>
          <thead className="text-small text-ink-soft">
            <tr className="border-b-2 border-ink align-bottom">
              <th scope="col" className="py-2 pe-3 font-medium">
                {columns.schedule}
              </th>
              <th scope="col" className="py-2 pe-3 font-medium">
                {columns.hours}
              </th>
              <th scope="col" className="py-2 text-end font-medium">
                {columns.price}
              </th>
            </tr>
          </thead>
          {groups.map(({ id: group, name, ages, note, rows }) => (
            <tbody key={group} id={group}>
              <tr>
                <td colSpan={3} className="pt-8 pb-2 font-display text-heading">
                  {name}{' '}
                  {ages && (
                    <span className="inline-block font-sans text-small font-normal text-ink-soft">
                      ({ages})
                    </span>
                  )}
                </td>
              </tr>
              {rows.map(({ id, schedule, days, hours, price, per }) => (
                <tr
                  key={id}
                  id={id}
                  className="scroll-mt-[40svh] border-t border-line -outline-offset-2 target:bg-panel target:outline-2 target:outline-transparent"
                >
                  <th
                    scope="row"
                    className={`py-3 pe-3 font-medium ${/\S{15}/.test(schedule) ? 'wrap-anywhere' : ''}`}
                  >
                    {/* A no-break space survives copying. */}
                    <span className="sr-only">{name},&nbsp;</span>
                    {schedule}
                  </th>
                  <td className="py-3 pe-3 text-ink-soft max-sm:text-small">
                    <span className="inline-block">{days}</span> {hours}
                  </td>
                  <td className="py-3 text-end sm:text-lead">
                    <span className="font-bold whitespace-nowrap">{price}</span>
                    {saysPeriod && per && <span className="text-small"> {per}</span>}
                  </td>
                </tr>
              ))}
              {note && (
                <tr className="border-t border-line">
                  <td colSpan={3} className="py-3 text-ink-soft">
                    {withLinks(note)}
                  </td>
                </tr>
              )}
            </tbody>
          ))}
        </table>
      </div>
      {due && (
        <div className="border-t border-line pt-4">
          <p className="max-w-measure">{withLinks(due)}</p>
        </div>
      )}
    </div>
  );
}
