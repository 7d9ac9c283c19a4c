import { withLinks } from './texts';

/** A schedule with its price: a row of the table and an answer of the finder. */
export type Schedule = {
  id: string;
  /** “5 mornings”. */
  name: string;
  /** The name after the program's name. */
  title: string;
  /** The ids of the finder's options that lead to it. */
  options: string[];
  /** “Mon-Fri”. */
  days: string;
  hours: string;
  price: string;
  /** What the price is for: “a month”. Empty if it's free. */
  per: string;
  /** The cost of a year, if the school states it. */
  year?: { sum?: string; text: string };
};
type Group = { id: string; name: string; ages?: string; note?: string; rows: Schedule[] };

/**
 * Prices, grouped by program, with an anchor for each schedule. Screen readers read the program's name with each row.
 * If periods differ, each price names its own. Links to a row leave room for the program's name above it. The gate
 * checks that the table fits every screen, so it isn't a tab stop.
 */
export function PriceTable(props: {
  caption: string;
  columns: Record<'schedule' | 'hours' | 'price', string>;
  groups: Group[];
  due?: string;
}) {
  const { caption, columns, groups, due } = props;
  const periods = groups.flatMap(({ rows }) => rows.map(({ per }) => per)).filter(Boolean);
  const saysPeriod = new Set(periods).size > 1;
  return (
    <div>
      <div data-price-table className="@container relative overflow-x-auto print:overflow-visible">
        <table className="w-full [font-variant-numeric:tabular-nums]">
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
          {groups.map((group) => (
            <tbody key={group.id} id={group.id}>
              <tr>
                <td colSpan={3} className="pt-8 pb-2 font-display text-heading">
                  {group.name}{' '}
                  {group.ages && (
                    <span className="inline-block font-sans text-small font-normal text-ink-soft">
                      ({group.ages})
                    </span>
                  )}
                </td>
              </tr>
              {group.rows.map(({ id, name, days, hours, price, per }) => (
                <tr
                  key={id}
                  id={id}
                  className="scroll-mt-[40svh] border-t border-line -outline-offset-2 target:bg-panel target:outline-2 target:outline-transparent"
                >
                  <th
                    scope="row"
                    className={`py-3 pe-3 font-medium ${/\S{15}/.test(name) ? 'wrap-anywhere' : ''}`}
                  >
                    {/* A plain space would get lost in copies. */}
                    <span className="sr-only">{group.name},&nbsp;</span>
                    {name}
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
              {group.note && (
                <tr className="border-t border-line">
                  <td colSpan={3} className="py-3 text-ink-soft">
                    {withLinks(group.note)}
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
