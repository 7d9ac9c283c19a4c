import type { Metadata } from 'next';
import { previewFile, previewSize } from '@/components/photo-files';
import pages from '@/content/pages';
import photos from '@/content/photos';
import school from '@/content/school';
import { absoluteUrl, hrefLangs } from '../_facts/addresses';
import { photoOriginal } from '../_blocks/generated';

/**
 * The metadata of a page for search engines and link previews, from its row in `content/pages.ts`.
 * A page without a row is not published, so it gets none.
 *
 * @param id the row's `id`
 */
export function pageMetadata(id: string): Metadata {
  const page = pages.find((row) => row.id === id);
  if (!page) return {};
  const { title, description, photo } = page;
  const preview = {
    url: absoluteUrl(`/photos/${previewFile(photoOriginal(photo)).name}`),
    ...previewSize,
    alt: photos[photo]?.alt,
  };
  return {
    title,
    description,
    alternates: { canonical: absoluteUrl(page.path), ...hrefLangs(page) },
    openGraph: {
      type: 'website',
      siteName: school.name,
      title,
      description,
      url: absoluteUrl(page.path),
      images: [preview],
    },
    twitter: { card: 'summary_large_image', images: preview.url },
  };
}
