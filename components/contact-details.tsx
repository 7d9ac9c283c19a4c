import { TextLink } from './text-link';
import { verbatim } from './email-or-phone';
import { withLinks } from './with-links';

type Detail = {
  id?: string;
  label: string;
  /** Large text: a number or an address with line breaks. */
  value?: string;
  href?: string;
  text?: string;
};

/** Phone number, address and other ways to reach the school. Leaves out those without a value or a text. */
export function ContactDetails({ details }: { details: Detail[] }) {
  return (
    <dl className="grid grid-cols-1 gap-5">
      {details
        .filter(({ value, text }) => value ?? text)
        .map(({ id, label, value, href, text }) => (
          <div key={label} id={id}>
            <dt className="text-small text-ink-soft">{label}</dt>
            {value && (
              <dd className="text-lead text-wrap whitespace-pre-line">
                {href ? (
                  <span {...verbatim} className="-my-1.5 inline-block">
                    <TextLink href={href}>{value}</TextLink>
                  </span>
                ) : (
                  withLinks(value)
                )}
              </dd>
            )}
            {text && <dd>{withLinks(text)}</dd>}
          </div>
        ))}
    </dl>
  );
}
