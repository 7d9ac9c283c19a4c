export type NavLink = { name: string; href: string; current?: boolean; lang?: string };

export type NavMenu = { name: string; links: NavLink[] };
