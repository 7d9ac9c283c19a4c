import home from '@/content/home';
import photos from '@/content/photos';
import type { Page } from '@/content/schema/pages';
import school from '@/content/school';
import { withoutBrackets } from '@/content/shared/blank-pattern';
import { absoluteUrl } from './addresses';
import { drawing } from './drawings';

/** The path and the size in pixels of the picture in the link previews of most pages. */
export const linkPreview = { path: '/link-preview.jpg', size: { width: 1200, height: 630 } };

/** The picture in a page's link preview: its own, or the home page's photo. */
export function previewOf({ preview }: Page) {
  if (preview) {
    const { src, width, height } = drawing(preview.picture);
    return { url: new URL(src, absoluteUrl('/')).href, width, height, alt: preview.alt };
  }
  const alt =
    typeof home.photo === 'string' ? photos[home.photo]?.alt : withoutBrackets(school.name);
  return { url: absoluteUrl(linkPreview.path), ...linkPreview.size, alt };
}
