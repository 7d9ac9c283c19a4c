import type { MetadataRoute } from 'next';
import pages from '@/content/pages';
import school from '@/content/school';
import { absoluteUrl } from './_lib/addresses';

export const dynamic = 'force-static';

/** Every page once, by its canonical URL. It lists no page of a draft, and postbuild deletes it. */
export default function sitemap(): MetadataRoute.Sitemap {
  return (school.draft ? [] : pages.rows).map(({ path }) => ({ url: absoluteUrl(path) }));
}
