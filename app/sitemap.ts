import type { MetadataRoute } from 'next';
import navigation from '@/content/pages';
import { absoluteUrl, hrefLangs } from './_lib/addresses';

export const dynamic = 'force-static';

/** Every page once, with its canonical URL. */
export default function sitemap(): MetadataRoute.Sitemap {
  return navigation.pages.map((page) => ({
    url: absoluteUrl(page.path),
    alternates: hrefLangs(page),
  }));
}
