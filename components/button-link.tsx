import { withoutBrackets } from '@/content/shared/blank-pattern';
import { Icon } from './icon';
import { addressAfter } from './email-or-phone';
import { withBasePath } from './with-base-path';

const variants = {
  // Forced colors drop the background but show the border.
  filled: 'border border-transparent bg-accent text-on-accent hover:bg-accent-strong',
  outlined: 'border border-line-strong text-ink hover:border-accent hover:text-accent',
};

/** A link that looks like a button. */
export function ButtonLink(props: {
  href: string;
  label: string;
  /** Completes the label for screen readers: “about the toddler program”. */
  about?: string;
  variant?: keyof typeof variants;
}) {
  const { href, about, variant = 'filled' } = props;
  const label = withoutBrackets(props.label);
  return (
    <a
      href={withBasePath(href)}
      className={`inline-flex min-h-12 items-center gap-2 rounded-button px-6 py-2 font-medium no-underline print:hidden ${variants[variant]}`}
    >
      {label + addressAfter(label, href)}
      {about && <span className="sr-only"> {about}</span>}
      <Icon name="arrow" small />
    </a>
  );
}
