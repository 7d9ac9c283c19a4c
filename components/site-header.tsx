import { withBasePath } from './with-base-path';
import { AssociationBadge } from './association-badge';
import { Icon } from './icon';
import { Logo } from './logo';

/** A link of the bar. */
export type HeaderLink = { name: string; href: string; current: boolean };
/** A menu of the bar. */
export type HeaderMenu = { name: string; links: HeaderLink[] };

type Props = {
  school: string;
  words: { skip: string; menu: string; navigation: string };
  /** The society that the badge stands for, where there is one. */
  association?: string;
  home: HeaderLink;
  entries: (HeaderLink | HeaderMenu)[];
  /** Telephone and e-mail, one tap away on small screens. */
  contactLinks: { shown: string; href: string }[];
};

/**
 * The bar at the top of every page. Its menus are popovers, which browsers open, close and expose
 * by themselves: there is no script. From 64rem on, the list that the toggle opens on a phone
 * stands in the bar, and the lists inside it become the menus.
 */
export function SiteHeader({ school, words, association, home, entries, contactLinks }: Props) {
  return (
    <header className="bar z-10 border-b border-line bg-paper print:hidden">
      <a
        href="#main"
        className="absolute top-2 left-2 z-20 -translate-y-24 rounded-field bg-sage px-5 py-3 font-medium text-on-sage focus:translate-y-0"
      >
        {words.skip}
      </a>
      <div className="mx-auto flex min-h-18 max-w-wide items-center gap-2 px-4 py-1.5 sm:gap-3 sm:px-8">
        <a
          href={withBasePath('/')}
          className="flex min-h-11 min-w-0 flex-1 items-center gap-2.5 font-display text-small leading-tight text-ink no-underline sm:text-body sm:leading-tight lg:min-w-56"
        >
          <Logo />
          <span className="max-w-[18rem] min-w-0 text-balance wrap-anywhere">{school}</span>
        </a>
        <nav aria-label={words.navigation} className="order-last lg:order-none lg:min-w-0">
          <button
            type="button"
            popoverTarget="menu"
            className="flex size-12 items-center justify-center rounded-field border border-line-strong text-ink hover:bg-sunk lg:hidden"
          >
            <span className="sr-only">{words.menu}</span>
            <span className="when-closed">
              <Icon name="menu" />
            </span>
            <span className="when-open">
              <Icon name="close" />
            </span>
          </button>
          <ul
            id="menu"
            popover="auto"
            className="menu-panel text-ink max-lg:open:grid lg:flex lg:flex-wrap lg:items-center lg:justify-end xl:gap-1"
          >
            <li>
              <a
                href={withBasePath(home.href)}
                aria-current={home.current ? 'page' : undefined}
                className={looks.bar}
              >
                <Icon name="home" />
                <span className="lg:sr-only">{home.name}</span>
              </a>
            </li>
            {entries.map((entry, index) =>
              'links' in entry ? (
                <Menu key={entry.name} id={`menu-${index + 1}`} {...entry} />
              ) : (
                <li key={entry.name}>
                  <Link {...entry} look="bar" />
                </li>
              ),
            )}
            {contactLinks.map(({ shown, href }) => (
              <li key={href} className="border-t border-line lg:hidden">
                <a href={href} className={looks.bar}>
                  {shown}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {association && (
          // Where letters are twice as large, the foot alone shows it.
          <span className="shrink-0 max-[16rem]:hidden">
            <AssociationBadge name={association} />
          </span>
        )}
      </div>
    </header>
  );
}

const looks = {
  bar: 'flex min-h-12 items-center gap-2 rounded-field px-3 font-medium text-ink no-underline hover:bg-sunk aria-[current=page]:text-sage aria-[current=page]:underline lg:min-h-11 lg:whitespace-nowrap lg:max-xl:px-2 lg:max-xl:text-small',
  menu: 'flex min-h-12 items-center rounded-field px-3 text-ink no-underline hover:bg-sunk aria-[current=page]:font-medium aria-[current=page]:text-sage aria-[current=page]:underline max-lg:pl-6',
};

function Link({ name, href, current, look }: HeaderLink & { look: keyof typeof looks }) {
  return (
    <a
      href={withBasePath(href)}
      aria-current={current ? 'page' : undefined}
      className={looks[look]}
    >
      {name}
    </a>
  );
}

function Menu({ id, name, links }: HeaderMenu & { id: string }) {
  return (
    <li className="menu">
      <span className="block px-3 pt-3 text-small text-ink-soft lg:hidden">{name}</span>
      <button
        type="button"
        popoverTarget={id}
        className="hidden min-h-11 cursor-pointer items-center gap-1 rounded-field px-3 font-medium text-ink hover:bg-sunk lg:flex lg:max-xl:px-2 lg:max-xl:text-small"
      >
        {name}
        <Icon name="chevron" small />
      </button>
      <ul id={id} popover="auto" className="submenu text-ink">
        {links.map((link) => (
          <li key={link.href}>
            <Link {...link} look="menu" />
          </li>
        ))}
      </ul>
    </li>
  );
}
