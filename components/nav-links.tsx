import { TextLink } from './text-link';

export type NavLink = { name: string; href: string; current?: boolean; lang?: string };

export type NavMenu = { name: string; links: NavLink[] };

/** The items of a list of links to pages. */
export function NavLinks(props: {
  links: NavLink[];
  variant: 'menuItem' | 'headerItem' | 'footer';
  onSmallScreens?: boolean;
}) {
  const { links, variant, onSmallScreens } = props;
  return links.map(({ name, ...target }, index) => (
    <li key={index} className={onSmallScreens ? 'lg:hidden' : undefined}>
      <TextLink {...target} variant={variant}>
        {name}
      </TextLink>
    </li>
  ));
}
