import type { ReactNode } from 'react';
import type { NextStep as Words } from '@/content/schema/fields';
import { ButtonLinks } from './button-link';
import { SectionHeading } from './section';
import { withLinks } from './texts';

const looks = {
  plain: {
    band: 'bg-panel print:hidden',
    words: 'grid grid-cols-1 gap-6 py-16 lg:grid-cols-[minmax(50%,1fr)_auto] lg:items-end lg:py-24',
  },
  // The objects in a photo behind text begin at two fifths of its width.
  onPhoto: {
    band: 'other-time relative bg-wall text-ink lg:min-h-[50vw] print:min-h-0',
    words: 'relative z-1 py-12 *:lg:max-w-[min(26rem,37vw-3rem)] lg:py-24',
  },
};

/** The end of a page: what a parent can do next, with or without a photo behind the words. */
export function NextStep(props: Omit<Words, 'photo' | 'alt'> & { photo: ReactNode; dir?: 'auto' }) {
  const { dir, heading, text, links, photo } = props;
  const { band, words } = looks[photo ? 'onPhoto' : 'plain'];
  return (
    <aside aria-labelledby="next-step" dir={dir} className={band}>
      <div className={`mx-auto w-full max-w-page px-5 sm:px-8 ${words}`}>
        <div>
          <SectionHeading id="next-step">{heading}</SectionHeading>
          <p className="mt-3 max-w-measure text-lead text-ink">{withLinks(text)}</p>
        </div>
        <p className={`flex flex-wrap gap-3 ${photo ? 'mt-7' : ''}`}>
          <ButtonLinks links={links} />
        </p>
      </div>
      {photo && (
        <div className="relative lg:absolute lg:inset-0">
          {photo}
          {/* On phones, the photo begins in the color above it. On large screens by morning, it is lighter behind the text. */}
          <div className="absolute inset-x-0 top-0 h-1/3 bg-[linear-gradient(var(--wall),transparent)] lg:hidden" />
          <div className="absolute inset-0 hidden bg-[linear-gradient(to_right,var(--paper)_15%,transparent_42%)] opacity-75 lg:dark:block" />
        </div>
      )}
    </aside>
  );
}
