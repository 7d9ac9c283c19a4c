import type { ComponentProps, ReactNode } from 'react';
import type { NavLink, NavMenu } from '@/components/navigation';
import { NextStep } from '@/components/next-step';
import { Section } from '@/components/section';
import { SiteFooter } from '@/components/site-footer';
import { SiteHeader } from '@/components/site-header/site-header';
import { SiteNotices } from '@/components/site-notices';
import { SpeculationRules } from '@/components/speculation-rules';
import { formatPostalAddress } from '@/content/format/school';
import pages from '@/content/pages';
import type { NextStep as NextStepContent } from '@/content/schema/parts/fields';
import type { Page } from '@/content/schema/pages';
import type { Sections } from '@/content/schema/parts/sections';
import school from '@/content/school';
import site from '@/content/site';
import { BlockSections } from '../_blocks/block-sections';
import { Photo } from '../_blocks/photo';
import { rowOf, type CustomPage } from '../_lib/addresses';
import { notices } from '../_lib/coming-dates';
import { contactLinks } from '../_lib/contact-links';
import { draftLine } from '../_lib/draft';
import { drawing, logo } from '../_lib/drawings';
import { PaperStyles } from './paper-styles';
import { StructuredData } from './structured-data';

/**
 * The layout of every page: header, notices, content, sections, next step and footer. On a page in another language,
 * the header, the notices and the footer stay in the site's language.
 *
 * @param page a custom page's id or a content page's row; undefined on the not-found page
 */
export function SiteLayout(props: {
  page?: CustomPage | Page;
  sections?: Sections;
  blocks?: ComponentProps<typeof BlockSections>['blocks'];
  nextStep?: NextStepContent & Pick<ComponentProps<typeof NextStep>, 'path' | 'endsWithQuote'>;
  children: ReactNode;
}) {
  const { page, sections = [], blocks, nextStep, children } = props;
  const row = rowOf(page);
  const layoutLang = row?.lang && school.locale;
  const direction = row?.lang ? 'auto' : undefined;
  const links = [
    ...pages.rows.map((each) => ({ ...each, href: each.path, current: each === row })),
    ...pages.links,
  ];
  const home = links.find(({ href }) => href === '/')!;
  const ways = contactLinks.map(({ value: name, href }) => ({ name, href }));
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
          home={home}
          entries={byMenu(links.filter((link) => link !== home && link.menu !== false))}
          others={[...links.filter((link) => link.menu === false), ...ways]}
        />
        {notices.length > 0 && (
          <SiteNotices lang={layoutLang} name={site.header.notice} notices={notices} />
        )}
        <main id="main" dir={direction}>
          {children}
          {sections.length > 0 && (
            <Section>
              <BlockSections sections={sections} lang={row?.lang} blocks={blocks} />
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
          entries={byMenu(links)}
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

/** Groups links by menu. A menu takes the position of its first link. A menu with only one link becomes that link. */
function byMenu(links: (NavLink & { menu?: string | false })[]): (NavLink | NavMenu)[] {
  return links.flatMap((link): (NavLink | NavMenu)[] => {
    if (!link.menu) return [link];
    const siblings = links.filter(({ menu }) => menu === link.menu);
    if (siblings.length === 1) return [link];
    return siblings[0] === link ? [{ name: link.menu, links: siblings }] : [];
  });
}
