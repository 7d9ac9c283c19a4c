import type { BlockOf } from '@/content/schema/parts/blocks';
import { css } from '../css';
import { withLinks } from '../with-links';

const rowsAsLists = css`
  @container (width < 30rem) {
    [data-as-lists] :is(table, caption, tbody, tr, th) {
      display: block;
    }
    [data-as-lists] thead {
      display: none;
    }
    [data-as-lists] :is(th, td) {
      padding: 0;
    }
    [data-as-lists] tr {
      padding-block: 0.75rem;
    }
    [data-as-lists] td {
      display: grid;
      grid-template-columns: 2fr 3fr;
      gap: 0.75rem;
    }
    [data-as-lists] td::before {
      content: attr(data-label);
      color: var(--ink-soft);
    }
  }
`;

/**
 * A table. If it's wider than the screen, it scrolls sideways under its caption, and a shadow shows that there's more.
 * Two columns always fit. A table with more columns is a tab stop, because in Safari the keyboard can't scroll anything
 * else (https://bugs.webkit.org/show_bug.cgi?id=190870). On phones, a row of four or more cells becomes a list. The
 * roles keep it a row for screen readers.
 */
export function DataTable({ table: { caption, columns, rows } }: BlockOf<'table'>) {
  const canScroll = columns.length > 2;
  const isListOnPhones = columns.length > 3;
  return (
    <div
      {...(canScroll && { role: 'group', 'aria-label': caption, tabIndex: 0 })}
      data-as-lists={isListOnPhones || undefined}
      className="scroll-hint @container overflow-x-auto print:overflow-visible"
    >
      {isListOnPhones && (
        <style href="table-lists" precedence="page">
          {rowsAsLists}
        </style>
      )}
      <table role="table" className="w-full [font-variant-numeric:tabular-nums]">
        <caption className="pb-3 text-start font-display text-heading">
          <span className="sticky start-0 inline-block max-w-[100cqw]">{caption}</span>
        </caption>
        <thead role="rowgroup" className="text-small text-ink-soft">
          <tr role="row" className="border-b-2 border-ink align-bottom">
            {columns.map((column, index) => (
              <th key={index} role="columnheader" scope="col" className="py-2 pe-4 font-medium">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(([name = '', ...cells], index) => (
            <tr key={index} role="row" className="border-b border-line align-top">
              <th role="rowheader" scope="row" className="py-3 pe-4 font-medium">
                {withLinks(name)}
              </th>
              {cells.map((cell, at) => (
                <td
                  key={at}
                  role="cell"
                  data-label={columns[at + 1]}
                  className="min-w-28 py-3 pe-4"
                >
                  <span>{withLinks(cell)}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
