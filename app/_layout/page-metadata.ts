import type { Metadata } from 'next';
import home from '@/content/home';
import navigation from '@/content/pages';
import photos from '@/content/photos';
import school from '@/content/school';
import { absoluteUrl, hrefLangs } from '../_lib/addresses';
import { linkPreview } from '../_lib/link-preview';
import { tagOf } from '../_lib/language';

/**
 * The metadata of a page for search engines and link previews, from its row in `content/pages.ts`. Link previews
 * show the home page's photo. A page without a row is not published, so it gets none.
 *
 * @param id the row's `id`
 */
export function pageMetadata(id: string): Metadata {
  const page = navigation.pages.find((row) => row.id === id);
  if (!page) return {};
  const { title, description } = page;
  const { path, ...size } = linkPreview;
  return {
    title,
    description,
    alternates: { canonical: absoluteUrl(page.path), ...hrefLangs(page) },
    openGraph: {
      type: 'website',
      siteName: school.name,
      locale: tagOf(page.lang).replaceAll('-', '_'),
      url: absoluteUrl(page.path),
      images: [{ url: absoluteUrl(path), ...size, alt: photos[home.photo]?.alt }],
    },
  };
}
