type Row = { id: string; schedule: string; hours: string; price: string; dueOnAcceptance: string };
type Group = { name: string; ages: string; rows: Row[] };

// The last column is left out on phones, where the finder tells the same.
const wide = 'hidden sm:table-cell print:table-cell';

/**
 * Monthly prices: a group for each program, a row for each schedule, which can be linked to.
 *
 * @param due the heading of the last column: when the sum of deposit and first month is due
 */
export function PriceTable({
  caption,
  due,
  groups,
}: {
  caption: string;
  due: string;
  groups: Group[];
}) {
  return (
    <table className="w-full border-collapse text-left tabular-nums">
      <caption className="pb-4 text-left font-display text-section tracking-tight">
        {caption}
      </caption>
      <thead className="text-small text-ink-soft">
        <tr className="border-b-2 border-ink align-bottom">
          <th scope="col" className="py-2 pr-3 font-medium sm:pl-3">
            Schedule
          </th>
          <th scope="col" className="py-2 pr-3 font-medium">
            Hours
          </th>
          <th scope="col" className="py-2 text-right font-medium">
            Monthly
          </th>
          <th scope="col" className={`py-2 pr-3 pl-4 text-right font-medium ${wide}`}>
            {due}
          </th>
        </tr>
      </thead>
      {groups.map(({ name, ages, rows }) => (
        <tbody key={name}>
          <tr>
            <th
              scope="rowgroup"
              colSpan={4}
              className="pt-8 pb-2 font-display text-heading sm:pl-3 print:pt-2 print:pb-0"
            >
              {name}{' '}
              <span className="font-sans text-small font-normal text-ink-soft">({ages})</span>
            </th>
          </tr>
          {rows.map(({ id, schedule, hours, price, dueOnAcceptance }) => (
            <tr key={id} id={id} className="border-t border-line target:bg-panel">
              <th
                scope="row"
                className="py-3 pr-3 font-medium whitespace-nowrap sm:pl-3 print:py-0.5"
              >
                {schedule}
              </th>
              <td className="py-3 pr-3 text-ink-soft max-sm:text-small print:py-0.5">{hours}</td>
              <td className="py-3 text-right text-lead font-bold max-sm:pr-2 print:py-0.5 print:text-body">
                {price}
              </td>
              <td className={`py-3 pr-3 pl-4 text-right text-ink-soft print:py-0.5 ${wide}`}>
                {dueOnAcceptance}
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
