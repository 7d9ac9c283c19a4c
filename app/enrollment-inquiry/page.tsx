import { Frame } from '@/components/blocks/frame';
import { PageHeader } from '@/components/page-header';
import { PencilLine } from '@/components/pencil-line';
import { Section } from '@/components/section';
import { SteppingStones } from '@/components/stepping-stones';
import { TextLink } from '@/components/text-link';
import { paragraphsOf } from '@/components/paragraphs-of';
import { withLinks } from '@/components/with-links';
import type admissionsSchema from '@/content/schema/admissions-process';
import type schema from '@/content/schema/enrollment-inquiry';
import school from '@/content/school';
import { configuration } from '@/scripts/configuration/configuration';
import { Photo } from '../_blocks/photo';
import { pageMetadata } from '../_layout/page-metadata';
import { SiteLayout } from '../_layout/site-layout';
import { hrefOf, rowOf } from '../_lib/addresses';
import { contentOf } from '../_lib/content-of';

export const generateMetadata = () => pageMetadata('enrollment-inquiry');

export default async function EnrollmentInquiry() {
  const content = await contentOf<typeof schema>('enrollment-inquiry');
  const { title, photo, photoLine, photoPoint, frame, sections, nextStep } = content;
  const { lang = school.locale } = rowOf('enrollment-inquiry') ?? {};
  const form = configuration.enrollmentFormUrl;
  const admissions =
    rowOf('admissions-process') && (await contentOf<typeof admissionsSchema>('admissions-process'));
  const steps = admissions?.steps.map(({ id, title, link }) => ({
    id,
    title,
    isCurrent: link?.href === hrefOf('enrollment-inquiry'),
  }));
  return (
    <SiteLayout
      page="enrollment-inquiry"
      sections={sections}
      nextStep={{
        ...nextStep,
        path: steps && <SteppingStones steps={steps} href={hrefOf('admissions-process')} />,
      }}
    >
      {!photo && <PageHeader title={title} />}
      {photo && (
        <header className="relative bg-sunk lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
          {/* On large screens, the top of the title is beside the top of the photo. */}
          <div className="px-5 py-8 sm:px-8 print:px-0 lg:ps-[max(2rem,calc(50vw-38rem))] lg:pt-[calc(5.5vw-2.2rem)]">
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
      )}
      <Section>
        <div className="on-paper-column grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-headings">
          <div className="max-w-measure lg:sticky lg:top-28 lg:self-start">
            <div className="text-lead">
              {form && <p className="print:hidden">{withLinks(content.intro)}</p>}
              {/* Paper has no form. */}
              <p className={form ? 'hidden print:block' : ''}>
                {withLinks(content.introWithoutForm)}
              </p>
              {paragraphsOf(content.paragraphs, 'mt-4')}
            </div>
            {form && <p className="mt-6 text-ink-soft print:hidden">{withLinks(frame.help)}</p>}
          </div>
          <div>
            {form ? (
              <div id="online-form">
                {/* Tall enough that most forms need no scroll bar. */}
                <Frame {...frame} href={form} lang={lang} height={1500} />
                {/* Most forms show their confirmation at their top. */}
                <p className="mt-3 print:hidden">
                  <TextLink href="#online-form">{frame.answer}</TextLink>
                </p>
              </div>
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
