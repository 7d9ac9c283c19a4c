import type { ComponentProps } from 'react';
import { PhotoPlaceholder } from '@/components/photo-placeholder';
import { withBasePath } from '@/components/with-base-path';
import type { PhotoOrPlaceholder } from '@/content/schema/parts/photo-or-placeholder';
import site from '@/content/site';
import type { ListedPhoto, PhotoFile } from '@/scripts/pictures/photo';
import { photoOf } from '../_lib/photos';

interface Variant {
  /** The photo's width, as in the HTML attribute `sizes`. */
  sizes: string;
  /** Classes for the box, which crops the photo. */
  box: string;
  /** Which screens show the upright part of a wide photo. */
  upright?: 'phones' | 'all';
  /** Classes if the photo has an evening version. */
  withEvening?: string;
  /** Classes if it doesn't. Without them, dark mode dims it. */
  withoutEvening?: string;
  /** Whether light mode also shows the evening version. */
  isEvening?: boolean;
  /** The placeholder's crop. The default is landscape. */
  placeholder?: ComponentProps<typeof PhotoPlaceholder>['crop'];
}

const darkMode = '(prefers-color-scheme: dark)';
const phone = '(width < 30rem)';
/** Makes 2x and 3x phones pick the 900-pixel file. */
const phoneSizes = `${phone} and (min-resolution: 2.5dppx) 300px, ${phone} and (min-resolution: 1.5dppx) 450px`;

const dimmed = 'dark:[filter:brightness(.8)]';

/** Text sits below the photo on phones and over it on large screens. */
const underText = {
  sizes: `${phoneSizes}, 100vw`,
  box: 'aspect-7/8 min-[30rem]:aspect-16/9 lg:h-full',
  upright: 'phones' as const,
};

const acrossThePage = { sizes: `${phoneSizes}, 100vw`, placeholder: 'wide' as const };

const uprightBox = {
  sizes: `${phoneSizes}, (min-width: 64rem) 50vw, 100vw`,
  box: 'aspect-4/5 lg:h-full',
  upright: 'all' as const,
};

/** Beside a program. The box crops the sides: the whole photo would be 70vw wide, and at least 56rem. */
const plate = {
  sizes: `${phoneSizes}, (min-width: 64rem) max(56rem, 70vw), 100vw`,
  box: 'aspect-3/2 lg:h-full',
};

const variants = {
  hero: {
    ...underText,
    withEvening: 'lg:dark:[filter:brightness(.84)]',
    withoutEvening: `${dimmed} lg:dark:[filter:brightness(.27)]`,
  },
  /** At the end of a page. */
  ending: { ...underText, isEvening: true, withoutEvening: '[filter:brightness(.35)]' },
  full: { ...acrossThePage, box: 'aspect-3/2 lg:aspect-2/1' },
  panorama: { ...acrossThePage, box: 'aspect-3/2 lg:aspect-21/9' },
  /** From the middle of the page to the edge of the screen. */
  bleed: {
    sizes: `${phoneSizes}, (min-width: 64rem) 58vw, 100vw`,
    box: 'aspect-3/2 lg:h-full',
  },
  plate,
  uprightPlate: {
    ...plate,
    box: 'aspect-4/5 min-[30rem]:aspect-3/2 lg:h-full',
    upright: 'phones',
  },
  measure: {
    sizes: `${phoneSizes}, (min-width: 48rem) 40rem, calc(100vw - 2.5rem)`,
    box: 'aspect-3/2',
  },
  upright: { ...uprightBox, placeholder: 'upright' },
  arch: { ...uprightBox, placeholder: 'arch' },
  person: { sizes: '8rem', box: 'aspect-4/5' },
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
  const main = (variant.isEvening && evening) || day;
  const inDarkMode = variant.isEvening ? undefined : evening;
  // The box crops the sides of a panorama, so the file must be wider than the box.
  const sizes = main.width > 2 * main.height ? `${phoneSizes}, 160vw` : variant.sizes;
  // The CSP forbids inline styles, so globals.css has a class per tenth.
  const [x, y] = main.focus.map((percent) => Math.round(percent / 10));
  const { withEvening = '', withoutEvening = dimmed } = variant;

  const filesOf = ({ upright, files }: ListedPhoto) =>
    variant.upright === 'all' && upright ? [upright] : files;
  const phoneSource = ({ upright }: ListedPhoto, media: string) =>
    variant.upright === 'phones' &&
    upright && <source media={media} srcSet={urlOf(upright.name)} />;
  const { name, width, height } = filesOf(main).at(-1)!;
  return (
    <picture className={`[--x:${x}] [--y:${y}]`}>
      {inDarkMode && (
        <>
          {phoneSource(inDarkMode, `${darkMode} and ${phone}`)}
          <source media={darkMode} srcSet={srcSetOf(filesOf(inDarkMode))} sizes={sizes} />
        </>
      )}
      {phoneSource(main, phone)}
      <img
        src={urlOf(name)}
        srcSet={srcSetOf(filesOf(main))}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt === beside ? '' : alt}
        className={`w-full object-cover object-[calc(var(--x)*10%)_calc(var(--y)*10%)] ${variant.box} ${evening ? withEvening : withoutEvening}`}
        {...(first ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      />
    </picture>
  );
}

const urlOf = (name: string) => withBasePath(`/photos/${name}`);

const srcSetOf = (files: PhotoFile[]) =>
  files.map(({ name, width }) => `${urlOf(name)} ${width}w`).join(', ');
