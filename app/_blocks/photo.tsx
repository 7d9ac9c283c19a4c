import { ResponsivePhoto, type Props } from './responsive-photo';
import { PhotoPlaceholder } from '@/components/blocks/photo-placeholder';
import type { PhotoOrPlaceholder } from '@/content/schema/photo-or-placeholder';
import site from '@/content/site';
import { photoOf } from '../_lib/picture-files';

const crops = { full: 'wide', upright: 'upright' } as const;

/** A photo from `content/photos.ts`, or the frame for one that the school still has to take. */
export function Photo(
  props: Pick<Props, 'variant' | 'first'> & {
    photo: PhotoOrPlaceholder;
    /** What the photo shows, in place of the words in `content/photos.ts`. */
    alt?: string;
    /** The words beside the photo. Screen readers skip a description that says the same. */
    beside?: string;
  },
) {
  const { photo, variant, first, beside } = props;
  if (typeof photo !== 'string') {
    const crop = variant in crops ? crops[variant as keyof typeof crops] : 'landscape';
    return <PhotoPlaceholder {...photo} crop={crop} placeholderLabel={site.placeholderLabel} />;
  }
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
export function TopPhoto(props: { photo: PhotoOrPlaceholder; alt?: string }) {
  return (
    <div className="pt-10 lg:pt-14">
      <Photo {...props} variant="full" first />
    </div>
  );
}
