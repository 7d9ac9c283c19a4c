import type { ComponentProps, ReactNode } from 'react';
import { NextStep } from '@/components/next-step';
import { Section } from '@/components/section';
import { SiteFooter } from '@/components/site-footer';
import { SiteHeader } from '@/components/site-header/site-header';
import { SiteNotices } from '@/components/site-notices';
import { SpeculationRules } from '@/components/speculation-rules';
import { formatPostalAddress } from '@/content/format/school';
import pages from '@/content/pages';
import type { NextStep as NextStepContent } from '@/content/schema/parts/fields';
import type { Sections } from '@/content/schema/parts/sections';
import school from '@/content/school';
import site from '@/content/site';
import { BlockSections } from '../_blocks/block-sections';
import { Photo } from '../_blocks/photo';
import { rowOf } from '../_lib/addresses';
import { notices } from '../_lib/coming-dates';
import { draftLine } from '../_lib/draft';
import { drawing, logo } from '../_lib/drawings';
import { siteLinks } from '../_lib/site-links';
import { knownWays } from '../_lib/ways-to-reach';
import { PaperStyles } from './paper-styles';
import { StructuredData } from './structured-data';

/**
 * The layout of every page: header, notices, content, sections, next step and footer. On a page in another language,
 * the header, the notices and the footer stay in the site's language.
 *
 * @param page the page's id; undefined on the not-found page
 */
export function SiteLayout(props: {
  page?: string;
  sections?: Sections;
  sectionsVariant?: ComponentProps<typeof BlockSections>['variant'];
  nextStep?: NextStepContent & Pick<ComponentProps<typeof NextStep>, 'path' | 'endsWithQuote'>;
  children: ReactNode;
}) {
  const { page, sections = [], sectionsVariant, nextStep, children } = props;
  const row = rowOf(page);
  const layoutLang = row?.lang && school.locale;
  const direction = row?.lang ? 'auto' : undefined;
  const links = siteLinks(pages, row?.path);
  const ways = knownWays.map(({ value: name, href }) => ({ name, href }));
  const isOwnPage = row?.path === site.mainButton?.href;
  const mainButton = site.mainButton && {
    ...site.mainButton,
    current: isOwnPage,
    // The home page has links below its headline. Only on phones does every page have the same shelf.
    phonesOnly: isOwnPage || row?.id === 'home',
  };
  const badges = school.associations.flatMap(({ name, badge }) =>
    badge ? { ...drawing(badge), alt: name } : [],
  );

  return (
    <html lang={row?.lang ?? school.locale}>
      <body className="text-body">
        {draftLine && (
          <aside lang={layoutLang} className="bg-panel px-5 py-2 text-center font-medium">
            {draftLine}
          </aside>
        )}
        <SiteHeader
          lang={layoutLang}
          school={school}
          text={site.header}
          mainButton={mainButton}
          logo={logo()}
          badges={badges}
          home={links.home}
          entries={links.menus}
          others={[...links.others, ...ways]}
        />
        {notices.length > 0 && (
          <SiteNotices lang={layoutLang} name={site.header.notice} notices={notices} />
        )}
        <main id="main" dir={direction}>
          {children}
          {sections.length > 0 && (
            <Section>
              <BlockSections sections={sections} lang={row?.lang} variant={sectionsVariant} />
            </Section>
          )}
        </main>
        {nextStep && (
          <NextStep
            {...nextStep}
            dir={direction}
            photo={
              nextStep.photo && (
                <Photo photo={nextStep.photo} alt={nextStep.alt} variant="nextStep" />
              )
            }
            photoByDay={nextStep.photo && <Photo photo={nextStep.photo} alt="" variant="hero" />}
          />
        )}
        <SiteFooter
          lang={layoutLang}
          school={{ ...school, addressLines: formatPostalAddress(school.postalAddress) }}
          text={site.footer}
          contactLinks={ways}
          badges={badges}
          entries={links.footer}
          isHomePage={row?.id === 'home'}
          isEvening={nextStep?.photo !== undefined}
        />
        {row && <StructuredData />}
        <SpeculationRules />
        <PaperStyles />
      </body>
    </html>
  );
}
