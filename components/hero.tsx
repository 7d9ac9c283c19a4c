import type { ReactNode } from 'react';
import type { Home } from '@/content/schema/home';
import { ButtonLink } from './button-link';
import { TextLink } from './text-link';
import { TowerShelf } from './tower-shelf';
import { withLinks } from './with-links';

const variants = {
  onPhoto: {
    // On phones, only the headline is on the photo.
    grid: 'max-md:grid max-md:grid-cols-1',
    text: 'max-md:contents',
    headline:
      'max-w-[9em] max-md:z-1 max-md:col-start-1 max-md:row-start-1 max-md:px-5 max-md:pt-8 sm:max-md:px-8',
    below: 'max-md:px-5 max-md:pb-8 sm:max-md:px-8',
    // Room for the headline. The photo's upper edge fades into the color of the wall.
    photo:
      'max-md:col-start-1 max-md:row-start-1 max-md:bg-wall max-md:pt-28 max-md:*:mask-[linear-gradient(transparent_10%,#000_45%)] lg:col-span-full lg:bg-wall',
  },
  besidePhoto: {
    grid: '',
    text: '',
    headline: 'max-w-[37rem] lg:max-w-[min(37rem,50vw-3rem)]',
    below: '',
    photo: 'lg:col-start-2',
  },
  withoutPhoto: {
    // A wall with light on it (light.css).
    grid: 'wall-of-light',
    text: 'lg:py-20',
    headline: 'max-w-[9em]',
    below: '',
    photo: '',
  },
};

/**
 * The top of the home page. On large screens, the text sits on the photo or to its left. On tablets, it's above the
 * photo. On phones, it's above the photo, or the headline sits on the photo and the rest is below it.
 * Without a photo, the text is on a wall above a shelf.
 *
 * On large screens, the text takes the left two fifths of the photo, so that it doesn't cover the low objects to the
 * right. The headline may take half, because it's above them. The photo is 16:9, but at least 36rem high, and at most
 * 44rem, 84% of the window's height or 52% of its width, whichever is the most.
 */
export function Hero(props: {
  home: Pick<Home, 'headline' | 'enrolling' | 'enrollingHref' | 'lead' | 'links' | 'textPosition'>;
  photo?: ReactNode;
}) {
  const { home, photo } = props;
  const { headline, enrolling, enrollingHref, lead, links, textPosition } = home;
  const variant = variants[photo ? textPosition : 'withoutPhoto'];
  // Three buttons don't fit in a row. With a third link, only the first is a button.
  const buttons = links.slice(0, links.length > 2 ? 1 : 2);
  const others = links.slice(buttons.length);
  return (
    <div className={`lg:grid lg:grid-cols-[1fr_1fr] lg:overflow-hidden ${variant.grid}`}>
      <div
        className={`relative z-1 page-width w-full py-8 ${variant.text} tablet:grid tablet:grid-cols-[4fr_5fr] tablet:gap-x-8 lg:col-span-full lg:row-start-1`}
      >
        <h1 className={`font-display text-display tracking-tight ${variant.headline}`}>
          {withLinks(headline)}
        </h1>
        <div
          className={`max-w-[26rem] lg:max-w-[min(26rem,41vw-3.5rem,37rem-9.2vw)] ${variant.below}`}
        >
          <p className="font-bold max-md:mt-6 lg:mt-6">
            <TextLink href={enrollingHref} variant="ink">
              {enrolling}
            </TextLink>
          </p>
          <p className="mt-4 text-lead">{withLinks(lead, 'inkInText')}</p>
          <p className="buttons mt-5 flex flex-wrap gap-3">
            {buttons.map((link, index) => (
              <ButtonLink key={index} {...link} variant={index ? 'outlined' : 'filled'} />
            ))}
          </p>
          <p className="mt-3 flex flex-wrap gap-x-6 empty:hidden">
            {others.map(({ label, href }, index) => (
              <TextLink key={index} href={href} variant="ink">
                {label}
              </TextLink>
            ))}
          </p>
        </div>
      </div>
      {photo ? (
        <div
          className={`relative ${variant.photo} lg:row-start-1 lg:min-h-[clamp(36rem,56.25vw,max(44rem,84svh,52vw))]`}
        >
          <div className="lg:absolute lg:inset-0">{photo}</div>
          {textPosition === 'onPhoto' && (
            // Lightens the photo behind the text, or darkens it in Samsung's own dark mode for light pages.
            <div className="absolute inset-0 bg-[linear-gradient(to_right,var(--paper),light-dark(transparent,var(--ink))_38%)] opacity-50 max-lg:hidden dark:hidden" />
          )}
        </div>
      ) : (
        <div className="lg:col-span-full lg:row-start-1 lg:self-end">
          <TowerShelf />
        </div>
      )}
    </div>
  );
}
