import { ResponsivePhoto, type Props } from './responsive-photo';
import { photoOf } from '../_lib/picture-files';

/** A photo from `content/photos.ts`. */
export function Photo(
  props: Pick<Props, 'variant' | 'first'> & {
    photo: string;
    /** What the photo shows, in place of the words in `content/photos.ts`. */
    alt?: string;
    /** The words beside the photo. Screen readers skip a description that says the same. */
    beside?: string;
  },
) {
  const { photo, variant, first, beside } = props;
  const { original, evening, alt: usual } = photoOf(photo);
  const { alt = usual } = props;
  return (
    <ResponsivePhoto
      photo={original}
      alt={alt === beside ? '' : alt}
      {...{ evening, variant, first }}
    />
  );
}

/** The large photo below the title of a page. */
export function TopPhoto(props: { photo: string; alt?: string }) {
  return (
    <div className="pt-10 lg:pt-14">
      <Photo {...props} variant="full" first />
    </div>
  );
}
