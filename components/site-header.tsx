import type { ReactNode } from 'react';
import { withBasePath } from './with-base-path';
import { ButtonLink } from './button-link';
import { Drawing, type DrawingFile } from './drawing';
import { Icon } from './icon';

/** A link in the header. */
export type HeaderLink = { name: string; href: string; current: boolean };
/** A menu in the header. */
export type HeaderMenu = { name: string; links: HeaderLink[] };

type Props = {
  school: string;
  words: { skip: string; menu: string; navigation: string };
  logo: DrawingFile;
  /** The badges of the associations; the header shows one, or two where there is room. */
  badges: (DrawingFile & { alt: string })[];
  home: HeaderLink;
  entries: (HeaderLink | HeaderMenu)[];
  /** Telephone and e-mail, one tap away on small screens. */
  contactLinks: { shown: string; href: string }[];
  /** The one thing that the school asks a parent to do: “Book a tour”. */
  mainButton?: { label: string; href: string };
  /** This page in other languages, each by its own name. */
  languages: { name: string; href: string; lang: string }[];
};

/**
 * The header of every page. Its menus are popovers, which work without a script. Below 64rem, the
 * toggle opens one list of all links. From 64rem on, that list is part of the header, and the lists
 * inside it become the menus.
 */
export function SiteHeader(props: Props) {
  const { school, words, logo, badges, home, entries, contactLinks, mainButton, languages } = props;
  const names = [...entries, ...languages].map(({ name }) => name);
  const letters = [...names, mainButton?.label].join('').length;
  // A second badge, with the room that a long name needs beside it, takes the place of some letters.
  const inRow = letters + (badges.length === 2 ? 20 : 0);
  return (
    <header className="site-header z-10 border-b border-line bg-paper print:hidden">
      <a
        href="#main"
        className="absolute -top-24 left-2 z-20 rounded-field bg-sage px-5 py-3 font-medium text-on-sage focus:top-2"
      >
        {words.skip}
      </a>
      <div
        className={`mx-auto flex min-h-18 max-w-wide items-center gap-2 px-4 py-1.5 sm:gap-3 sm:px-8${mainButton ? ` ${secondRow(inRow)}` : ''}`}
      >
        <a
          href={withBasePath(home.href)}
          className="flex min-h-11 min-w-0 flex-1 items-center gap-2.5 font-display text-small/[1.25] text-ink no-underline sm:text-body/[1.25] lg:min-w-56"
        >
          <span className="shrink-0 max-sm:max-w-14">
            <Drawing {...logo} alt="" />
          </span>
          <span className="max-w-[18rem] min-w-0 wrap-anywhere">{school}</span>
        </a>
        <nav aria-label={words.navigation} className="order-last lg:order-none lg:min-w-0">
          <button
            type="button"
            popoverTarget="menu"
            className="flex size-[48px] items-center justify-center rounded-field border border-line-strong text-ink hover:bg-sunk lg:hidden"
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
            className={`menu-panel ${letters > 62 ? 'crowded' : ''} text-ink max-lg:open:grid grid-cols-1 lg:flex lg:flex-wrap lg:items-center lg:justify-end xl:gap-1`}
          >
            {mainButton && (
              <li className="p-3 lg:hidden">
                <ButtonLink {...mainButton} />
              </li>
            )}
            <li>
              <Link {...home}>
                <Icon name="home" />
                <span className="lg:sr-only">{home.name}</span>
              </Link>
            </li>
            {entries.map((entry, index) =>
              'links' in entry ? (
                <Menu key={entry.name} id={`menu-${index + 1}`} {...entry} />
              ) : (
                <li key={entry.name}>
                  <Link {...entry} />
                </li>
              ),
            )}
            {contactLinks.map(({ shown, href }) => (
              <li key={href} className="border-t border-line lg:hidden">
                <a href={href}>{shown}</a>
              </li>
            ))}
          </ul>
        </nav>
        {languages.map(({ name, href, lang }) => (
          <a
            key={lang}
            href={withBasePath(href)}
            lang={lang}
            hrefLang={lang}
            className="flex min-h-11 min-w-11 shrink-0 items-center justify-center font-medium"
          >
            {name}
          </a>
        ))}
        {mainButton && (
          <span className="shrink-0 text-small max-lg:hidden xl:text-body">
            <ButtonLink {...mainButton} />
          </span>
        )}
        {badges.slice(0, badges.length > 2 ? 1 : 2).map((badge, index) => (
          <span
            key={badge.alt}
            className={badgeLooks[index] + (languages.length ? ' max-sm:hidden' : '')}
          >
            <Drawing {...badge} />
          </span>
        ))}
      </div>
    </header>
  );
}

/** The first and the second badge. Where letters are twice as large, only the footer shows them. */
const badgeLooks = ['shrink-0 max-sm:max-w-12 max-[16rem]:hidden', 'shrink-0 max-lg:hidden'];

/** Beside the main button, this many letters need a second row: below 80rem, or below 96rem. */
function secondRow(letters: number): string {
  if (letters > 76) {
    return 'lg:max-[96rem]:flex-wrap lg:max-[96rem]:gap-y-0 lg:max-[96rem]:pb-1 lg:max-[96rem]:[&>nav]:order-last lg:max-[96rem]:[&>nav]:basis-full';
  }
  if (letters <= 52) return '';
  return 'lg:max-xl:flex-wrap lg:max-xl:gap-y-0 lg:max-xl:pb-1 lg:max-xl:[&>nav]:order-last lg:max-xl:[&>nav]:basis-full';
}

function Link({ name, href, current, children = name }: HeaderLink & { children?: ReactNode }) {
  return (
    <a href={withBasePath(href)} aria-current={current ? 'page' : undefined}>
      {children}
    </a>
  );
}

function Menu({ id, name, links }: HeaderMenu & { id: string }) {
  return (
    <li className="menu">
      <span className="block px-3 pt-3 text-small text-ink-soft lg:hidden">{name}</span>
      <button type="button" popoverTarget={id} className="hidden cursor-pointer gap-1 lg:flex">
        {name}
        <Icon name="chevron" small />
      </button>
      <ul id={id} popover="auto" className="submenu text-ink">
        {links.map((link) => (
          <li key={link.href}>
            <Link {...link} />
          </li>
        ))}
      </ul>
    </li>
  );
}
