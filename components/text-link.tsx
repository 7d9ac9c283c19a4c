import { addressAfter, verbatim, isEmailOrPhone, touchTarget } from './texts';
import { unbroken } from './unbroken';
import { withBasePath } from './with-base-path';

/** Classes for a link in a list of links. */
export const quiet = 'no-underline hover:underline focus-visible:underline';

const variants = {
  accent: '',
  ink: 'text-ink',
  quiet: `text-ink ${quiet}`,
  strong: 'font-medium',
  /** In a heading. The negative margins keep it as high as without a link. */
  heading: 'my-[calc(0.625em-1.375rem)]',
  onHighlight:
    'text-on-highlight hover:text-on-highlight focus-visible:outline-current dark:text-ink dark:hover:text-ink',
};

/** A link on its own line, or plain text without `href`. */
export function TextLink(props: {
  href?: string;
  variant?: keyof typeof variants;
  children: string;
}) {
  const { href, variant = 'accent', children } = props;
  if (!href) return children;
  return (
    <a
      href={withBasePath(href)}
      {...(isEmailOrPhone(children, href) && verbatim)}
      className={`${touchTarget} ${variants[variant]}`}
    >
      {unbroken(children + addressAfter(children, href))}
    </a>
  );
}
