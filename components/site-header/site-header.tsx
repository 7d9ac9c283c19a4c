import type { SchoolFacts } from '@/content/schema/school';
import type { Site } from '@/content/schema/site';
import { Drawing, type DrawingProps } from '../drawing';
import { Icon } from '../icon';
import type { NavLink, NavMenu } from '../navigation';
import { TextLink } from '../text-link';
import { withBasePath } from '../with-base-path';
import { withLinks } from '../with-links';

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
  mainButton:
    (NonNullable<Site['mainButton']> & { current: boolean; phonesOnly: boolean }) | undefined;
  logo: Omit<DrawingProps, 'alt'>;
  /** The associations' badges. The header shows at most two, and only one if there are more. */
  badges: DrawingProps[];
  home: NavLink;
  entries: (NavLink | NavMenu)[];
  /** More links for small screens, at the end of the list. */
  others: NavLink[];
}) {
  const { lang, school, text, mainButton, logo, badges, home, entries, others } = props;
  return (
    <header lang={lang} className="site-header group z-10 border-b border-line bg-paper">
      <a
        href="#main"
        className="absolute start-2 top-2 z-20 rounded-field bg-accent px-5 py-3 font-medium text-on-accent not-focus:[clip-path:inset(50%)] print:hidden"
      >
        {text.skip}
      </a>
      <div className="mx-auto flex min-h-18 max-w-page flex-wrap items-center gap-x-2 px-5 py-1.5 sm:gap-x-3 sm:px-8 lg:flex-nowrap">
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
        <div className="header-end print:hidden">
          <div className="shelf">
            {mainButton && (
              <a
                href={withBasePath(mainButton.href)}
                aria-current={mainButton.current ? 'page' : undefined}
                className={`main-button ${mainButton.phonesOnly ? 'md:hidden' : 'main-button-bar lg:hidden'}`}
              >
                {mainButton.label}
                <Icon name="arrow" small />
              </a>
            )}
            <nav aria-label={text.navigation}>
              <button
                type="button"
                popoverTarget="menu"
                className="flex size-[max(44px,2rem)] items-center justify-center rounded-field border-line-strong hover:bg-sunk md:size-[max(48px,2rem)] md:border lg:hidden"
              >
                <span className="sr-only">{text.menu}</span>
                <span className="pointer-events-none group-has-[#menu:popover-open]:hidden">
                  <Icon name="menu" />
                </span>
                <span className="pointer-events-none hidden group-has-[#menu:popover-open]:block">
                  <Icon name="close" />
                </span>
              </button>
              <div
                id="menu"
                popover="auto"
                className="menu-panel bg-paper font-medium lg:static lg:block lg:overflow-visible"
              >
                <ul className="menu-list">
                  <li>
                    <a
                      href={withBasePath(home.href)}
                      aria-current={home.current ? 'page' : undefined}
                      className="menu-item"
                    >
                      <span className="order-last lg:order-none">
                        <Icon name="home" />
                      </span>
                      <span className="lg:sr-only">{home.name}</span>
                    </a>
                  </li>
                  {entries.map((entry, index) =>
                    'links' in entry ? (
                      <Menu key={index} id={`menu-${index + 1}`} {...entry} />
                    ) : (
                      <li key={index}>
                        <TextLink {...entry} variant="menuItem">
                          {entry.name}
                        </TextLink>
                      </li>
                    ),
                  )}
                  {others.map((link, index) => (
                    <li key={index} className="lg:hidden">
                      <TextLink {...link} variant="menuItem">
                        {link.name}
                      </TextLink>
                    </li>
                  ))}
                </ul>
              </div>
            </nav>
          </div>
          <div className="flex flex-wrap items-center justify-end gap-x-2 empty:hidden lg:gap-x-(--gap)">
            {mainButton && !mainButton.phonesOnly && (
              <a
                href={withBasePath(mainButton.href)}
                className="main-button shrink-0 hover:bg-accent-strong max-lg:hidden xl:max-w-60"
              >
                {mainButton.label}
              </a>
            )}
            {badges.slice(0, badges.length > 2 ? 1 : 2).map((badge, index) => (
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

/** A button that opens a menu. On small screens, the list shows the menu's name and links instead. */
function Menu({ id, name, links }: NavMenu & { id: string }) {
  return (
    <li className="menu">
      <span className="block px-3 pt-3 text-small font-normal text-ink-soft lg:hidden">{name}</span>
      <button
        type="button"
        popoverTarget={id}
        // A menu that contains the current page is marked as current.
        aria-current={links.some(({ current }) => current) || undefined}
        className="menu-item cursor-pointer max-lg:hidden"
      >
        {name}
        <Icon name="chevron" small />
      </button>
      <ul id={id} popover="auto" className="submenu font-normal">
        {links.map((link, index) => (
          <li key={index}>
            <TextLink {...link} variant="menuItem">
              {link.name}
            </TextLink>
          </li>
        ))}
      </ul>
    </li>
  );
}
