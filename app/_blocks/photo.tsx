import type { ComponentProps } from 'react';
import { PhotoPlaceholder } from '@/components/photo-placeholder';
import { withBasePath } from '@/components/with-base-path';
import type { PhotoOrPlaceholder } from '@/content/schema/parts/photo-or-placeholder';
import site from '@/content/site';
import type { ListedPhoto, PhotoFile } from '@/scripts/pictures/photo';
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
  /** The placeholder's crop. The default is `landscape`. */
  placeholder?: ComponentProps<typeof PhotoPlaceholder>['crop'];
}

const darkMode = '(prefers-color-scheme: dark)';
const phone = '(width < 30rem)';

/** `sizes` of a photo that fills the width of a phone. Phones with 2x and 3x screens pick the 900-pixel file. */
const fullOnPhones = (otherwise: string) =>
  `${phone} and (min-resolution: 2.5dppx) 300px, ${phone} and (min-resolution: 1.5dppx) 450px, ${otherwise}`;

/** `sizes` of a photo that fills the width of every screen except large ones. */
const fullBelowLarge = (width: string) => fullOnPhones(`(min-width: 64rem) ${width}, 100vw`);

const dimmed = 'dark:[filter:brightness(.8)]';

/** Classes that dim a photo. In dark mode, a photo with an evening version shows that version. */
interface Light {
  withEvening?: string;
  withoutEvening: string;
}

const lights = {
  plain: { withoutEvening: dimmed },
  /** For a photo with text on it on large screens. */
  underText: {
    withEvening: 'lg:dark:[filter:brightness(.84)]',
    withoutEvening: `${dimmed} lg:dark:[filter:brightness(.27)]`,
  },
  /** For a photo that shows its evening version in light mode as well. */
  evening: { withoutEvening: '[filter:brightness(.35)]' },
} satisfies Record<string, Light>;

const heroBox = 'aspect-7/8 min-[30rem]:aspect-16/9 lg:h-full';
const uprightBox = 'aspect-4/5 lg:h-full';
/** The box crops the sides of the photo. Without the crop, the photo would be 70vw wide, and at least 56rem. */
const plateSizes = fullBelowLarge('max(56rem, 70vw)');

const variants = {
  hero: { box: heroBox, upright: 'phones', light: 'underText' },
  /** Behind the next step, at the end of a page. */
  nextStep: { box: heroBox, upright: 'phones', light: 'evening' },
  panorama: { box: 'aspect-3/2 lg:aspect-21/9', placeholder: 'wide' },
  wide: { box: 'aspect-3/2 lg:aspect-2/1', placeholder: 'wide' },
  /** In a column of text. */
  landscape: { box: 'aspect-3/2', sizes: fullOnPhones('40rem') },
  upright: {
    box: uprightBox,
    sizes: fullBelowLarge('50vw'),
    upright: 'all',
    placeholder: 'upright',
  },
  arch: { box: uprightBox, sizes: fullBelowLarge('50vw'), upright: 'all', placeholder: 'arch' },
  /** From the middle of the page to the edge of the screen. */
  bleed: { box: 'aspect-3/2 lg:h-full', sizes: fullBelowLarge('58vw') },
  /** Beside a program. */
  plate: { box: 'aspect-3/2 lg:h-full', sizes: plateSizes },
  uprightPlate: {
    box: 'aspect-4/5 min-[30rem]:aspect-3/2 lg:h-full',
    sizes: plateSizes,
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
  const variant: Variant = variants[props.variant];
  if (typeof props.photo !== 'string') {
    const placeholder = { ...props.photo, placeholderLabel: site.placeholderLabel };
    return <PhotoPlaceholder {...placeholder} crop={variant.placeholder} />;
  }
  const { day, evening, alt: listedAlt } = photoOf(props.photo);
  const { alt = listedAlt, beside, first } = props;
  const { box, upright, light = 'plain' } = variant;
  const { withEvening = '', withoutEvening }: Light = lights[light];
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
