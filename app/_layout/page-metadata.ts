import type { Metadata } from 'next';
import home from '@/content/home';
import photos from '@/content/photos';
import type { Page } from '@/content/schema/pages';
import school from '@/content/school';
import { absoluteUrl, rowOf, type CustomPage } from '../_lib/addresses';
import { linkPreview } from '../_lib/link-preview';

/**
 * A page's metadata for search engines and link previews, from its row in `content/pages.ts`. Every link preview shows
 * the home page's photo. A page without a row isn't published and has no metadata.
 */
export function pageMetadata(idOrRow: CustomPage | Page | undefined): Metadata {
  const page = rowOf(idOrRow);
  if (!page) return {};
  const { title, description } = page;
  const { path, size } = linkPreview;
  const alt = typeof home.photo === 'string' ? photos[home.photo]?.alt : school.name;
  return {
    title,
    description,
    alternates: { canonical: absoluteUrl(page.path) },
    openGraph: {
      type: 'website',
      siteName: school.name,
      locale: (page.lang ?? school.locale).replaceAll('-', '_'),
      url: absoluteUrl(page.path),
      images: [{ url: absoluteUrl(path), ...size, alt }],
    },
  };
}
