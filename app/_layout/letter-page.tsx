import type { ReactNode } from 'react';
import { ThreeCubes } from '@/components/three-cubes';
import { withLinks } from '@/components/with-links';
import type { Letter } from '@/content/schema/parts/letter';
import school from '@/content/school';
import { Blocks } from '../_blocks/blocks';
import { Photo } from '../_blocks/photo';
import { rowOf } from '../_lib/addresses';
import { SiteLayout } from './site-layout';

/**
 * On large screens, the photo stays in view beside the letter: upright to the window's edge, or in an arch. On tablets,
 * an upright photo is as wide as the text.
 */
const variants = {
  upright: {
    cell: 'tablet:mx-auto tablet:w-full tablet:max-w-[calc(30em+2.5rem)] tablet:px-5 lg:-ms-[max(2rem,50vw-38rem)]',
    photo: 'lg:top-18 lg:h-[min(100svh-4.5rem,109vw)]',
  },
  arch: {
    cell: 'mx-auto w-full px-5 print:px-0 sm:max-w-[23rem] lg:mx-0 lg:max-w-[min(34rem,80svh-9rem)] lg:px-0 lg:py-20',
    photo: 'overflow-hidden rounded-arch lg:top-28',
  },
};

const besidePhoto =
  'grid max-w-page grid-cols-1 gap-x-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,30em)] lg:grid-rows-[auto_1fr] lg:px-8 xl:gap-x-24';

const measure = 'mx-auto w-full max-w-[calc(30em+2.5rem)] px-5 print:px-0 lg:col-start-2 lg:px-0';

/** A page with a letter. By default, the Head of School signs it for the school. */
export function LetterPage(props: {
  page: string;
  content: Letter;
  variant: keyof typeof variants;
  children?: ReactNode;
}) {
  const { page, content, variant, children } = props;
  const { kicker, title, greeting, lead, blocks, closing, photo, sections, nextStep } = content;
  const { name, title: role } = content.signature ?? school.headOfSchool;
  const lines = [name, role, content.signature ? undefined : school.name].filter(
    (line) => line !== undefined,
  );
  return (
    <SiteLayout page={page} sections={sections} nextStep={nextStep}>
      <article className={`on-paper-column mx-auto ${photo ? besidePhoto : 'max-w-measure'}`}>
        <header className={`pt-12 lg:pt-20 ${measure}`}>
          <p className="font-bold text-detail">{kicker}</p>
          <h1 className="mt-2 font-display text-title tracking-tight">{title}</h1>
        </header>
        {photo && (
          <div
            className={`on-paper-margin on-paper-photo mt-8 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:mt-0 ${variants[variant].cell}`}
          >
            <div className={`relative lg:sticky ${variants[variant].photo}`}>
              <Photo photo={photo} variant={variant} first />
            </div>
          </div>
        )}
        <div className={`space-y-5 pt-10 pb-16 lg:pb-24 ${measure}`}>
          <p className="font-display text-heading">{greeting}</p>
          <p className="drop-cap text-lead first-letter:font-display">{afterDropCap(lead)}</p>
          <Blocks blocks={blocks} lang={rowOf(page)?.lang} paragraphs="indented" />
          <footer className="mt-9">
            <ThreeCubes />
            <p className="mt-7">{closing}</p>
            {lines.map((line, index) => (
              <p
                key={index}
                translate={line === role ? undefined : 'no'}
                className={index === 0 ? 'mt-4 font-display text-heading' : 'text-ink-soft'}
              >
                {withLinks(line)}
              </p>
            ))}
          </footer>
        </div>
      </article>
      {children}
    </SiteLayout>
  );
}

/**
 * A lead that may start with a one-letter word (“I had …”). Its space has no width, so that the lines beside the drop cap
 * line up. Without the space, a copy of the text would start with “Ihad”.
 */
function afterDropCap(lead: string) {
  const [, letter, rest] = /^(\S)\s(.*)$/s.exec(lead) ?? [];
  if (!letter || !rest) return withLinks(lead);
  return (
    <>
      {letter}
      <span className="text-[0px] whitespace-pre-wrap"> </span>
      {withLinks(rest)}
    </>
  );
}
