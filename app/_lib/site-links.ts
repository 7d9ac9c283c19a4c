import type { NavLink, NavMenu } from '@/components/nav-links';
import type { Page } from '@/content/schema/pages';

type SiteLink = NavLink & { menu?: string | false };

/**
 * The links that stand around every page.
 *
 * @param pages the rows and links of `content/pages.ts`
 * @param current the page's path; undefined on the not-found page
 */
export function siteLinks({ rows, links }: { rows: Page[]; links: SiteLink[] }, current?: string) {
  const all: SiteLink[] = [
    ...rows.map((row) => ({ ...row, href: row.path, current: row.path === current })),
    ...links,
  ];
  const home = all.find(({ href }) => href === '/')!;
  return {
    home,
    /** The header's menus and links. */
    menus: byMenu(all.filter((link) => link !== home && link.menu !== false)),
    /** The links with `menu: false`, which phones list below the menus. */
    others: all.filter(({ menu }) => menu === false),
    /** The menus and links of the footer, which has every page. */
    footer: byMenu(all),
  };
}

/** Groups links by menu. A menu takes the position of its first link. A menu with only one link becomes that link. */
function byMenu(links: SiteLink[]): (NavLink | NavMenu)[] {
  return links.flatMap((link): (NavLink | NavMenu)[] => {
    if (!link.menu) return [link];
    const siblings = links.filter(({ menu }) => menu === link.menu);
    if (siblings.length === 1) return [link];
    return siblings[0] === link ? [{ name: link.menu, links: siblings }] : [];
  });
}
