import type { ReactNode } from 'react';
import type { NextStep as NextStepContent } from '@/content/schema/parts/fields';
import { ButtonLink } from './button-link';
import { LateStyle } from './late-style';
import { nightfall } from './nightfall';
import { SectionHeading } from './section';
import { TextLink } from './text-link';
import { isEmailOrPhone } from './email-or-phone';
import { withLinks } from './with-links';

const variants = {
  plain: {
    band: 'bg-panel',
    text: 'grid grid-cols-1 gap-6 py-16 lg:grid-cols-[minmax(50%,1fr)_auto] lg:items-end lg:py-24',
    firstLink: 'button',
  },
  // With only one link, large text instead of a band.
  oneLink: {
    band: 'border-t border-line',
    text: 'grid justify-items-center gap-8 py-20 text-center lg:py-32',
    firstLink: 'button',
  },
  // The first link is a phone number, which is as large as a title.
  phone: {
    band: 'border-t border-line',
    text: 'grid grid-cols-1 gap-6 py-16 lg:grid-cols-2 lg:items-end lg:gap-16 lg:py-28',
    firstLink: 'title',
  },
  // Above a path of stones (stepping-stones.tsx).
  onPath: {
    band: 'border-t border-line',
    text: 'grid grid-cols-1 gap-10 py-16 lg:py-28',
    firstLink: 'strong',
  },
  // Small text below the quotation at the end of the page (quote.tsx).
  afterQuote: {
    band: 'border-b border-line bg-sunk',
    text: 'pb-16 lg:ps-96 lg:pb-28',
    firstLink: 'strong',
  },
  // On large screens, the photo fills the band, and the text sits on its calm side (nightfall.ts).
  besidePhoto: {
    band: 'evening relative bg-wall text-ink lg:min-h-[50vw]',
    text: 'relative z-1 py-12 *:lg:max-w-[min(28rem,37vw-3rem)] lg:py-24',
    firstLink: 'button',
  },
} as const;

type Props = Omit<NextStepContent, 'photo' | 'alt'> & {
  photo: ReactNode;
  photoByDay: ReactNode;
  path?: ReactNode;
  endsWithQuote?: boolean;
  dir?: 'auto';
};

/**
 * A parent's next step at the end of a page, with or without a photo. In light mode, the photo turns from day to
 * evening as the visitor scrolls, and the text appears after that.
 */
export function NextStep(props: Props) {
  const { dir, heading, links, path, photo, photoByDay } = props;
  const variant = variantOf(props);
  const { band, text, firstLink } = variants[variant];
  const isSmall = variant === 'afterQuote';
  return (
    <aside
      id={photo ? 'ending' : undefined}
      aria-labelledby="next-step"
      dir={dir}
      className={`print:hidden ${band}`}
    >
      {photo && <LateStyle>{nightfall}</LateStyle>}
      <div id={photo ? 'ending-text' : undefined} className={`page-width w-full ${text}`}>
        <div>
          <SectionHeading id="next-step" size={isSmall ? 'small' : 'large'}>
            {heading}
          </SectionHeading>
          <p className={`mt-3 max-w-measure ${isSmall ? '' : 'text-lead'}`}>
            {withLinks(props.text)}
          </p>
        </div>
        {variant === 'onPath' && path}
        <p className={`flex flex-wrap items-center gap-x-6 gap-y-2 ${photo ? 'mt-7' : ''}`}>
          {links.map(({ href, label }, index) => {
            const look = index === 0 ? firstLink : 'strong';
            if (look === 'button') return <ButtonLink key={index} href={href} label={label} />;
            return (
              <TextLink key={index} href={href} variant={look}>
                {label}
              </TextLink>
            );
          })}
        </p>
      </div>
      {photo && (
        <div id="ending-photo" className="relative lg:absolute lg:inset-0">
          <div id="ending-evening" className="lg:h-full">
            {photo}
          </div>
          <div id="ending-day" className="absolute inset-0">
            {photoByDay}
          </div>
        </div>
      )}
    </aside>
  );
}

function variantOf({ links: [first, second], photo, path, endsWithQuote }: Props) {
  if (photo) return 'besidePhoto';
  if (path) return 'onPath';
  if (endsWithQuote) return 'afterQuote';
  if (first && isEmailOrPhone(first.label, first.href)) return 'phone';
  return second ? 'plain' : 'oneLink';
}
