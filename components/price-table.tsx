import type { ComponentProps } from 'react';
import { PriceFilter } from './price-filter';
import { SectionHeading } from './section';
import { withLinks } from './with-links';

/** A program in the price table. */
export interface PriceGroup {
  id: string;
  name: string;
  ages?: string;
  note?: string;
  /** The filter's choices that fit at least one of the rows. */
  fits: string[];
  rows: PriceRow[];
}

/** A schedule with its price. */
export interface PriceRow {
  /** “5 mornings”. */
  name: string;
  /** The filter's choices that fit this schedule. */
  fits: string[];
  /** “Mon-Fri”. */
  days: string;
  hours: string;
  price: string;
  /** The period of the price: “a month”. Empty if the schedule is free. */
  per: string;
  /** The cost of a year, if the content contains the number of payments. */
  year?: string;
}

type Filter = ComponentProps<typeof PriceFilter> & { count: string; otherwise: string };

/**
 * On a phone, a row has two lines. The first shows the schedule and the price, the second the hours and the cost of a
 * year. The counter leaves out hidden rows. WebKit draws it again only if its content changes, so each choice adds spaces,
 * which collapse (price-filter.tsx).
 */
const css = `main{counter-reset:rows}
tr[data-fits]{counter-increment:rows}
body{--program:'';--days:'';--session:''}
[data-count]::before{content:counter(rows) var(--program) var(--days) var(--session)}
@media screen and (width<36rem){
[data-price-table] [role]{display:block}
[data-price-table] tr:not(:has([colspan])){display:grid;grid:auto auto/1fr;grid-auto-flow:column;padding-block:.6rem}
[data-price-table] [role]:not(tr,[colspan]){padding-block:0}
}`;

/**
 * Prices, grouped by program. Screen readers hear the program's name with each row. If programs have different periods,
 * each price shows its own. The table isn't a tab stop, because the gate checks that it fits every screen. On phones,
 * the roles keep it a table for screen readers.
 */
export function PriceTable(props: {
  caption: string;
  columns: { schedule: string; hours: string; price: string; year?: string };
  groups: PriceGroup[];
  due?: string;
  filter?: Filter;
}) {
  const { caption, columns, groups, due, filter } = props;
  const headings = [columns.schedule, columns.hours, columns.price, columns.year].filter(
    (heading) => heading !== undefined,
  );
  const periods = groups.flatMap(({ rows }) => rows.map(({ per }) => per)).filter(Boolean);
  const showsPeriods = new Set(periods).size > 1;
  return (
    <div>
      <style href="price-table" precedence="page">
        {css}
      </style>
      <SectionHeading id="prices">{withLinks(caption)}</SectionHeading>
      {filter && <PriceFilter {...filter} />}
      <div data-price-table className="mt-4 overflow-x-auto print:overflow-visible">
        <table
          role="table"
          aria-labelledby="prices"
          className="w-full [font-variant-numeric:tabular-nums]"
        >
          <thead role="rowgroup" className="text-small text-ink-soft">
            <tr role="row" className="border-b-2 border-ink align-bottom">
              {headings.map((heading, index) => (
                <th
                  key={heading}
                  role="columnheader"
                  scope="col"
                  className={`py-3 font-medium ${index > 1 ? 'text-end' : 'pe-3'}`}
                >
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          {groups.map((group) => (
            <tbody key={group.id} id={group.id} role="rowgroup" data-fits={group.fits.join(' ')}>
              <tr role="row">
                <td
                  role="cell"
                  colSpan={headings.length}
                  className="pt-8 pb-2 font-display text-heading"
                >
                  {group.name}{' '}
                  {group.ages && (
                    <span className="inline-block font-sans text-small font-normal text-ink-soft">
                      ({group.ages})
                    </span>
                  )}
                </td>
              </tr>
              {group.rows.map(({ name, fits, days, hours, price, per, year }) => (
                <tr
                  key={fits.join()}
                  role="row"
                  data-fits={fits.join(' ')}
                  className="border-t border-line"
                >
                  <th
                    role="rowheader"
                    scope="row"
                    className={`py-3 pe-3 font-medium ${/\S{15}/.test(name) ? 'wrap-anywhere' : ''}`}
                  >
                    {/* Browsers drop a plain space when visitors copy the row. */}
                    <span className="sr-only">{group.name},&nbsp;</span>
                    {name}
                  </th>
                  <td role="cell" className="py-3 pe-3 text-ink-soft max-sm:text-small">
                    <span className="inline-block">{days}</span>{' '}
                    <span className="inline-block">{hours}</span>
                  </td>
                  <td role="cell" className="py-3 text-end whitespace-nowrap sm:text-lead">
                    <span className="font-bold">{price}</span>
                    {showsPeriods && per && <span className="text-small"> {per}</span>}
                  </td>
                  {columns.year && (
                    <td role="cell" className="py-3 ps-3 text-end max-sm:text-small">
                      {year}
                    </td>
                  )}
                </tr>
              ))}
              {group.note && (
                <tr role="row" className="border-t border-line">
                  <td role="cell" colSpan={headings.length} className="py-3 text-ink-soft">
                    {withLinks(group.note)}
                  </td>
                </tr>
              )}
            </tbody>
          ))}
        </table>
      </div>
      {(due || filter) && (
        <div className="border-t border-line pt-4">
          {due && <p className="max-w-measure">{withLinks(due)}</p>}
          {filter && (
            <p className="mt-2 print:hidden">
              <span role="status">
                {filter.count} <span data-count />
              </span>
              {' · '}
              {withLinks(filter.otherwise)}
            </p>
          )}
        </div>
      )}
    </div>
  );
}
