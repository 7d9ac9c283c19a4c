import { DoorJamb } from '@/components/door-jamb';
import { Hero } from '@/components/hero';
import { Highlights } from '@/components/highlights';
import { LinkIndex } from '@/components/link-index';
import { ProgramList } from '@/components/program-list';
import { Section, SectionHeading } from '@/components/section';
import { TextLink } from '@/components/text-link';
import { paragraphsOf, withLinks } from '@/components/texts';
import dates from '@/content/dates';
import home from '@/content/home';
import programs from '@/content/programs';
import site from '@/content/site';
import tuition from '@/content/tuition';
import { BlockSections } from './_blocks/block-sections';
import { EventList } from './_blocks/event-list';
import { Photo } from './_blocks/photo';
import { pageMetadata } from './_layout/page-metadata';
import { SiteLayout } from './_layout/site-layout';
import { hrefOf, rowOf } from './_lib/addresses';
import { events } from './_lib/coming-dates';
import { ageScale, programSummary } from './_lib/program-summaries';
import { lowestPrice } from './_lib/schedules';

export const generateMetadata = () => pageMetadata('home');

export default function Home() {
  const { jamb } = programs;
  const summaries = programs.list.map((program) => ({
    ...programSummary(program, programs),
    price: lowestPrice(tuition, programs, program.id),
  }));
  const scale = ageScale(summaries);
  const ownLinks = [
    { label: home.contactLink, href: hrefOf('contact') },
    { label: home.admissionsLink, href: hrefOf('admissions-process') },
  ];
  // No two links to one page.
  const hasOwnLink = ownLinks.some(({ href }) => href === site.mainButton?.href);
  const links = [hasOwnLink ? undefined : site.mainButton, ...ownLinks].flatMap((link) =>
    link?.href ? { label: link.label, href: link.href } : [],
  );
  const { about, highlights, sections, index } = home;
  const textPosition = typeof home.photo === 'string' ? home.textPosition : 'besidePhoto';
  return (
    <SiteLayout page="home" nextStep={home.nextStep}>
      <Hero
        home={{ ...home, textPosition }}
        links={links}
        photo={
          <Photo
            photo={home.photo}
            variant={textPosition === 'onPhoto' ? 'hero' : 'upright'}
            first
          />
        }
      />
      <Section id="about">
        <div className="grid grid-cols-1 gap-10 lg:grid-cols-2 lg:items-center lg:gap-16">
          <div className={about.photo ? '' : 'lg:col-span-2 lg:grid lg:grid-cols-subgrid'}>
            <SectionHeading id="about">{about.heading}</SectionHeading>
            <div>{paragraphsOf(about.paragraphs, 'mt-5 max-w-measure')}</div>
          </div>
          {about.photo && (
            <div className="max-lg:-mx-5 sm:max-lg:-mx-8 lg:-me-[max(2rem,50vw-38rem)]">
              <Photo photo={about.photo} variant="bleed" />
            </div>
          )}
        </div>
      </Section>
      <Section background="sunk" id="programs">
        <div className="grid grid-cols-1 gap-x-16 gap-y-3 md:grid-cols-[20rem_1fr] print:grid-cols-[20em_1fr]">
          <div className="col-span-full">
            <SectionHeading id="programs" size="title">
              {home.programs.heading}
            </SectionHeading>
          </div>
          <div>
            <p className="my-4">{withLinks(home.programs.text)}</p>
            {jamb && summaries.length > 1 && scale.length > 0 && (
              <DoorJamb
                question={jamb.question}
                scale={scale}
                programs={summaries}
                href={hrefOf('programs')}
              />
            )}
          </div>
          <ProgramList href={hrefOf('programs')} programs={summaries} />
        </div>
      </Section>
      {events.length > 0 && (
        <Section background="sunk" id="events" heading={dates.heading}>
          {/* With a link to all events, only the next five. */}
          <EventList count={dates.all ? 5 : undefined} />
          {dates.all && <TextLink href={dates.all.href}>{dates.all.label}</TextLink>}
        </Section>
      )}
      {highlights.photo && <Photo photo={highlights.photo} variant="panorama" />}
      <Section id="highlights">
        <div className="grid grid-cols-1 gap-x-16 gap-y-14 border-t border-line pt-8 lg:grid-cols-2">
          <div
            className={
              sections.length
                ? 'lg:sticky lg:top-28 lg:self-start'
                : 'lg:col-span-2 lg:grid lg:grid-cols-subgrid'
            }
          >
            <SectionHeading id="highlights">{highlights.heading}</SectionHeading>
            <Highlights items={highlights.items} />
          </div>
          <div className={sections.length === 1 ? 'text-lead' : 'empty:hidden'}>
            <BlockSections sections={sections} lang={rowOf('home')?.lang} />
          </div>
        </div>
        {index && (
          <div className="mt-16 lg:mt-20 print:hidden">
            <SectionHeading id="good-to-know">{index.heading}</SectionHeading>
            <LinkIndex items={index.items} />
          </div>
        )}
      </Section>
    </SiteLayout>
  );
}
