import type { Notice } from '@/content/schema/dates';
import { Icon } from './icon';
import { TextLink } from './text-link';

/** The notices at the top of every page. */
export function SiteNotices(props: { name: string; lang?: string; notices: Notice[] }) {
  const { name, lang, notices } = props;
  return (
    <section
      lang={lang}
      aria-label={name}
      className="border-b border-transparent bg-highlight py-1 text-on-highlight dark:border-highlight dark:bg-panel dark:text-ink print:border-ink print:bg-transparent"
    >
      {notices.map(({ text, link }, index) => (
        <div
          key={index}
          className="page-width text-body/[1.4] font-medium sm:flex sm:flex-wrap sm:items-center"
        >
          <p className="flex gap-3 py-2.5">
            <span className="dark:text-highlight print:hidden">
              <Icon name="notice" />
            </span>
            <span>{text}</span>
          </p>
          {link && (
            <span className="ms-9 block print:hidden">
              <TextLink href={link.href} variant="onHighlight">
                {link.label}
              </TextLink>
            </span>
          )}
        </div>
      ))}
    </section>
  );
}
