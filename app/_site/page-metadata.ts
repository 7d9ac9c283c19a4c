import type { Metadata } from 'next';
import { previewSize } from '@/components/photo-sizes';
import pages from '@/content/pages';
import photos from '@/content/photos';
import type { Page } from '@/content/schema/pages';
import school from '@/content/school';
import { ownTag, translationsOf } from '../_data/language';
import { configuration } from './configuration';
import { photoFiles } from './generated';

/**
 * The metadata of a page for search engines and link previews, from its row in `content/pages.ts`.
 * Without a row the page is not published and needs none.
 *
 * @param id the row's `id`
 */
export function pageMetadata(id: string): Metadata {
  const page = pages.find((row) => row.id === id);
  if (!page) return {};
  const shown = pages.find((row) => row.path === page.sameAs) ?? page;
  const { title, description } = page;
  const preview = {
    url: absoluteUrl(`/photos/${photoFiles(shown.photo).preview}`),
    ...previewSize,
    alt: photos[shown.photo]?.alt,
  };
  return {
    title,
    description,
    alternates: { canonical: absoluteUrl(shown.path), ...hrefLangs(shown) },
    openGraph: {
      type: 'website',
      siteName: school.name,
      title,
      description,
      url: absoluteUrl(shown.path),
      images: [preview],
    },
    twitter: { card: 'summary_large_image', images: preview.url },
  };
}

/**
 * A link to a page, or to a place on it: `/contact`, `/programs#theater`. Undefined if the school does
 * not have the page.
 */
export function hrefOf(id: string, anchor?: string): string | undefined {
  const page = pages.find((row) => row.id === id);
  return page && page.path + (anchor ? `#${anchor}` : '');
}

/** The addresses of a page in every language that it has, if there are several. */
export function hrefLangs(page: Page): { languages?: Record<string, string> } {
  const pages = translationsOf(page);
  if (pages.length === 1) return {};
  const urls = pages.map(({ lang, path }) => [lang ?? ownTag, absoluteUrl(path)]);
  return { languages: Object.fromEntries(urls) };
}

/** The public URL of a path on this site. */
export function absoluteUrl(path: string): string {
  return configuration.siteUrl + path;
}
