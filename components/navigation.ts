/** A link in the header or the footer. */
export type NavLink = { name: string; href: string; current?: boolean; lang?: string };

/** A menu of links. */
export type NavMenu = { name: string; links: NavLink[] };
