import { at, type Finding } from './finding';
import { counted } from './format';
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

/** The files with texts that pages in another language show as they are, without a translation. */
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
      const part = module === 'tuition' && /^(finder|fees|care|offers|notes)$/.test(String(key));
      if (part) return onPages.some(({ field, value }) => field === 'tuition' && value === key);
      const block = shownBy[String(module)];
      return isNotice || !block || fields.has(block);
    };
    const missing = texts.filter(
      ({ path, value, words }) => words && !words[tag] && isShown(path) && /\p{L}/u.test(value),
    );
    const inFile = (name?: PropertyKey) => missing.filter(({ path: [module] }) => module === name);
    return missing
      .filter((text) => inFile(text.path[0])[0] === text)
      .map(({ path, value }) => {
        const more = inFile(path[0]).length - 1;
        const texts = more
          ? `“${value}” and ${counted(more, 'other text')} here have`
          : `“${value}” has`;
        const sentence = `${texts} no translation, so pages in “${tag}” show ${more ? 'them as they are' : 'it as it is'}: write { en: '…', ${tag}: '…' }.`;
        return at(path, sentence);
      });
  });
}
