import { Subsection } from './section';
import { withLinks } from './texts';

type Row = {
  name: string;
  /** The hours: `7:30am-8:30am`. */
  hours?: string;
  sum?: string;
  /** In place of one sum, a sum for each program. */
  sums?: { name?: string; sum: string }[];
  /** What the sum is for: “a month”. */
  per?: string;
  text?: string;
};

/** Names with a sum and an explanation: fees, care before and after school. */
export function SumList(props: { id: string; heading: string; rows: Row[] }) {
  const { id, heading, rows } = props;
  return (
    <Subsection id={id} heading={heading}>
      <dl className="mt-3 grid grid-cols-1 gap-5">
        {rows.map((row) => (
          <div key={row.name} className="border-t border-line pt-4">
            <dt className="flex justify-between gap-4 font-medium">
              {row.name} {row.sum && <Sum sum={row.sum} per={row.per} />}
            </dt>
            {row.sums?.map(({ name, sum }) => (
              <dd key={name} className="mt-1 flex justify-between gap-4">
                {name} <Sum sum={sum} per={row.per} />
              </dd>
            ))}
            {row.hours && <dd className="text-ink-soft">{row.hours}</dd>}
            {row.text && <dd className="mt-1 text-ink-soft">{withLinks(row.text)}</dd>}
          </div>
        ))}
      </dl>
    </Subsection>
  );
}

function Sum({ sum, per }: Pick<Row, 'per'> & { sum: string }) {
  return (
    <span className="text-end">
      <span className="font-bold whitespace-nowrap">{sum}</span> {per}
    </span>
  );
}
