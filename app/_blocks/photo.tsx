import { ResponsivePhoto, type Props } from '@/components/responsive-photo';
import photos from '@/content/photos';
import { photoFiles } from './generated';

/** A photo of `content/photos.ts` in its place on a page. */
export function Photo(
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
    <ResponsivePhoto
      photo={photoFiles(photo)}
      evening={evening ? photoFiles(evening) : undefined}
      alt={alt === beside ? '' : alt}
      {...{ layout, first }}
    />
  );
}

/** The large photo below the title of a page. */
export function TopPhoto(props: { photo: string; alt?: string }) {
  return (
    <div className="mx-auto max-w-page pt-10 sm:px-8 lg:pt-14">
      <Photo {...props} layout="full" first />
    </div>
  );
}
