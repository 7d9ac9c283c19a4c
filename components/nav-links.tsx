import { TextLink } from './text-link';

export type NavLink = { name: string; href: string; current?: boolean; lang?: string };

export type NavMenu = { name: string; links: NavLink[] };

const variants = {
  menu: { item: undefined, link: 'menuItem' },
  /** In the header's row on large screens. */
  headerRow: { item: undefined, link: 'headerItem' },
  smallScreens: { item: 'lg:hidden', link: 'menuItem' },
  footer: { item: undefined, link: 'footer' },
} as const;

/** The items of a list of links to pages. */
export function NavLinks(props: { links: NavLink[]; variant: keyof typeof variants }) {
  const { item, link } = variants[props.variant];
  return props.links.map(({ name, ...target }, index) => (
    <li key={index} className={item}>
      <TextLink {...target} variant={link}>
        {name}
      </TextLink>
    </li>
  ));
}
