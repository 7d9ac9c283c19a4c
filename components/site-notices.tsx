import { withBasePath } from './with-base-path';
import { Icon } from './icon';
import { UnbrokenRanges } from './unbroken-ranges';

/**
 * What everybody must know now, below the header of every page.
 *
 * @param name what the notices are, for people who cannot see them
 */
export function SiteNotices({
  name,
  notices,
}: {
  name: string;
  notices: { text: string; link?: { label: string; href: string } }[];
}) {
  return (
    <section aria-label={name} className="bg-honey text-on-honey print:border-b">
      <div className="mx-auto max-w-wide divide-y divide-on-honey/30 px-4 sm:px-8 print:px-0">
        {notices.map(({ text, link }) => (
          <div key={text} className="flex gap-3 py-1.5 print:py-0.5">
            <span className="py-2.5 print:hidden">
              <Icon name="notice" />
            </span>
            <div className="min-w-0 flex-1 gap-x-6 sm:flex sm:flex-wrap sm:items-center">
              <p className="py-2 font-medium print:py-0">
                <UnbrokenRanges text={text} />
              </p>
              {link && (
                <a
                  href={withBasePath(link.href)}
                  className="inline-flex min-h-11 items-center gap-2 font-medium text-on-honey hover:text-on-honey focus-visible:outline-current print:hidden"
                >
                  {link.label}
                  <Icon name="arrow" small />
                </a>
              )}
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}
