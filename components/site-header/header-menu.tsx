import { Icon } from '../icon';
import { NavLinks, type NavLink, type NavMenu } from '../nav-links';
import { withBasePath } from '../with-base-path';

/** The site's links: a list that a button opens on small screens, and a row of links and menus on large ones. */
export function HeaderMenu(props: {
  /** The labels of the button and of the navigation. */
  text: { menu: string; navigation: string };
  home: NavLink;
  entries: (NavLink | NavMenu)[];
  /** More links for small screens, at the end of the list. */
  others: NavLink[];
}) {
  const { text, home, entries, others } = props;
  return (
    <nav
      aria-label={text.navigation}
      className="max-lg:order-1 max-md:col-start-3 max-md:justify-self-end"
    >
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
        <ul className="max-md:columns-[8.5rem_2] max-md:gap-x-0 max-md:*:break-inside-avoid lg:flex lg:flex-wrap lg:items-center lg:justify-end lg:gap-x-[calc(var(--gap)/3)]">
          <li>
            <a
              href={withBasePath(home.href)}
              aria-current={home.current ? 'page' : undefined}
              className="menu-item header-item"
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
              <NavLinks key={index} links={[entry]} variant="headerItem" />
            ),
          )}
          <NavLinks links={others} variant="menuItem" onSmallScreens />
        </ul>
      </div>
    </nav>
  );
}

/** A button that opens a menu. On small screens, the list shows the menu's name and links instead. */
function Menu({ id, name, links }: NavMenu & { id: string }) {
  return (
    <li className="group/menu">
      <span className="block px-3 pt-3 text-small font-normal text-ink-soft lg:hidden">{name}</span>
      <button
        type="button"
        popoverTarget={id}
        aria-current={links.some(({ current }) => current) || undefined}
        className="menu-item header-item cursor-pointer max-lg:hidden"
      >
        {name}
        <span className="group-has-[:popover-open]/menu:rotate-180">
          <Icon name="chevron" small />
        </span>
      </button>
      <ul
        id={id}
        popover="auto"
        className="submenu font-normal max-lg:static max-lg:block max-lg:w-auto max-lg:bg-transparent lg:min-w-52 lg:rounded-card lg:border lg:border-line lg:bg-raised lg:p-2"
      >
        <NavLinks links={links} variant="menuItem" />
      </ul>
    </li>
  );
}
