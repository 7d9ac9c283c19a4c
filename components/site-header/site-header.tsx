import type { SchoolFacts } from '@/content/schema/school';
import type { Site } from '@/content/schema/site';
import { Drawing, type DrawingProps } from '../drawing';
import type { NavLink, NavMenu } from '../nav-links';
import { withBasePath } from '../with-base-path';
import { withLinks } from '../with-links';
import { HeaderMenu } from './header-menu';
import { MainButton, type MainButtonProps } from './main-button';

/**
 * The header of every page. Its lists are popovers, so that they need no script. Below 64rem, a button opens one list
 * of all links. From 64rem on, that list is in the header, and the lists in it are the menus. If the header doesn't fit
 * in one row, the name wraps first. Then the main button and the badges move above the list. On tablets, the main
 * button is a bar at the top that scrolls away. On phones, it's on the shelf at the bottom of the screen, with the
 * menu's button.
 */
export function SiteHeader(props: {
  /** The header's language if the page has another. */
  lang?: string;
  school: Pick<SchoolFacts, 'name' | 'shortName' | 'telephone'>;
  text: Site['header'];
  mainButton: MainButtonProps | undefined;
  logo: Omit<DrawingProps, 'alt'>;
  /** The associations' badges. The header shows at most two. */
  badges: DrawingProps[];
  home: NavLink;
  entries: (NavLink | NavMenu)[];
  others: NavLink[];
}) {
  const { lang, school, text, mainButton, logo, badges, home, entries, others } = props;
  const hasBar = mainButton && !mainButton.phonesOnly;
  return (
    <header
      lang={lang}
      className={`site-header group z-10 border-b border-line bg-paper ${hasBar ? 'tablet:-top-11' : ''}`}
    >
      <a
        href="#main"
        className="absolute start-2 top-2 z-20 rounded-field bg-accent px-5 py-3 font-medium text-on-accent not-focus:[clip-path:inset(50%)] print:hidden"
      >
        {text.skip}
      </a>
      <div className="page-width flex min-h-18 flex-wrap items-center gap-x-2 py-1.5 sm:gap-x-3 lg:flex-nowrap">
        <div className="max-w-full flex-1">
          <a
            href={withBasePath(home.href)}
            translate="no"
            className="flex min-h-11 w-fit max-w-full items-center gap-2.5 font-display text-body/[1.25] text-ink no-underline lg:text-[1.0625rem]/[1.25]"
          >
            <span className="max-w-22 shrink-0 max-sm:max-w-14">
              <Drawing {...logo} variant="logo" alt="" />
            </span>
            <span className="min-w-0 min-[22rem]:hidden print:hidden">
              {withLinks(school.shortName)}
            </span>
            <span className="max-w-[18rem] min-w-0 max-[22rem]:not-print:hidden lg:min-w-39">
              {withLinks(school.name)}
            </span>
          </a>
        </div>
        <span className="ms-auto hidden print:block">{withLinks(school.telephone)}</span>
        <div className="contents gap-x-[calc(var(--gap)*2/3)] lg:flex lg:flex-wrap-reverse lg:items-center lg:justify-end print:hidden">
          <div className="shelf md:contents">
            {mainButton && (
              <MainButton {...mainButton} variant={hasBar ? 'phoneAndTablet' : 'phone'} />
            )}
            <HeaderMenu text={text} home={home} entries={entries} others={others} />
          </div>
          <div className="flex flex-wrap items-center justify-end gap-x-2 empty:hidden lg:gap-x-(--gap)">
            {hasBar && <MainButton {...mainButton} variant="largeScreen" />}
            {badges.slice(0, 2).map((badge, index) => (
              <span
                key={index}
                className={`max-w-18 shrink-0 max-sm:max-w-8 ${index ? 'max-md:hidden' : ''}`}
              >
                <Drawing {...badge} variant="badge" />
              </span>
            ))}
          </div>
        </div>
      </div>
    </header>
  );
}
