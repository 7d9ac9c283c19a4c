import type { ReactNode } from 'react';
import { ButtonLinks } from './button-links';
import { TextLink } from './text-link';
import { unbroken } from './texts';

/** Where the picture is on a large screen: behind the text, if its left is a wall, or beside it. */
const places = {
  behind:
    'xl:col-span-full xl:bg-wall xl:after:absolute xl:after:inset-0 xl:after:bg-linear-to-r xl:after:from-paper/50 xl:after:to-transparent xl:after:to-60% xl:dark:after:hidden',
  beside: 'xl:col-start-2',
};

/**
 * The top of the home page. On a large screen the text is on the left of the picture: the headline as
 * wide as half of it, the rest narrower, because the objects in a picture are low. Otherwise the
 * picture is below the text.
 */
export function Hero(props: {
  headline: string;
  announcement: string;
  lead: string;
  links: { label: string; href: string }[];
  picture: ReactNode;
  place: keyof typeof places;
  /** Whether dark pages have a picture of their own, dark behind the text. */
  hasEvening: boolean;
}) {
  const { headline, announcement, lead, links, picture, place, hasEvening } = props;
  // Three buttons would not fit in a row.
  const buttons = links.slice(0, links.length > 2 ? 1 : 2);
  const others = links.slice(buttons.length);
  const isDimmed = place === 'behind' && !hasEvening;
  return (
    <div className="xl:grid xl:grid-cols-[1fr_1fr] xl:overflow-hidden">
      <div className="relative z-1 mx-auto w-full max-w-page px-5 py-10 sm:px-8 md:max-xl:grid md:max-xl:grid-cols-[4fr_5fr] md:max-xl:gap-x-8 xl:col-span-full xl:row-start-1 xl:py-10">
        <h1
          className={`font-display text-display tracking-tight ${place === 'behind' ? 'max-w-[9em]' : 'max-w-[37rem]'}`}
        >
          {headline}
        </h1>
        <div className="max-w-[26rem] xl:max-w-[min(26rem,37rem-11vw)]">
          <p className="inline-block border-b-2 border-honey pb-1 font-bold text-ink max-md:mt-6 xl:mt-6">
            {announcement}
          </p>
          <p className="mt-5 text-lead">{unbroken(lead, compound)}</p>
          <p className="mt-7 flex flex-wrap gap-3 empty:hidden">
            <ButtonLinks links={buttons} />
          </p>
          <p className="mt-3 flex flex-wrap gap-x-6 empty:hidden">
            {others.map(({ label, href }) => (
              <TextLink key={href} href={href} look="ink">
                {label}
              </TextLink>
            ))}
          </p>
        </div>
      </div>
      <div
        className={`relative ${places[place]} ${isDimmed ? 'xl:dark:[&_img]:brightness-[0.27] xl:dark:[&_img]:sepia-40' : ''} xl:row-start-1 xl:min-h-[clamp(37rem,56.25vw,max(44rem,84svh))] xl:[&_img]:absolute xl:[&_img]:size-full`}
      >
        {picture}
      </div>
    </div>
  );
}

/** A word like “five-year-olds”. */
const compound = /(\p{L}{1,9}(?:-\p{L}{1,9}){2,})/u;
