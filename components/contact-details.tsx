import { TextLink } from './text-link';
import { verbatim } from './email-or-phone';
import { withLinks } from './with-links';

type Detail = { id?: string; label: string; value?: string; href?: string };

/** Phone number, address and other ways to reach the school. Leaves out those without a value. */
export function ContactDetails({ details, large }: { details: Detail[]; large?: boolean }) {
  return (
    <dl className="grid grid-cols-1 gap-5">
      {details.map(
        ({ id, label, value, href }, index) =>
          value && (
            <div key={index} id={id} className="on-paper-column">
              <dt className="on-paper-margin text-small text-ink-soft">{label}</dt>
              <dd className={large ? 'text-lead text-wrap whitespace-pre-line' : undefined}>
                {href ? (
                  <span {...verbatim} className="-my-1.5 inline-block">
                    <TextLink href={href}>{value}</TextLink>
                  </span>
                ) : (
                  withLinks(value)
                )}
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
