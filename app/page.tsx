import { ButtonLink } from '@/components/button-link';
import { FactStrip } from '@/components/fact-strip';
import { Hero } from '@/components/hero';
import { ProgramPath } from '@/components/program-path';
import { Prose } from '@/components/prose';
import { Section } from '@/components/section';
import home from '@/content/home';
import programs from '@/content/programs';
import school from '@/content/school';
import tuition from '@/content/tuition';
import { UpcomingDates } from './_site/upcoming-dates';
import { SiteLayout } from './_site/site-layout';
import { hrefOf, pageMetadata } from './_site/page-metadata';
import { photoFiles } from './_site/photo-files';
import { Picture } from './_site/picture';
import { ageScale, programFacts } from './_data/program-summaries';
import { schoolFacts } from './_data/key-facts';

export const metadata = pageMetadata('home');

export default function Home() {
  const { labels } = programs;
  const photo = photoFiles(home.photo);
  return (
    <SiteLayout page="home" nextStep={home.nextStep}>
      <Hero
        headline={home.headline}
        announcement={home.enrolling}
        lead={home.lead}
        links={
          <>
            <ButtonLink href={hrefOf('contact')} label={home.contactLink} />
            <ButtonLink
              href={hrefOf('admissions-process')}
              label={home.admissionsLink}
              look="outlined"
            />
          </>
        }
        picture={<Picture photo={home.photo} layout="hero" first />}
        shade={photo.hasLightLeft ? 'veil' : 'paper'}
        focus={photo.heroFocus}
      />
      <Section labelledBy="about">
        <div className="grid gap-10 lg:grid-cols-2 lg:items-center lg:gap-16">
          <div>
            <h2 id="about" className="font-display text-section tracking-tight">
              {home.about.heading}
            </h2>
            {home.about.paragraphs.map((paragraph) => (
              <p key={paragraph} className="mt-5 max-w-measure">
                <Prose text={paragraph} />
              </p>
            ))}
          </div>
          <Picture photo={home.about.photo} layout="half" />
        </div>
      </Section>
      <Section ground="sunk" labelledBy="programs">
        <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[21rem_1fr] print:block">
          <div className="lg:sticky lg:top-28 lg:self-start">
            <h2 id="programs" className="font-display text-section tracking-tight">
              {home.programs.heading}
            </h2>
            <p className="mt-4">
              <Prose text={home.programs.text} />
            </p>
          </div>
          <ProgramPath
            href={hrefOf('programs')}
            comingSoonLabel={labels.comingSoon}
            scale={ageScale(programs.programs)}
            programs={programs.programs.map((program) => programFacts(program, labels))}
          />
        </div>
      </Section>
      <UpcomingDates withCalendar />
      <Section labelledBy="facts">
        <h2 id="facts" className="mb-8 font-display text-section tracking-tight">
          {home.facts.heading}
        </h2>
        <FactStrip facts={schoolFacts(school, tuition, home.facts)} />
      </Section>
    </SiteLayout>
  );
}
