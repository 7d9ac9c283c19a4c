import type { ReactNode } from 'react';
import { ButtonLink } from './button-link';
import { TextLink } from './text-link';

/** The photo's place on large screens, by the text's place. */
const places = {
  onPhoto: 'lg:col-span-full lg:bg-wall',
  besidePhoto: 'lg:col-start-2',
};

/**
 * The top of the home page. On large screens, the text sits on the photo or to its left. The headline takes up to half
 * of the width, and other text less: in a photo behind text, low objects start at two fifths of the width, and the
 * photo is tall enough to keep them below the headline. On small screens, the photo sits below the text.
 */
export function Hero(props: {
  headline: string;
  announcement: string;
  announcementHref?: string;
  lead: string;
  links: { label: string; href: string }[];
  photo: ReactNode;
  textPosition: keyof typeof places;
}) {
  const { headline, announcement, announcementHref, lead, links, photo, textPosition } = props;
  // Three buttons don't fit in a row: with a third, only the first stays a button.
  const buttons = links.slice(0, links.length > 2 ? 1 : 2);
  const others = links.slice(buttons.length);
  return (
    <div className="lg:grid lg:grid-cols-[1fr_1fr] lg:overflow-hidden">
      <div className="relative z-1 mx-auto w-full max-w-page px-5 py-10 sm:px-8 md:max-lg:grid md:max-lg:grid-cols-[4fr_5fr] md:max-lg:gap-x-8 lg:col-span-full lg:row-start-1">
        <h1
          className={`font-display text-display tracking-tight ${textPosition === 'onPhoto' ? 'max-w-[9em]' : 'max-w-[37rem] lg:max-w-[min(37rem,50vw-3rem)]'}`}
        >
          {headline}
        </h1>
        <div className="max-w-[26rem] lg:max-w-[min(26rem,41vw-3.5rem,37rem-9.2vw)]">
          <p className="font-bold max-md:mt-6 lg:mt-6">
            <TextLink href={announcementHref} variant="ink">
              {announcement}
            </TextLink>
          </p>
          <p className="mt-5 text-lead">{lead}</p>
          <p className="buttons mt-7 flex flex-wrap gap-3">
            {buttons.map((link, index) => (
              <ButtonLink key={link.href} {...link} variant={index ? 'outlined' : 'filled'} />
            ))}
          </p>
          <p className="mt-3 flex flex-wrap gap-x-6 empty:hidden">
            {others.map(({ label, href }) => (
              <TextLink key={href} href={href} variant="ink">
                {label}
              </TextLink>
            ))}
          </p>
        </div>
      </div>
      <div
        className={`relative ${places[textPosition]} lg:row-start-1 lg:min-h-[clamp(36rem,56.25vw,max(44rem,84svh,52vw))]`}
      >
        <div className="lg:absolute lg:inset-0">{photo}</div>
        {textPosition === 'onPhoto' && (
          // Lightens the photo behind the text. Where the browser darkens light pages (Samsung's), it darkens the photo.
          <div className="absolute inset-0 bg-[linear-gradient(to_right,var(--paper),light-dark(transparent,var(--ink))_38%)] opacity-50 max-lg:hidden dark:hidden" />
        )}
      </div>
    </div>
  );
}
