import { ResponsiveImage, type Props } from '@/components/responsive-image';
import photos from '@/content/photos';
import { photoFiles } from './generated';

/** A picture of `content/photos.ts` in its place on a page. */
export function Picture(
  props: Pick<Props, 'layout' | 'first'> & {
    photo: string;
    /** What it shows, if not in the words of `content/photos.ts`. */
    alt?: string;
    /** Words beside it. A description that says only the same is not read twice. */
    beside?: string;
  },
) {
  const { photo, layout, first, beside } = props;
  const { alt: usual, evening } = photos[photo]!;
  const { alt = usual } = props;
  return (
    <ResponsiveImage
      photo={photoFiles(photo)}
      evening={evening ? photoFiles(evening) : undefined}
      alt={alt === beside ? '' : alt}
      {...{ layout, first }}
    />
  );
}

/** The large picture below the title of a page. */
export function TopPicture(props: { photo: string; alt?: string }) {
  return (
    <div className="mx-auto max-w-page pt-10 sm:px-8 lg:pt-14">
      <Picture {...props} layout="full" first />
    </div>
  );
}
