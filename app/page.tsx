import { DoorJamb } from '@/components/door-jamb';
import { Hero } from '@/components/hero';
import { LinkIndex } from '@/components/link-index';
import { ProgramPath } from '@/components/program-path';
import { Section, SectionHeading } from '@/components/section';
import { TextLink } from '@/components/text-link';
import { paragraphsOf, withLinks } from '@/components/texts';
import { withBasePath } from '@/components/with-base-path';
import dates from '@/content/dates';
import home from '@/content/home';
import programs from '@/content/programs';
import site from '@/content/site';
import { ageAnswers } from './_lib/age-answers';
import { BlockSections } from './_blocks/block-sections';
import { EventList } from './_blocks/event-list';
import { events } from './_lib/coming-dates';
import { SiteLayout } from './_layout/site-layout';
import { hrefOf, rowOf } from './_lib/addresses';
import { pageMetadata } from './_layout/page-metadata';
import { Photo } from './_blocks/photo';
import { ageScale, programSummary } from './_lib/program-summaries';

export const generateMetadata = () => pageMetadata('home');

export default function Home() {
  const { labels, jamb } = programs;
  const summaries = programs.list.map((program) => programSummary(program, programs));
  const scale = ageScale(summaries);
  const links = [
    site.mainButton,
    { label: home.contactLink, href: hrefOf('contact') },
    { label: home.admissionsLink, href: hrefOf('admissions-process') },
  ].filter((link): link is { label: string; href: string } => Boolean(link?.href));
  const { highlights, sections, index } = home;
  return (
    <SiteLayout page="home" nextStep={home.nextStep}>
      <Hero
        headline={home.headline}
        announcement={home.enrolling}
        announcementHref={home.enrollingHref}
        lead={home.lead}
        links={links}
        photo={
          <Photo
            photo={home.photo}
            variant={home.textPosition === 'onPhoto' ? 'hero' : 'upright'}
            first
          />
        }
        textPosition={home.textPosition}
      />
      <Section id="about">
        <div className="grid grid-cols-1 gap-10 lg:grid-cols-2 lg:items-center lg:gap-16">
          <div>
            <SectionHeading id="about">{home.about.heading}</SectionHeading>
            {paragraphsOf(home.about.paragraphs, 'mt-5 max-w-measure')}
          </div>
          <div className="max-lg:-mx-5 sm:max-lg:-mx-8 lg:-me-[max(2rem,50vw-38rem)]">
            <Photo photo={home.about.photo} variant="bleed" />
          </div>
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
                answers={ageAnswers(jamb)}
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
          {/* If a link leads to all events, the home page lists only the next five. */}
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
            <dl className="@container mt-5">
              {highlights.items.map(({ label, value, href }) => (
                <div
                  key={label}
                  className="grid grid-cols-1 gap-x-6 border-t border-line py-3 first:border-0 not-print:@min-[26rem]:grid-cols-[11rem_1fr] print:grid-cols-[11em_1fr]"
                >
                  <dt className="text-small/[1.75rem] font-medium text-detail">
                    {href ? (
                      // At least 44 px wide and high, without more space between the lines.
                      <a
                        href={withBasePath(href)}
                        className="-my-3 inline-block min-w-11 py-3 print:inline"
                      >
                        {label}
                      </a>
                    ) : (
                      label
                    )}
                  </dt>
                  <dd className="first-letter:uppercase">{value}</dd>
                </div>
              ))}
            </dl>
          </div>
          <div className="empty:hidden">
            <BlockSections sections={sections} lang={rowOf('home')?.lang} />
          </div>
        </div>
        {index && (
          <div className="mt-16 lg:mt-20">
            <SectionHeading id="good-to-know">{index.heading}</SectionHeading>
            <LinkIndex items={index.items} />
          </div>
        )}
      </Section>
    </SiteLayout>
  );
}
