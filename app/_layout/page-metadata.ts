import type { Metadata } from 'next';
import { previewSize } from '@/components/photo-sizes';
import pages from '@/content/pages';
import photos from '@/content/photos';
import school from '@/content/school';
import { absoluteUrl, hrefLangs } from '../_facts/addresses';
import { photoFiles } from '../_blocks/generated';

/**
 * The metadata of a page for search engines and link previews, from its row in `content/pages.ts`.
 * A page without a row is not published, so it gets none.
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
