import type { UprightScreens } from '../_lib/photos';

/** How a photo is cropped, sized and lit in one place of the site. Tailwind reads classes only in `.tsx` files. */
export interface Variant {
  /** Classes for the box, which crops the photo. */
  box: string;
  /** The photo's width, as in the HTML attribute `sizes`. The default is the screen's. */
  sizes?: string;
  upright?: UprightScreens;
  /** The default is `plain`. */
  light?: keyof typeof lights;
}

/** The screens that show the upright part of a wide photo, as a media query. */
export const phone = '(width < 30rem)';

/** `sizes` of a photo that fills the width of a phone. Phones with 2x and 3x screens pick the 900-pixel file. */
export const fullOnPhones = (otherwise: string) =>
  `${phone} and (min-resolution: 2.5dppx) 300px, ${phone} and (min-resolution: 1.5dppx) 450px, ${otherwise}`;

/** `sizes` of a photo that fills the width of every screen except large ones. */
const fullBelowLarge = (width: string) => fullOnPhones(`(min-width: 64rem) ${width}, 100vw`);

/** Classes that dim a photo. In dark mode, a photo with an evening version shows that version. */
export const lights = {
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

export const variants = {
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
