import type { MetadataRoute } from 'next';
import pages from '@/content/pages';
import { absoluteUrl } from './_lib/addresses';

export const dynamic = 'force-static';

/** Every page once, by its canonical URL. */
export default function sitemap(): MetadataRoute.Sitemap {
  return pages.rows.map(({ path }) => ({ url: absoluteUrl(path) }));
}
