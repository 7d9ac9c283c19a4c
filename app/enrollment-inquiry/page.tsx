import { Frame } from '@/components/frame';
import { Section } from '@/components/section';
import { paragraphsOf, withLinks } from '@/components/texts';
import words from '@/content/enrollment-inquiry';
import { siteLanguage } from '@/content/shared/site-language';
import { configuration } from '@/scripts/configuration/configuration';
import { SiteLayout } from '../_layout/site-layout';
import { pageMetadata } from '../_layout/page-metadata';
import { Photo } from '../_blocks/photo';
import { rowOf } from '../_lib/addresses';

export const generateMetadata = () => pageMetadata('enrollment-inquiry');

export default function EnrollmentInquiry() {
  const { title, photo, photoLine, photoPoint, frame, sections, nextStep } = words;
  const { lang = siteLanguage } = rowOf('enrollment-inquiry') ?? {};
  const form = configuration.enrollmentFormUrl;
  const intro = [form ? words.intro : words.introWithoutForm, ...words.paragraphs];
  return (
    <SiteLayout page="enrollment-inquiry" sections={sections} nextStep={nextStep}>
      <header className="relative bg-sunk lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        {/* On large screens, the top of the title is beside the top of the photo. */}
        <div className="px-5 py-8 sm:px-8 lg:ps-[max(2rem,calc(50vw-38rem))] lg:pt-[calc(5.5vw-2.2rem)]">
          <h1 className="font-display text-title tracking-tight">{title}</h1>
          {photoLine && (
            <p
              id="photo-line"
              className="mt-3 w-fit font-display text-heading text-detail print:hidden"
            >
              {photoLine}
            </p>
          )}
        </div>
        <div className="overflow-hidden lg:aspect-15/7">
          <Photo photo={photo} variant="bleed" first />
        </div>
        {photoPoint && <PencilLine to={photoPoint} />}
      </header>
      <Section>
        <div className="grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
          <div className="max-w-measure lg:sticky lg:top-28 lg:self-start">
            <div className="text-lead">{paragraphsOf(intro, 'mt-4 first:mt-0')}</div>
            {form && <p className="mt-6 text-ink-soft">{withLinks(frame.help)}</p>}
          </div>
          <div>
            {form ? (
              // High enough for most online forms, which then need no scroll bar of their own.
              <Frame {...frame} href={form} lang={lang} height={1500} />
            ) : (
              <p className="max-w-measure rounded-card border border-line bg-raised p-6">
                {withLinks(frame.notConnected)}
              </p>
            )}
          </div>
        </div>
      </Section>
    </SiteLayout>
  );
}

/** On large screens, a pencil line from the line about the photo to a point of it. Older browsers leave it out. */
function PencilLine({ to: [x, y] }: { to: [number, number] }) {
  // The photo has the last seven twelfths of the header.
  const end = ((100 - x) * 7) / 12;
  const place = `${y}% ${end}% anchor(--line center) anchor(--line right)`;
  return (
    <>
      <style
        href="pencil-line"
        precedence="page"
      >{`#pencil-line{display:none}@supports(anchor-name:--a){@media screen and (width>=64rem){#photo-line{anchor-name:--line}#pencil-line{display:block;position:absolute;inset:${place}}}}`}</style>
      <div id="pencil-line" aria-hidden="true">
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          width="100%"
          height="100%"
          overflow="visible"
        >
          <path
            d="M2 100C22 101 34 92 42 52S56-19 74-19 98-18 100-4"
            fill="none"
            stroke="var(--detail)"
            strokeWidth="2"
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
      </div>
    </>
  );
}
