import type { MetadataRoute } from 'next';
import rows from '@/content/pages';
import { absoluteUrl, hrefLangs } from './_lib/addresses';

export const dynamic = 'force-static';

/** Every page once, with its canonical URL. */
export default function sitemap(): MetadataRoute.Sitemap {
  return rows.pages.map((page) => ({ url: absoluteUrl(page.path), alternates: hrefLangs(page) }));
}
