import { PhotoPlaceholder } from '@/components/photo-placeholder';
import type { PhotoOrPlaceholder, Placeholder } from '@/content/schema/parts/fields';
import site from '@/content/site';
import { lifeSizeDrawing } from '../_lib/life-size-drawing';
import { filesOf, photoOf } from '../_lib/photos';
import { fullOnPhones, lights, phone, variants, type Variant } from './photo-variants';

const darkMode = '(prefers-color-scheme: dark)';

/**
 * A photo from `content/photos.ts`, as wide as its parent, or a placeholder. The variant sets the aspect ratio, because
 * the page must not move when the photo arrives.
 */
export function Photo(props: {
  photo: PhotoOrPlaceholder;
  variant: keyof typeof variants;
  /** Alternative text, if not the one in `content/photos.ts`. */
  alt?: string;
  /** Adjacent text. If the alternative text repeats it, screen readers skip the photo. */
  beside?: string;
  /** Whether it's the page's first photo, which browsers should fetch at once. */
  first?: boolean;
}) {
  const emptyFrame = ({ placeholder, drawing }: Placeholder) => (
    <PhotoPlaceholder
      placeholder={placeholder}
      drawing={lifeSizeDrawing(drawing)}
      placeholderLabel={site.placeholderLabel}
      variant={props.variant}
    />
  );
  if (typeof props.photo !== 'string') return emptyFrame(props.photo);
  const { day, evening, alt: listedAlt } = photoOf(props.photo);
  if (!day) return emptyFrame({ placeholder: props.photo });
  const { alt = listedAlt, beside, first } = props;
  const variant: Variant = variants[props.variant];
  const { box, upright, light = 'plain' } = variant;
  const { withEvening, withoutEvening } = lights[light];
  const [photo, inDarkMode] = light === 'evening' && evening ? [evening] : [day, evening];
  const files = filesOf(photo, upright);
  const dark = inDarkMode && filesOf(inDarkMode, upright);
  // The box crops the sides of a panorama, so the file must be wider than the box.
  const sizes = files.isPanorama ? fullOnPhones('160vw') : (variant.sizes ?? fullOnPhones('100vw'));
  const [x, y] = photo.position;
  return (
    <picture className={`[--x:${x}] [--y:${y}]`}>
      {dark?.upright && <source media={`${darkMode} and ${phone}`} srcSet={dark.upright} />}
      {dark && <source media={darkMode} srcSet={dark.srcSet} sizes={sizes} />}
      {files.upright && <source media={phone} srcSet={files.upright} />}
      <img
        src={files.src}
        srcSet={files.srcSet}
        sizes={sizes}
        width={files.width}
        height={files.height}
        alt={alt === beside ? '' : alt}
        className={`w-full object-cover object-[calc(var(--x)*10%)_calc(var(--y)*10%)] ${box} ${evening ? withEvening : withoutEvening}`}
        {...(first ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      />
    </picture>
  );
}
