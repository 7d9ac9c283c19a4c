import type { MetadataRoute } from 'next';
import school from '@/content/school';
import { absoluteUrl } from './_lib/addresses';

export const dynamic = 'force-static';

export default function robots(): MetadataRoute.Robots {
  // Search engines may read a draft, because its pages tell them to leave it out.
  const sitemap = school.draft ? undefined : absoluteUrl('/sitemap.xml');
  return { rules: { userAgent: '*', allow: '/' }, sitemap };
}
