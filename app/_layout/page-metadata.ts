import type { Metadata } from 'next';
import { previewFile, previewSize } from '@/scripts/pictures/photo-files';
import home from '@/content/home';
import navigation from '@/content/pages';
import { isPhotoKey, leaves } from '@/content/schema/leaves';
import school from '@/content/school';
import { absoluteUrl, hrefLangs } from '../_lib/addresses';
import { photoOf } from '../_lib/picture-files';
import { tagOf } from '../_lib/language';
import { anyWordsOf } from '../_lib/words-of';

const { pages } = navigation;

/**
 * The metadata of a page for search engines and link previews, from its row in `content/pages.ts`.
 * A page without a row is not published, so it gets none.
 *
 * @param id the row's `id`
 */
export async function pageMetadata(id: string): Promise<Metadata> {
  const page = pages.find((row) => row.id === id);
  if (!page) return {};
  const { title, description } = page;
  const photo = firstPhoto(await anyWordsOf(id)) ?? home.photo;
  const { alt: usual, original } = photoOf(photo);
  // The description is in the school's own language.
  const alt = page.lang ? undefined : usual;
  const url = absoluteUrl(`/photos/${previewFile(original).name}`);
  return {
    title,
    description,
    alternates: { canonical: absoluteUrl(page.path), ...hrefLangs(page) },
    openGraph: {
      type: 'website',
      siteName: school.name,
      locale: tagOf(page.lang).replaceAll('-', '_'),
      url: absoluteUrl(page.path),
      images: [{ url, ...previewSize, alt }],
    },
  };
}

/** The first photo in the words of a page: the large one at its top, or the first one below. */
function firstPhoto(words: unknown): string | undefined {
  const photos = leaves({ words }).filter(isPhotoKey);
  return photos.toSorted((a, b) => a.path.length - b.path.length)[0]?.value;
}
