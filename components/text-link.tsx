import { hasBlank, withoutBrackets } from '@/content/shared/blank-pattern';
import { addressAfter, isEmailOrPhone, verbatim } from './email-or-phone';
import { unbroken } from './unbroken';
import { withBasePath } from './with-base-path';

const variants = {
  inText: undefined,
  inkInText: 'text-ink',
  accent: 'touch-target',
  ink: 'touch-target text-ink',
  footer:
    'touch-target py-2 text-small/[1.25] text-ink aria-[current=page]:font-bold no-underline hover:underline focus-visible:underline',
  // In the header (site-header.css).
  menuItem: 'menu-item',
  headerItem: 'menu-item header-item',
  strong: 'touch-target font-medium',
  title: 'touch-target font-display text-section tracking-tight whitespace-nowrap lg:text-title',
  /** For headings. The negative margins keep the heading as high as it is without a link, on any number of lines. */
  heading:
    'touch-target my-[min(0px,0.5lh-5.5*var(--spacing))] py-[max(0px,5.5*var(--spacing)-0.5lh)]',
  onHighlight:
    'touch-target text-on-highlight hover:text-on-highlight focus-visible:outline-current dark:text-ink dark:hover:text-ink',
};

/**
 * A link on its own line or in text, or plain text without `href`. An email address follows its label, because some
 * visitors have no mail program.
 */
export function TextLink(props: {
  href?: string;
  /** The language of the linked page and of the link's text. */
  lang?: string;
  current?: boolean;
  variant?: keyof typeof variants;
  children: string;
}) {
  const { href, lang, current, variant = 'accent' } = props;
  const children = withoutBrackets(props.children);
  if (!href || hasBlank(href)) return children;
  return (
    <a
      href={withBasePath(href)}
      lang={lang}
      hrefLang={lang}
      aria-current={current ? 'page' : undefined}
      {...(isEmailOrPhone(children, href) && verbatim)}
      className={variants[variant]}
    >
      {unbroken(children + addressAfter(children, href))}
    </a>
  );
}
