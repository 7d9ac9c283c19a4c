import navigation from '@/content/pages';
import { formatCredentials, ownTag } from '@/content/schema/format';
import type { LanguageWords } from '@/content/schema/language';
import { languagesOf, type Page } from '@/content/schema/pages';
import school from '@/content/school';
import site from '@/content/site';

const { pages } = navigation;

export interface Language {
  /** The tag in lowercase letters: `es`, `zh-hant`. The school's own language has none. */
  lang?: string;
  words: LanguageWords;
}

/** The school's own language, which a page has if it names no other. */
export const ownLanguage: Language = {
  words: { ...site, officeHours: school.officeHours, credentials: formatCredentials(school) },
};

const languages = languagesOf(pages);

/** The language with a tag, from `content/<tag>/site.ts`. */
export async function languageOf(lang: string | undefined): Promise<Language> {
  if (!lang) return ownLanguage;
  const { default: words } = (await import(`@/content/${lang}/site.ts`)) as {
    default: LanguageWords;
  };
  return { lang, words };
}

/** The tag of a language as HTML and search engines write it: `zh-Hant` for `zh-hant`. */
export const tagOf = (lang = ownTag) => Intl.getCanonicalLocales(lang)[0]!;

/** The direction of a language that is written from right to left. */
export function directionOf(lang = ownTag) {
  // `Intl.Locale` itself takes Azerbaijani in Arabic letters, and Dhivehi, to be from left to right.
  const script = String(new Intl.Locale(lang).maximize().script);
  return /Arab|Hebr|Thaa|Syrc|Nkoo|Adlm|Rohg/.test(script) ? ('rtl' as const) : undefined;
}

/** The first page of a language: its home page, or the first row if it has no home page. */
export function firstPage(lang: string | undefined): Page {
  const home = pages.find(({ path }) => path === `/${lang ?? ''}`);
  return home ?? pages.find((page) => page.lang === lang)!;
}

/** A page in all its languages, the original included. */
export function translationsOf({ path, translates = path }: Page): Page[] {
  return pages.filter((page) => (page.translates ?? page.path) === translates);
}

/** A page's links to the other languages: to its translation, or to that language's first page. */
export function otherLanguages(page: Page | undefined, lang: string | undefined) {
  return [undefined, ...languages]
    .filter((tag) => tag !== lang)
    .map((tag) => {
      const translation = page && translationsOf(page).find((each) => each.lang === tag);
      const { path } = translation ?? firstPage(tag);
      return { name: nameOf(tag), href: path, lang: tagOf(tag) };
    });
}

/** A language's own name: `Español`, `繁體中文`. */
function nameOf(tag = new Intl.Locale(ownTag).language): string {
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}
