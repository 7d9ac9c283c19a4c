import type { ReactNode } from 'react';
import type { Home } from '@/content/schema/home';
import { ButtonLink } from './button-link';
import { TextLink } from './text-link';
import { withLinks } from './with-links';

/** The photo's position on large screens. */
const positions = {
  onPhoto: 'lg:col-span-full lg:bg-wall',
  besidePhoto: 'lg:col-start-2',
};

/**
 * The top of the home page. On small screens, the photo sits below the text. On large ones, the text sits on the photo
 * or to its left.
 *
 * On large screens, the text takes the left two fifths of the photo, so that it doesn't cover the low objects to the
 * right. The headline may take half, because it's above them. The photo is 16:9, but at least 36rem high, and at most
 * 44rem, 84% of the window's height or 52% of its width, whichever is the most.
 */
export function Hero(props: {
  home: Pick<Home, 'headline' | 'enrolling' | 'enrollingHref' | 'lead' | 'textPosition'>;
  links: { label: string; href: string }[];
  photo: ReactNode;
}) {
  const { home, links, photo } = props;
  const { headline, enrolling, enrollingHref, lead, textPosition } = home;
  // Three buttons don't fit in a row. With a third link, only the first is a button.
  const buttons = links.slice(0, links.length > 2 ? 1 : 2);
  const others = links.slice(buttons.length);
  return (
    <div className="lg:grid lg:grid-cols-[1fr_1fr] lg:overflow-hidden">
      <div className="relative z-1 mx-auto w-full max-w-page px-5 py-8 sm:px-8 md:max-lg:grid md:max-lg:grid-cols-[4fr_5fr] md:max-lg:gap-x-8 lg:col-span-full lg:row-start-1">
        <h1
          className={`font-display text-display tracking-tight ${textPosition === 'onPhoto' ? 'max-w-[9em]' : 'max-w-[37rem] lg:max-w-[min(37rem,50vw-3rem)]'}`}
        >
          {headline}
        </h1>
        <div className="max-w-[26rem] lg:max-w-[min(26rem,41vw-3.5rem,37rem-9.2vw)]">
          <p className="font-bold max-md:mt-6 lg:mt-6">
            <TextLink href={enrollingHref} variant="ink">
              {enrolling}
            </TextLink>
          </p>
          <p className="mt-4 text-lead">{withLinks(lead)}</p>
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
      <div
        className={`relative ${positions[textPosition]} lg:row-start-1 lg:min-h-[clamp(36rem,56.25vw,max(44rem,84svh,52vw))]`}
      >
        <div className="lg:absolute lg:inset-0">{photo}</div>
        {textPosition === 'onPhoto' && (
          // Lightens the photo behind the text, or darkens it in Samsung's browser, which has a dark mode of its own for
          // light pages.
          <div className="absolute inset-0 bg-[linear-gradient(to_right,var(--paper),light-dark(transparent,var(--ink))_38%)] opacity-50 max-lg:hidden dark:hidden" />
        )}
      </div>
    </div>
  );
}
