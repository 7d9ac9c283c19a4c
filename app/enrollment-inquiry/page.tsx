import { Frame } from '@/components/frame';
import { Section } from '@/components/section';
import { paragraphsOf, withLinks } from '@/components/texts';
import schema from '@/content/schema/enrollment-inquiry';
import { configuration } from '@/scripts/configuration/configuration';
import { SiteLayout } from '../_layout/site-layout';
import { pageMetadata } from '../_layout/page-metadata';
import { Photo } from '../_blocks/photo';
import { wordsOf } from '../_lib/words-of';

export const generateMetadata = () => pageMetadata('enrollment-inquiry');

export default async function EnrollmentInquiry() {
  const words = await wordsOf(schema, 'enrollment-inquiry');
  if (!words) return null;
  const { title, photo, frame, sections, nextStep } = words;
  const form = configuration.enrollmentFormUrl;
  const intro = form ? words.intro : words.introWithoutForm;
  return (
    <SiteLayout page="enrollment-inquiry" sections={sections} nextStep={nextStep}>
      <header className="bg-sunk lg:grid lg:grid-cols-[5fr_7fr] lg:items-end">
        <div className="lg:order-last print:hidden">
          <Photo photo={photo} variant="bleed" first />
        </div>
        <h1 className="px-5 py-8 font-display text-title tracking-tight sm:px-8 lg:py-14 lg:ps-[max(2rem,calc(50vw-38rem))]">
          {title}
        </h1>
      </header>
      <Section>
        <div className="mb-10 max-w-measure text-lead">
          {paragraphsOf(intro, 'mt-4 first:mt-0')}
        </div>
        {form ? (
          // High enough for most online forms, which then need no scroll bar of their own.
          <Frame {...frame} href={form} height={1500} />
        ) : (
          <p className="max-w-measure rounded-card border border-line bg-raised p-6">
            {withLinks(frame.notConnected)}
          </p>
        )}
      </Section>
    </SiteLayout>
  );
}
