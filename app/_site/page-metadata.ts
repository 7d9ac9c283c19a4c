import type { Metadata } from 'next';
import { pages } from '@/content/pages';
import type { Page } from '@/content/schema';
import { school } from '@/content/school';
import { configuration } from './configuration';

/**
 * What search engines and link previews are told about a page, from its row in `content/pages.ts`.
 *
 * @param path the row's path
 * @throws Error naming the path where there is no such row
 */
export function pageMetadata(path: string): Metadata {
  const page = pages.find((row) => row.path === path);
  const shown = pages.find((row) => row.path === (page?.sameAs ?? path));
  if (!page || !shown) throw new Error(`content/pages.ts has no row for ${path}: add one.`);
  const { title, description } = page;
  const card = { url: absoluteUrl(`/cards/${cardName(shown)}`), width: 1200, height: 630 };
  return {
    title,
    description,
    alternates: { canonical: absoluteUrl(shown.path) },
    openGraph: {
      type: 'website',
      siteName: school.name,
      title,
      description,
      url: absoluteUrl(shown.path),
      images: [{ ...card, alt: `${shown.name}, ${school.name}` }],
    },
    twitter: { card: 'summary_large_image', images: card.url },
  };
}

/** The public address of a path on this site. */
export function absoluteUrl(path: string): string {
  return configuration.siteUrl + path;
}

/** The file name of the picture that link previews show of a page. */
export function cardName({ path }: Page): string {
  return `${path.slice(1) || 'home'}.jpg`;
}
