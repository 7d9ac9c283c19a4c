import { Hours } from './hours';
import { Prose } from './prose';
import { withBasePath } from './with-base-path';

type Way = {
  label: string;
  /** What is printed, large: a number, an address with its lines. */
  shown?: string;
  /** Where it leads. */
  href?: string;
  /** A sentence or two. */
  text?: string;
  /** A link under it. */
  link?: { label: string; href: string };
};

/** The ways to reach the school that need no form: each link is as large as a finger. */
export function ContactDetails({ ways }: { ways: Way[] }) {
  return (
    <dl className="grid gap-5">
      {ways
        .filter(({ shown, text }) => shown ?? text)
        .map(({ label, shown, href, text, link }) => (
          <div key={label}>
            <dt className="text-small text-ink-soft">{label}</dt>
            {shown && (
              <dd className="text-lead whitespace-pre-line">
                {href ? (
                  <a
                    href={href}
                    className="-my-1.5 inline-flex min-h-11 min-w-11 items-center wrap-anywhere"
                  >
                    {shown}
                  </a>
                ) : (
                  <Hours text={shown} />
                )}
              </dd>
            )}
            {text && (
              <dd>
                <Prose text={text} />
              </dd>
            )}
            {link && (
              <dd>
                <a
                  href={withBasePath(link.href)}
                  className="inline-flex min-h-11 min-w-11 items-center"
                >
                  {link.label}
                </a>
              </dd>
            )}
          </div>
        ))}
    </dl>
  );
}
