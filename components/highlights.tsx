import { termRow } from './blocks/terms';
import { withLinks } from './with-links';
import { withBasePath } from './with-base-path';

/** Facts about the school with their labels, some of which are links. */
export function Highlights(props: { items: { label: string; value: string; href?: string }[] }) {
  return (
    <dl className="@container">
      {props.items.map(({ label, value, href }, index) => (
        <div key={index} className={`on-paper-column ${termRow}`}>
          <dt className="on-paper-margin text-small/[1.87] font-medium text-detail">
            {href ? (
              // The negative margin makes the link 44 px high without more space between the lines.
              <a
                href={withBasePath(href)}
                className="-my-3 inline-block min-w-11 py-3 print:inline"
              >
                {label}
              </a>
            ) : (
              label
            )}
          </dt>
          <dd className="first-letter:uppercase">{withLinks(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
