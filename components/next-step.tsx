import type { ReactNode } from 'react';
import type { NextStep as NextStepContent } from '@/content/schema/parts/fields';
import { ButtonLink } from './button-link';
import { SectionHeading } from './section';
import { TextLink } from './text-link';
import { withLinks } from './texts';

const variants = {
  plain: {
    band: 'bg-panel',
    text: 'grid grid-cols-1 gap-6 py-16 lg:grid-cols-[minmax(50%,1fr)_auto] lg:items-end lg:py-24',
  },
  // With one link, a large line instead of a band.
  oneLink: {
    band: 'border-t border-line',
    text: 'grid justify-items-center gap-8 py-20 text-center lg:py-32',
  },
  // On large screens, the photo fills the band, and the text sits on its calm side (next-step.css).
  besidePhoto: {
    band: 'evening relative bg-wall text-ink lg:min-h-[50vw]',
    text: 'relative z-1 py-12 *:lg:max-w-[min(28rem,37vw-3rem)] lg:py-24',
  },
};

/**
 * A parent's next step at the end of a page, with or without a photo. In light mode, evening falls over the photo as
 * the visitor scrolls.
 */
export function NextStep(
  props: Omit<NextStepContent, 'photo' | 'alt'> & {
    photo: ReactNode;
    photoByDay: ReactNode;
    dir?: 'auto';
  },
) {
  const { dir, heading, links, photo, photoByDay } = props;
  const [action, other] = links;
  const withoutPhoto = other ? variants.plain : variants.oneLink;
  const { band, text } = photo ? variants.besidePhoto : withoutPhoto;
  return (
    <aside aria-labelledby="next-step" dir={dir} className={`print:hidden ${band}`}>
      <div className={`mx-auto w-full max-w-page px-5 sm:px-8 ${text}`}>
        <div>
          <SectionHeading id="next-step">{heading}</SectionHeading>
          <p className="mt-3 max-w-measure text-lead">{withLinks(props.text)}</p>
        </div>
        <p className={`flex flex-wrap items-center gap-x-6 gap-y-2 ${photo ? 'mt-7' : ''}`}>
          {action && <ButtonLink {...action} />}
          {other && (
            <TextLink href={other.href} variant="strong">
              {other.label}
            </TextLink>
          )}
        </p>
      </div>
      {photo && (
        <div className="ending-photo relative lg:absolute lg:inset-0">
          {photo}
          <div className="daylight absolute inset-0">{photoByDay}</div>
        </div>
      )}
    </aside>
  );
}
