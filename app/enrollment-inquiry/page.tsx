import { OnlineForm } from '@/components/online-form';
import { Section } from '@/components/section';
import { TextLink } from '@/components/text-link';
import { paragraphsOf, withLinks } from '@/components/texts';
import type schema from '@/content/schema/enrollment';
import { configuration } from '../_site/configuration';
import { SiteLayout } from '../_site/site-layout';
import { pageMetadata } from '../_site/page-metadata';
import { Picture } from '../_site/picture';
import { wordsOf } from '../_site/words-of';

export const metadata = pageMetadata('enrollment-inquiry');

export default async function EnrollmentInquiry() {
  const words = await wordsOf<typeof schema>('enrollment-inquiry');
  if (!words) return null;
  const { title, photo, frame, nextStep } = words;
  const form = configuration.enrollmentFormUrl;
  const intro = form ? words.intro : words.introWithoutForm;
  return (
    <SiteLayout page="enrollment-inquiry" nextStep={nextStep}>
      <header>
        <div className="print:hidden">
          <Picture photo={photo} layout="full" first />
        </div>
        <div className="relative mx-auto -mt-10 max-w-page sm:px-8 lg:-mt-16">
          <h1 className="max-w-fit bg-paper px-5 pt-6 pr-10 font-display text-title tracking-tight sm:rounded-card sm:px-8 lg:pt-8 lg:pr-16">
            {title}
          </h1>
        </div>
      </header>
      <Section>
        <div className="mb-10 max-w-measure text-lead">
          {paragraphsOf(intro, 'mt-4 first:mt-0')}
        </div>
        {form ? (
          <>
            <p className="mb-5 flex flex-wrap items-baseline gap-x-6">
              <TextLink href={form} look="strong">
                {frame.open}
              </TextLink>
              <span className="text-ink-soft">{withLinks(frame.help)}</span>
            </p>
            <div className="rounded-card bg-sunk *:mx-auto *:max-w-[48rem] sm:p-8">
              <OnlineForm src={form} title={frame.title} loading={frame.loading} />
            </div>
          </>
        ) : (
          <p className="max-w-measure rounded-card border border-line bg-raised p-6">
            {withLinks(frame.notConnected)}
          </p>
        )}
      </Section>
    </SiteLayout>
  );
}
