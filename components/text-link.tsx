import { addressAfter, isEmailOrPhone, verbatim } from './email-or-phone';
import { unbroken } from './unbroken';
import { withBasePath } from './with-base-path';

const variants = {
  accent: '',
  ink: 'text-ink',
  quiet: 'text-ink no-underline hover:underline focus-visible:underline',
  footer:
    'py-2 text-small/[1.25] text-ink aria-[current=page]:font-bold no-underline hover:underline focus-visible:underline',
  strong: 'font-medium',
  title: 'font-display text-section tracking-tight whitespace-nowrap lg:text-title',
  /** For headings. The negative margins keep the heading as high as it is without a link. */
  heading: 'my-[calc(0.625em-1.375rem)]',
  onHighlight:
    'text-on-highlight hover:text-on-highlight focus-visible:outline-current dark:text-ink dark:hover:text-ink',
};

/** A link on its own line, or plain text without `href`. */
export function TextLink(props: {
  href?: string;
  /** The language of the linked page and of the link's text. */
  lang?: string;
  /** Whether it links to the page that contains it. */
  current?: boolean;
  variant?: keyof typeof variants;
  children: string;
}) {
  const { href, lang, current, variant = 'accent', children } = props;
  if (!href) return children;
  return (
    <a
      href={withBasePath(href)}
      lang={lang}
      hrefLang={lang}
      aria-current={current ? 'page' : undefined}
      {...(isEmailOrPhone(children, href) && verbatim)}
      className={`touch-target ${variants[variant]}`}
    >
      {unbroken(children + addressAfter(children, href))}
    </a>
  );
}
