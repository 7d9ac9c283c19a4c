import type { ReactNode } from 'react';
import { SectionHeading } from './section';
import { withLinks } from './with-links';

export interface PriceColumn {
  heading: string;
  variant: keyof typeof variants;
}

/** The text of a cell and a detail: “Mon-Fri” with “8:30am-noon”, or “$975” with “a month”. */
export interface PriceCell {
  text: string;
  detail?: string;
}

/** A program in the price table. Each row has a cell for each column. */
export interface PriceGroup {
  id: string;
  name: string;
  ages?: string;
  note?: string;
  rows: PriceCell[][];
}

/** Where a column's texts stand, and how its cells look. On phones, amounts stand below each other at the end. */
const variants = {
  schedule: { position: 'col-start-1 pe-3', cell: 'font-medium', text: '', detail: '' },
  hours: {
    position: 'col-start-1 pe-3',
    cell: 'text-ink-soft max-sm:text-small',
    text: 'inline-block',
    detail: 'inline-block',
  },
  price: {
    position: 'col-start-2 text-end',
    cell: 'whitespace-nowrap sm:text-lead',
    text: 'font-bold',
    detail: 'text-small',
  },
  amount: {
    position: 'col-start-2 text-end',
    cell: 'ps-3 max-sm:text-small',
    text: '',
    detail: '',
  },
};

/** On phones, a row of the table has two lines: the schedule and the price, then the hours and the cost of a year. */
const row =
  'phone:grid phone:grid-flow-dense phone:grid-cols-[minmax(0,1fr)_auto] phone:py-2 large-text:block';

/**
 * Prices, grouped by program. Screen readers hear the program's name with each row. The table isn't a tab stop, because
 * the gate checks that it fits every screen. On phones, the roles keep it a table for screen readers.
 */
export function PriceTable(props: {
  caption: string;
  columns: PriceColumn[];
  groups: PriceGroup[];
  due?: string;
}) {
  const { caption, columns, groups, due } = props;
  const span = columns.length || 1;
  return (
    <div className="on-paper-prices @container">
      <SectionHeading id="prices">{withLinks(caption)}</SectionHeading>
      <table
        role="table"
        aria-labelledby="prices"
        className="mt-4 w-full border-b border-line [font-variant-numeric:tabular-nums] phone:block"
      >
        {columns.length > 0 && (
          <thead role="rowgroup" className="text-small text-ink-soft phone:block">
            <tr role="row" className={`border-b-2 border-ink align-bottom ${row}`}>
              {columns.map(({ heading, variant }, index) => (
                <th
                  key={index}
                  role="columnheader"
                  scope="col"
                  className={`py-3 font-medium phone:py-0 ${variants[variant].position}`}
                >
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
        )}
        {groups.map(({ id, name, ages, note, rows }) => (
          <tbody key={id} id={id} role="rowgroup" className="phone:block">
            <WideRow variant="name" span={span}>
              {withLinks(name)}{' '}
              {ages && (
                <span className="inline-block font-sans text-small font-normal text-ink-soft">
                  ({ages})
                </span>
              )}
            </WideRow>
            {rows.map((cells, index) => (
              <tr key={index} role="row" className={`border-t border-line ${row}`}>
                {cells.map((cell, at) => (
                  <Cell key={at} {...cell} variant={columns[at]!.variant} program={name} />
                ))}
              </tr>
            ))}
            {note && (
              <WideRow variant="note" span={span}>
                {withLinks(note)}
              </WideRow>
            )}
          </tbody>
        ))}
      </table>
      {due && <p className="mt-4 max-w-measure">{withLinks(due)}</p>}
    </div>
  );
}

const wideRows = {
  name: { row: '', cell: 'pt-8 pb-2 font-display text-heading phone:pt-5' },
  note: { row: 'border-t border-line', cell: 'py-3 text-ink-soft' },
};

function WideRow(props: { variant: keyof typeof wideRows; span: number; children: ReactNode }) {
  const { row, cell } = wideRows[props.variant];
  return (
    <tr role="row" className={`phone:block ${row}`}>
      <td role="cell" colSpan={props.span} className={`phone:block ${cell}`}>
        {props.children}
      </td>
    </tr>
  );
}

/** A cell of a schedule's row. The schedule itself is the row's header. */
function Cell(props: PriceCell & Pick<PriceColumn, 'variant'> & { program: string }) {
  const { text, detail, variant, program } = props;
  const look = variants[variant];
  const classes = `py-3 phone:py-0 ${look.position} ${look.cell}`;
  if (variant === 'schedule')
    return (
      <th role="rowheader" scope="row" className={classes}>
        {/* Browsers drop a plain space when visitors copy the row. */}
        <span className="sr-only">{program},&nbsp;</span>
        {text}
      </th>
    );
  return (
    <td role="cell" className={classes}>
      <span className={look.text}>{text}</span>
      {detail && ' '}
      {detail && <span className={look.detail}>{detail}</span>}
    </td>
  );
}
