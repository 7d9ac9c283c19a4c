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
  },
  // With only one link, large text instead of a band.
  oneLink: {
    band: 'border-t border-line',
    text: 'grid justify-items-center gap-8 py-20 text-center lg:py-32',
  },
  // The first link is a phone number, which is as large as a title.
  phone: {
    band: 'border-t border-line',
    text: 'grid grid-cols-1 gap-6 py-16 lg:grid-cols-2 lg:items-end lg:gap-16 lg:py-28',
  },
  // Above a path of stones (stepping-stones.tsx).
  onPath: {
    band: 'border-t border-line',
    text: 'grid grid-cols-1 gap-10 py-16 lg:py-28',
  },
  // Small text below the quotation at the end of the page (quote.tsx).
  afterQuote: {
    band: 'border-b border-line bg-sunk',
    text: 'pb-16 lg:ps-96 lg:pb-28',
  },
  // On large screens, the photo fills the band, and the text sits on its calm side (nightfall.ts).
  besidePhoto: {
    band: 'evening relative bg-wall text-ink lg:min-h-[50vw]',
    text: 'relative z-1 py-12 *:lg:max-w-[min(28rem,37vw-3rem)] lg:py-24',
  },
};

/**
 * A parent's next step at the end of a page, with or without a photo. In light mode, the photo turns from day to
 * evening as the visitor scrolls, and the text appears after that.
 */
export function NextStep(
  props: Omit<NextStepContent, 'photo' | 'alt'> & {
    photo: ReactNode;
    photoByDay: ReactNode;
    path?: ReactNode;
    endsWithQuote?: boolean;
    dir?: 'auto';
  },
) {
  const { dir, heading, links, path, photo, photoByDay } = props;
  const variant = variantOf(props);
  const { band, text } = variants[variant];
  const isSmall = variant === 'afterQuote';
  const hasButton = ['plain', 'oneLink', 'besidePhoto'].includes(variant);
  return (
    <aside
      id={photo ? 'ending' : undefined}
      aria-labelledby="next-step"
      dir={dir}
      className={`print:hidden ${band}`}
    >
      {photo && <LateStyle>{nightfall}</LateStyle>}
      <div
        id={photo ? 'ending-text' : undefined}
        className={`mx-auto w-full max-w-page px-5 sm:px-8 ${text}`}
      >
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
          {links.map(({ href, label }, index) =>
            index === 0 && hasButton ? (
              <ButtonLink key={index} href={href} label={label} />
            ) : (
              <TextLink
                key={index}
                href={href}
                variant={index === 0 && variant === 'phone' ? 'title' : 'strong'}
              >
                {label}
              </TextLink>
            ),
          )}
        </p>
      </div>
      {photo && (
        <div id="ending-photo" className="relative lg:absolute lg:inset-0">
          {photo}
          <div id="ending-day" className="absolute inset-0">
            {photoByDay}
          </div>
        </div>
      )}
    </aside>
  );
}

function variantOf(props: Parameters<typeof NextStep>[0]): keyof typeof variants {
  const [action, other] = props.links;
  if (props.photo) return 'besidePhoto';
  if (props.path) return 'onPath';
  if (props.endsWithQuote) return 'afterQuote';
  if (action && isEmailOrPhone(action.label, action.href)) return 'phone';
  return other ? 'plain' : 'oneLink';
}
