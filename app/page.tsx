import { DoorJamb } from '@/components/door-jamb';
import { Hero } from '@/components/hero';
import { ProgramPath } from '@/components/program-path';
import { Section, SectionHeading } from '@/components/section';
import { paragraphsOf, withLinks, withUnbrokenWords } from '@/components/texts';
import dates from '@/content/dates';
import home from '@/content/home';
import programs from '@/content/programs';
import site from '@/content/site';
import { ageAnswers } from './_lib/age-answers';
import { EventList } from './_blocks/event-list';
import { events } from './_lib/coming-dates';
import { SiteLayout } from './_layout/site-layout';
import { hrefOf } from './_lib/addresses';
import { photoOf } from './_lib/picture-files';
import { pageMetadata } from './_layout/page-metadata';
import { Photo } from './_blocks/photo';
import { ageScale, programSummary } from './_lib/program-summaries';

export const generateMetadata = () => pageMetadata('home');

export default function Home() {
  const { labels, chart } = programs;
  const scale = ageScale(programs.programs);
  const summaries = programs.programs.map((program) => programSummary(program, programs));
  const onPhoto = photoOf(home.photo).evening ? 'hero' : 'heroDimmed';
  const links = [
    site.mainButton,
    { label: home.contactLink, href: hrefOf('contact') },
    { label: home.admissionsLink, href: hrefOf('admissions-process') },
  ].filter((link): link is { label: string; href: string } => Boolean(link?.href));
  return (
    <SiteLayout page="home" sections={home.sections} nextStep={home.nextStep}>
      <Hero
        headline={home.headline}
        announcement={home.enrolling}
        lead={home.lead}
        links={links}
        photo={
          <Photo
            photo={home.photo}
            variant={home.textPosition === 'onPhoto' ? onPhoto : 'heroBeside'}
            first
          />
        }
        textPosition={home.textPosition}
      />
      <Section id="about">
        <div className="grid grid-cols-1 gap-10 lg:grid-cols-2 lg:items-center lg:gap-16">
          <div className="print:columns-2">
            <SectionHeading id="about">{home.about.heading}</SectionHeading>
            {paragraphsOf(home.about.paragraphs, 'mt-5 max-w-measure')}
          </div>
          <Photo photo={home.about.photo} variant="half" />
        </div>
      </Section>
      <Section background="sunk" id="programs">
        <div className="grid grid-cols-1 gap-x-16 gap-y-8 md:grid-cols-[20rem_1fr] print:grid-cols-[20em_1fr]">
          <div>
            <SectionHeading id="programs">{home.programs.heading}</SectionHeading>
            <p className="my-4">{withLinks(home.programs.text)}</p>
            {scale.length > 0 && (
              <DoorJamb
                question={chart.question}
                scale={scale}
                answers={ageAnswers()}
                programs={summaries}
              />
            )}
          </div>
          <ProgramPath
            href={hrefOf('programs')}
            comingSoonLabel={labels.comingSoon}
            programs={summaries}
          />
        </div>
      </Section>
      {events.length > 0 && (
        <Section background="sunk" id="events" heading={dates.heading}>
          <EventList />
        </Section>
      )}
      <Section id="facts" heading={home.highlights.heading}>
        <dl className="grid grid-cols-1 gap-x-6 gap-y-5 border-y border-line py-8 sm:grid-cols-2 sm:gap-y-7 md:grid-cols-3 lg:gap-x-12 print:grid-cols-3 print:py-2">
          {home.highlights.items.map(({ label, value }) => (
            <div key={label} className="flex flex-col-reverse justify-end gap-1">
              <dt className="text-small text-ink-soft">{withUnbrokenWords(label)}</dt>
              <dd
                // Values that begin with a number are in large type, which would be too heavy for a sentence.
                className={`first-letter:uppercase ${/^\D{0,8}\d/.test(value) && value.length < 80 ? 'font-display text-heading tracking-tight' : 'text-lead'}`}
              >
                {withUnbrokenWords(value)}
              </dd>
            </div>
          ))}
        </dl>
      </Section>
    </SiteLayout>
  );
}
