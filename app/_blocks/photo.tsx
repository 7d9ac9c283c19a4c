import { PhotoPlaceholder } from '@/components/photo-placeholder';
import { withBasePath } from '@/components/with-base-path';
import type { PhotoOrPlaceholder, Placeholder } from '@/content/schema/parts/fields';
import site from '@/content/site';
import type { ListedPhoto, PhotoFile } from '@/scripts/photos/photo';
import { lifeSizeDrawing } from '../_lib/drawings';
import { photoOf } from '../_lib/photos';

interface Variant {
  /** Classes for the box, which crops the photo. */
  box: string;
  /** The photo's width, as in the HTML attribute `sizes`. The default is the screen's. */
  sizes?: string;
  /** The screens that show the upright part of a wide photo. */
  upright?: 'phones' | 'all';
  /** The default is `plain`. */
  light?: keyof typeof lights;
}

const darkMode = '(prefers-color-scheme: dark)';
const phone = '(width < 30rem)';

/** `sizes` of a photo that fills the width of a phone. Phones with 2x and 3x screens pick the 900-pixel file. */
const fullOnPhones = (otherwise: string) =>
  `${phone} and (min-resolution: 2.5dppx) 300px, ${phone} and (min-resolution: 1.5dppx) 450px, ${otherwise}`;

/** `sizes` of a photo that fills the width of every screen except large ones. */
const fullBelowLarge = (width: string) => fullOnPhones(`(min-width: 64rem) ${width}, 100vw`);

/** Classes that dim a photo. In dark mode, a photo with an evening version shows that version. */
const lights = {
  plain: { withoutEvening: 'dark:[filter:brightness(.8)]', withEvening: '' },
  /** For a photo with text on it on large screens. */
  underText: {
    withoutEvening: 'dark:[filter:brightness(.8)] lg:dark:[filter:brightness(.27)]',
    withEvening: 'lg:dark:[filter:brightness(.84)]',
  },
  /** For a photo that shows its evening version in light mode as well. */
  evening: { withoutEvening: '[filter:brightness(.35)]', withEvening: '' },
};

const hero: Variant = {
  box: 'aspect-7/8 min-[30rem]:aspect-16/9 lg:h-full',
  upright: 'phones',
  light: 'underText',
};
const upright: Variant = {
  box: 'aspect-4/5 lg:h-full',
  sizes: fullBelowLarge('50vw'),
  upright: 'all',
};
const plate: Variant = {
  box: 'aspect-3/2 lg:h-full',
  // The box crops the sides of the photo. Without the crop, the photo would be 70vw wide, and at least 56rem.
  sizes: fullBelowLarge('max(56rem, 70vw)'),
};

const variants = {
  hero,
  /** Behind the next step, at the end of a page. */
  nextStep: { ...hero, light: 'evening' },
  panorama: { box: 'aspect-3/2 lg:aspect-21/9' },
  wide: { box: 'aspect-3/2 lg:aspect-2/1' },
  /** In a column of text. */
  landscape: { box: 'aspect-3/2', sizes: fullOnPhones('40rem') },
  upright,
  arch: upright,
  /** From the middle of the page to the edge of the screen. */
  bleed: { ...plate, sizes: fullBelowLarge('58vw') },
  /** Beside a program. */
  plate,
  uprightPlate: {
    ...plate,
    box: 'aspect-4/5 min-[30rem]:aspect-3/2 lg:h-full',
    upright: 'phones',
  },
  person: { box: 'aspect-4/5', sizes: '8rem' },
} satisfies Record<string, Variant>;

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
      drawing={drawing ? lifeSizeDrawing(drawing) : undefined}
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
  // The box crops the sides of a panorama, so the file must be wider than the box.
  const isPanorama = photo.width > 2 * photo.height;
  const sizes = isPanorama ? fullOnPhones('160vw') : (variant.sizes ?? fullOnPhones('100vw'));
  // The CSP forbids inline styles, so globals.css has a class for each tenth.
  const [x, y] = photo.focus.map((percent) => Math.round(percent / 10));

  const filesOf = (each: ListedPhoto) =>
    upright === 'all' && each.upright ? [each.upright] : each.files;
  const phoneSource = (each: ListedPhoto, media: string) =>
    upright === 'phones' &&
    each.upright && <source media={media} srcSet={urlOf(each.upright.name)} />;
  const { name, width, height } = filesOf(photo).at(-1)!;
  return (
    <picture className={`[--x:${x}] [--y:${y}]`}>
      {inDarkMode && (
        <>
          {phoneSource(inDarkMode, `${darkMode} and ${phone}`)}
          <source media={darkMode} srcSet={srcSetOf(filesOf(inDarkMode))} sizes={sizes} />
        </>
      )}
      {phoneSource(photo, phone)}
      <img
        src={urlOf(name)}
        srcSet={srcSetOf(filesOf(photo))}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt === beside ? '' : alt}
        className={`w-full object-cover object-[calc(var(--x)*10%)_calc(var(--y)*10%)] ${box} ${evening ? withEvening : withoutEvening}`}
        {...(first ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      />
    </picture>
  );
}

const urlOf = (name: string) => withBasePath(`/photos/${name}`);

const srcSetOf = (files: PhotoFile[]) =>
  files.map(({ name, width }) => `${urlOf(name)} ${width}w`).join(', ');
