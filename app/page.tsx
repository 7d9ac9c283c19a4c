import { DoorJamb } from '@/components/door-jamb';
import { DrawingLink } from '@/components/drawing-link';
import { Hero } from '@/components/hero';
import { Highlights } from '@/components/highlights';
import { ProgramList } from '@/components/program-list';
import { Section, SectionHeading } from '@/components/section';
import { TextLink } from '@/components/text-link';
import { paragraphsOf } from '@/components/paragraphs-of';
import { withLinks } from '@/components/with-links';
import dates from '@/content/dates';
import home from '@/content/home';
import programs from '@/content/programs';
import tuition from '@/content/tuition';
import { BlockSections } from './_blocks/block-sections';
import { EventList } from './_blocks/event-list';
import { Photo } from './_blocks/photo';
import { pageMetadata } from './_layout/page-metadata';
import { SiteLayout } from './_layout/site-layout';
import { hrefOf, rowOf } from './_lib/addresses';
import { events } from './_lib/coming-dates';
import { lifeSizeDrawing } from './_lib/life-size-drawing';
import { ageScale, programSummaries } from './_lib/program-summaries';

export const generateMetadata = () => pageMetadata('home');

export default function Home() {
  return (
    <SiteLayout page="home" nextStep={home.nextStep}>
      <Welcome />
      <About />
      <ProgramsByAge />
      {events.length > 0 && <Events />}
      {home.highlights.photo && <Photo photo={home.highlights.photo} variant="panorama" />}
      <Section id="highlights">
        <HighlightsAndSections />
        {home.index && <OtherPages {...home.index} />}
      </Section>
    </SiteLayout>
  );
}

function Welcome() {
  const textPosition = typeof home.photo === 'string' ? home.textPosition : 'besidePhoto';
  const variant = textPosition === 'onPhoto' ? 'hero' : 'upright';
  return (
    <Hero
      home={{ ...home, textPosition }}
      photo={home.photo && <Photo photo={home.photo} variant={variant} first />}
    />
  );
}

function About() {
  const { heading, paragraphs, photo, link } = home.about;
  const drawing = link && lifeSizeDrawing(link.drawing);
  return (
    <Section id="about">
      <div className="grid grid-cols-1 gap-10 lg:grid-cols-2 lg:items-center lg:gap-16">
        <div
          className={`on-paper-column ${photo ? '' : 'lg:col-span-2 lg:grid lg:grid-cols-subgrid'}`}
        >
          <div className="on-paper-margin">
            <SectionHeading id="about">{heading}</SectionHeading>
          </div>
          <div>{paragraphsOf(paragraphs, 'mt-5 max-w-measure')}</div>
          {link && drawing && <DrawingLink {...link} drawing={drawing} />}
        </div>
        {photo && (
          <div className="max-lg:-mx-5 sm:max-lg:-mx-8 lg:-me-[max(2rem,50vw-38rem)]">
            <Photo photo={photo} variant="bleed" />
          </div>
        )}
      </div>
    </Section>
  );
}

function ProgramsByAge() {
  const { jamb } = programs;
  const summaries = programSummaries(programs, tuition);
  const scale = ageScale(summaries);
  const hasJamb = jamb && summaries.length > 1 && scale.length > 0;
  const shared = { href: hrefOf('programs'), programs: summaries };
  return (
    <Section background="sunk" id="programs">
      <div className="grid grid-cols-1 gap-x-16 gap-y-3 md:grid-cols-[20rem_1fr] print:grid-cols-[20em_1fr]">
        <div className="col-span-full">
          <SectionHeading id="programs" size="title">
            {home.programs.heading}
          </SectionHeading>
        </div>
        <div>
          {/* Beside a door jamb, the text asks visitors to choose an age. */}
          <p className={`my-4 ${hasJamb ? 'print:hidden' : ''}`}>{withLinks(home.programs.text)}</p>
          {hasJamb && <DoorJamb question={jamb.question} scale={scale} {...shared} />}
        </div>
        <ProgramList {...shared} />
      </div>
    </Section>
  );
}

/** The coming events, or only the next five if there's a link to all of them. */
function Events() {
  return (
    <Section background="sunk" id="events" heading={dates.heading}>
      <EventList count={dates.all ? 5 : undefined} />
      {dates.all && <TextLink href={dates.all.href}>{dates.all.label}</TextLink>}
    </Section>
  );
}

/** The facts that parents compare, beside the school's own sections. */
function HighlightsAndSections() {
  const { highlights, sections } = home;
  const column = sections.length
    ? 'lg:sticky lg:top-28 lg:self-start'
    : 'lg:col-span-2 lg:grid lg:grid-cols-subgrid';
  return (
    <div className="grid grid-cols-1 gap-x-16 gap-y-14 border-t border-line pt-8 lg:grid-cols-2 print:block">
      <div className={column}>
        <SectionHeading id="highlights">{highlights.heading}</SectionHeading>
        <div className="mt-5">
          <Highlights items={highlights.items} />
        </div>
      </div>
      <div className={sections.length === 1 ? 'text-lead' : 'empty:hidden'}>
        <BlockSections sections={sections} lang={rowOf('home')?.lang} />
      </div>
    </div>
  );
}

/** Links to other pages. Phones show six of them and the one to all, and large screens all but that one. */
function OtherPages({ heading, items, all }: NonNullable<typeof home.index>) {
  const links = all ? [...items, all] : items;
  const shownOn = (at: number) => {
    if (!all) return '';
    if (at === items.length) return 'sm:hidden';
    return at < 6 ? '' : 'phone:hidden';
  };
  return (
    <div className="mt-16 lg:mt-20 print:hidden">
      <SectionHeading id="good-to-know">{heading}</SectionHeading>
      <ul role="list" className="mt-6 grid grid-cols-1 gap-x-16 sm:grid-cols-2 lg:grid-cols-3">
        {links.map(({ label, href }, at) => (
          <li key={at} className={`border-t border-line py-1 ${shownOn(at)}`}>
            <TextLink href={href} variant="strong">
              {label}
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
