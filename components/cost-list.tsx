import type { CostRow } from '@/content/schema/tuition';
import { Subsection } from './section';
import { TextLink } from './text-link';
import { withLinks } from './with-links';
import { unbroken } from './unbroken';

type Row = Pick<CostRow, 'name' | 'when' | 'text'> & {
  href?: string;
  price?: string;
  /** The period of the price, or what it's for: “a month”. */
  per?: string;
};

/** Fees, care or another topic besides tuition: text, then items with prices and explanations. */
export function CostList(props: { id: string; heading: string; text?: string; rows: Row[] }) {
  const { id, heading, text, rows } = props;
  return (
    <div className="max-w-measure">
      <Subsection id={id} heading={heading}>
        {text && <p className="mt-3 border-t border-line pt-4">{withLinks(text)}</p>}
        {rows.length > 0 && (
          <dl className="mt-3 grid grid-cols-1 gap-5">
            {rows.map(({ name, href, when, price, per, text }, index) => (
              <div key={index} className="flex flex-wrap gap-x-4 border-t border-line pt-4">
                <dt className="grow basis-[6em] font-medium">
                  <TextLink href={href} variant="heading">
                    {name}
                  </TextLink>
                </dt>
                {price && (
                  <dd className="ms-auto text-end font-medium">
                    <span className="font-bold whitespace-nowrap">{price}</span> {per}
                  </dd>
                )}
                {when && <dd className="w-full text-ink-soft">{unbroken(when)}</dd>}
                {text && <dd className="mt-1 w-full text-ink-soft">{withLinks(text)}</dd>}
              </div>
            ))}
          </dl>
        )}
      </Subsection>
    </div>
  );
}
