import type { Metadata } from 'next';
import school from '@/content/school';
import { withoutBrackets } from '@/content/shared/blank-pattern';
import { absoluteUrl, rowOf } from '../_lib/addresses';
import { previewOf } from '../_lib/link-preview';

/**
 * A page's metadata for search engines and link previews, from its row in `content/pages.ts`. A page without a row isn't
 * published and has no metadata.
 */
export function pageMetadata(id: string): Metadata {
  const page = rowOf(id);
  if (!page) return {};
  const { title, description } = page;
  return {
    title,
    description,
    alternates: { canonical: absoluteUrl(page.path) },
    openGraph: {
      type: 'website',
      siteName: withoutBrackets(school.name),
      locale: (page.lang ?? school.locale).replaceAll('-', '_'),
      url: absoluteUrl(page.path),
      images: [previewOf(page)],
    },
  };
}
