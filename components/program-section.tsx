import type { ReactNode } from 'react';
import type { Program } from '@/content/schema/programs';
import { ButtonLink } from './button-link';
import { paragraphsOf } from './paragraphs-of';
import { withLinks } from './with-links';

type Props = Omit<Program, 'photo'> & {
  /** The position on the page, starting at 1. A single program has none. */
  number?: number;
  agesText: string;
  comingSoonLabel?: string;
  details: { label: string; value: string }[];
  photo?: ReactNode;
};

// The text starts or ends at the page's margin. From xl on, it's 26em wide. The photo extends to the edge of the
// screen.
const photoBeside = {
  even: {
    columns: 'lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] xl:grid-cols-[calc(50vw-35rem+26em)_1fr]',
    text: 'lg:order-first lg:pe-12 lg:ps-[max(2rem,calc(50vw-38rem))]',
  },
  odd: {
    columns: 'lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] xl:grid-cols-[1fr_calc(50vw-35rem+26em)]',
    text: 'lg:pe-[max(2rem,calc(50vw-38rem))] lg:ps-12',
  },
};

/** The columns of the sections below, so that the numeral stands in the margin of the text. */
const withoutPhoto = {
  columns: '',
  text: 'mx-auto w-full max-w-page lg:grid lg:grid-cols-headings lg:gap-x-16',
};

/** Classes for a numeral that stands in a notch of the photo above it, because no photo is sure to be calm there. */
const notch =
  'max-lg:relative max-lg:-ms-8 max-lg:-mt-10 max-lg:w-fit max-lg:bg-paper max-lg:ps-8 max-lg:pe-5 max-lg:pt-7';

const outlined = 'text-paper [-webkit-text-stroke:0.04em_var(--detail)] [paint-order:stroke_fill]';

/**
 * A program with its numeral, ages, text and photo. Photos alternate between the sides and stay in view beside long
 * text. After a jump to the anchor, the space above keeps the previous section out of view.
 */
export function ProgramSection(props: Props) {
  const { id, number, name, alsoCalled, agesText, paragraphs, link, photo } = props;
  const { agesNote, comingSoonLabel, details } = props;
  const { columns, text } = photo
    ? photoBeside[number && number % 2 === 0 ? 'even' : 'odd']
    : withoutPhoto;
  return (
    <section
      id={id}
      aria-labelledby={`${id}-name`}
      className={`on-paper-column on-paper-program grid grid-cols-1 border-line max-lg:mt-12 lg:border-t ${columns}`}
    >
      {photo && (
        <div className="on-paper-photo lg:@container lg:py-20">
          {/* The photo is as tall as the text, but at least 3:2 and at most 4:5, and it fits into the window. A taller
              photo would need a larger file. */}
          <div className="lg:sticky lg:top-28 lg:h-full lg:max-h-[min(max(37rem,46.5vw),100svh-9rem)] lg:min-h-[66.6cqw]">
            {photo}
          </div>
        </div>
      )}
      <div className={`px-5 pb-12 sm:px-8 lg:py-20 print:px-0 ${number ? '' : 'pt-8'} ${text}`}>
        <div>
          {number && (
            <p
              className={`on-paper-margin on-paper-numeral mb-5 font-display text-numeral tracking-tight ${photo ? notch : ''} ${comingSoonLabel ? outlined : 'text-detail'}`}
            >
              {String(number).padStart(2, '0')}
            </p>
          )}
          <h2 id={`${id}-name`} className="font-display text-section tracking-tight">
            {withLinks(name)}
            {alsoCalled && <span className="block text-heading text-ink-soft">{alsoCalled}</span>}
          </h2>
          <p className="mt-2 flex flex-wrap items-center gap-3 font-bold text-detail print:break-after-avoid">
            {/* One element, because the flex box would separate the parts. */}
            <span className="empty:hidden">
              {agesText}
              {agesNote && agesNote !== agesText && <>, {withLinks(agesNote)}</>}
            </span>
            {comingSoonLabel && (
              <span className="rounded-button border border-dashed border-line-strong px-3 text-small font-medium text-ink">
                {comingSoonLabel}
              </span>
            )}
          </p>
        </div>
        <div>
          {paragraphsOf(paragraphs, 'mt-4 max-w-measure')}
          {details.length > 0 && (
            <dl className="mt-6 grid grid-cols-1 max-w-measure gap-x-8 gap-y-3 border-t border-line pt-4 sm:grid-cols-[fit-content(40%)_minmax(0,1fr)]">
              {details.map(({ label, value }, index) => (
                <div
                  key={index}
                  className="text-small sm:col-span-2 sm:grid sm:grid-cols-subgrid print:grid print:grid-cols-[fit-content(40%)_1fr] print:gap-x-16"
                >
                  <dt className="text-ink-soft">{label}</dt>
                  <dd className="font-medium first-letter:uppercase">{withLinks(value)}</dd>
                </div>
              ))}
            </dl>
          )}
          {link && (
            <p className="mt-7">
              <ButtonLink {...link} variant="outlined" />
            </p>
          )}
        </div>
      </div>
    </section>
  );
}
