// Warns of menus whose names differ by a letter.
import leven from 'leven';
import { warningAt, type Diagnostic } from '../../../content/schema/explain/diagnostic';
import type { School } from '../../school/load-school';

export function similarMenus({ content: { pages } }: School): Diagnostic[] {
  const menus = pages.rows.map(({ menu }) => menu || '');
  return menus.flatMap((menu, index) => {
    const other = menus.slice(0, index).find((each) => menu && each && leven(each, menu) === 1);
    if (!other || /\d/.test(menu)) return [];
    const message = `the menu “${menu}” differs from “${other}” by one letter. If they’re the same menu, give them the same name.`;
    return warningAt(['pages', 'rows', index, 'menu'], message);
  });
}
