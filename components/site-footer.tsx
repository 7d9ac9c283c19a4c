import type { SchoolFacts } from '@/content/schema/school';
import type { Site } from '@/content/schema/site';
import { Drawing, type DrawingProps } from './drawing';
import { NavLinks, type NavLink, type NavMenu } from './nav-links';
import { TextLink } from './text-link';
import { verbatim } from './email-or-phone';
import { withLinks } from './with-links';

/** The footer of every page, with links to all pages. */
export function SiteFooter(props: {
  lang?: string;
  school: Pick<SchoolFacts, 'name' | 'officeHours' | 'socialMedia'> & { addressLines: string[] };
  text: Site['footer'];
  contactLinks: NavLink[];
  badges: DrawingProps[];
  entries: (NavLink | NavMenu)[];
  /** The home page shows its nondiscrimination statement in larger text (IRS Rev. Proc. 2019-22). */
  isHomePage: boolean;
  /** Whether the page ends with an evening photo above the footer. */
  isEvening: boolean;
}) {
  const { lang, school, text, contactLinks, badges, entries, isHomePage, isEvening } = props;
  const menus = entries.filter((entry) => 'links' in entry);
  const groups = [{ name: '', links: entries.filter((entry) => 'href' in entry) }, ...menus];
  return (
    // On a short page, Safari's reader mistakes a long footer for the page's text. It skips elements with “footer” in
    // their class and counts only paragraphs. That's why long texts are in a <div>.
    <footer
      lang={lang}
      className={`site-footer ${isEvening ? 'evening bg-wall text-ink' : 'bg-sunk'}`}
    >
      <div className="page-width grid grid-cols-1 gap-x-10 gap-y-3 py-6 sm:grid-cols-2 lg:gap-y-8 lg:py-14 lg:grid-cols-headings lg:gap-x-16">
        <address className="not-italic print:flex print:text-small print:flex-wrap print:items-baseline print:gap-x-16">
          {/* On paper, the name is in the header. */}
          <p translate="no" className="font-display text-heading print:hidden">
            {withLinks(school.name)}
          </p>
          <p {...verbatim} className="mt-3 whitespace-pre-line">
            {withLinks(school.addressLines.join('\n'))}
          </p>
          <p className="mt-3 flex flex-wrap gap-x-6 empty:hidden max-sm:text-small">
            {contactLinks.map(({ name, href }, index) => (
              <TextLink key={index} href={href} variant="ink">
                {name}
              </TextLink>
            ))}
          </p>
          {school.officeHours && (
            <p className="mt-3 text-small text-balance text-ink-soft">
              {text.officeHours} {withLinks(school.officeHours)}
            </p>
          )}
        </address>
        <nav aria-label={text.allPages} className="text-small lg:-mb-8 lg:columns-3">
          {groups.map(({ name, links }, index) => (
            <div key={index} className="break-inside-avoid lg:pb-11">
              {/* Skip the heading if a link has the same name. */}
              {name && !links.some((link) => link.name === name) && (
                <p className="flex min-h-11 items-center text-ink-soft max-lg:hidden">{name}</p>
              )}
              <ul className="flex flex-wrap gap-x-6 lg:block">
                <NavLinks links={links} variant="footer" />
              </ul>
            </div>
          ))}
        </nav>
        <hr className="col-span-full border-t border-line print:hidden" />
        <div className="space-y-4 text-small print:hidden">
          {text.credentials && <div className="max-w-narrow">{withLinks(text.credentials)}</div>}
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2 empty:hidden">
            {badges.map((badge, index) => (
              <Drawing key={index} {...badge} variant="badge" />
            ))}
            {school.socialMedia.map(({ name, url }, index) => (
              <TextLink key={index} href={url} variant="footer">
                {name}
              </TextLink>
            ))}
          </div>
        </div>
        {text.nondiscrimination && (
          <div
            className={`max-w-narrow lg:max-w-none lg:columns-2 lg:gap-x-16 print:hidden ${isHomePage ? 'text-[1rem]/[1.4]' : 'text-small'}`}
          >
            {withLinks(text.nondiscrimination)}
          </div>
        )}
      </div>
    </footer>
  );
}
