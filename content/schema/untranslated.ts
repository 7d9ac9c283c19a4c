import { at, type Finding } from './finding';
import { leaves } from './leaves';
import { languagesOf } from './pages';
import type { Content } from './rules';

/** The block that shows a module's facts on a page in another language. */
const shownBy: Record<string, string> = {
  tuition: 'prices',
  programs: 'ageChart',
  dates: 'dates',
  contact: 'contactDetails',
};

/** Texts that pages in another language show as they are, because they have no translation. */
export function untranslated(content: Content): Finding[] {
  const { pages, dates } = content;
  const texts = leaves<string>(content, 'string');
  return languagesOf(pages).flatMap((tag) => {
    const onPages = texts.filter(({ path: [module] }) => String(module).startsWith(`${tag}/`));
    const fields = new Set(onPages.flatMap(({ path }) => path));
    const isCampus = ({ path: [module] }: { path: PropertyKey[] }) =>
      module === 'school' && fields.has('contactDetails');
    const photos = [...onPages, ...texts.filter(isCampus)]
      .filter(({ field }) => field === 'photo')
      .map(({ value }) => value);
    const isShown = ([module = '', key = '', index = '']: PropertyKey[]) => {
      if (module === 'photos') return photos.includes(String(key));
      const isNotice =
        key === 'notices' || (key === 'calendar' && dates.calendar[Number(index)]?.noticeFrom);
      const block = shownBy[String(module)];
      return isNotice || !block || fields.has(block);
    };
    return texts
      .filter(({ path, words }) => words && !words[tag] && isShown(path))
      .filter(({ value }) => /\p{L}/u.test(value))
      .map(({ path, value }) =>
        at(
          path,
          `“${value}” has no translation, so pages in “${tag}” show it as it is: write { en: '…', ${tag}: '…' }.`,
        ),
      );
  });
}
