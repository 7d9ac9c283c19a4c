import type { BlockOf } from '@/content/schema/parts/blocks';
import { withLinks } from '../texts';

/**
 * A table. If it's wider than the screen, it scrolls sideways under its caption, and a shadow shows that there's more.
 * Two columns always fit. Tables with more are tab stops, because Safari's keyboard can't scroll anything else
 * (https://bugs.webkit.org/show_bug.cgi?id=190870).
 */
export function DataTable({ table: { caption, columns, rows } }: BlockOf<'table'>) {
  const canScroll = columns.length > 2;
  return (
    <div
      {...(canScroll && { role: 'group', 'aria-label': caption, tabIndex: 0 })}
      className="scroll-hint @container my-9 overflow-x-auto print:overflow-visible"
    >
      <table className="w-full [font-variant-numeric:tabular-nums]">
        <caption className="pb-3 text-start font-display text-heading">
          <span className="sticky start-0 inline-block max-w-[100cqw]">{caption}</span>
        </caption>
        <thead className="text-small text-ink-soft">
          <tr className="border-b-2 border-ink align-bottom">
            {columns.map((column) => (
              <th key={column} scope="col" className="py-2 pe-4 font-medium">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name = '', ...cells], index) => (
            <tr key={index} className="border-b border-line align-top">
              <th scope="row" className="py-3 pe-4 font-medium">
                {withLinks(name)}
              </th>
              {cells.map((cell, at) => (
                // Otherwise long text among many columns becomes a tower of short lines.
                <td
                  key={at}
                  className={`py-3 pe-4 ${columns.length > 3 && cell.length > 30 ? 'w-64' : 'min-w-28'}`}
                >
                  {withLinks(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
