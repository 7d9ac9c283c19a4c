import type { ReactNode } from 'react';
import type { NavLink, NavMenu } from '@/components/navigation';
import { SiteHeader } from '@/components/site-header/site-header';
import { SiteNotices } from '@/components/site-notices';
import { SiteFooter } from '@/components/site-footer';
import { Section } from '@/components/section';
import { NextStep } from '@/components/next-step';
import { SpeculationRules } from '@/components/speculation-rules';
import pages from '@/content/pages';
import type { NextStep as NextStepWords } from '@/content/schema/parts/fields';
import type { Page } from '@/content/schema/pages';
import type { Sections } from '@/content/schema/parts/sections';
import school from '@/content/school';
import site from '@/content/site';
import { BlockSections } from '../_blocks/block-sections';
import { Photo } from '../_blocks/photo';
import { email, telephone } from '../_lib/contact-links';
import { notices } from '../_lib/coming-dates';
import { siteLanguage } from '@/content/shared/site-language';
import { formatPostalAddress } from '@/content/format/school';
import { rowOf, type CustomPage } from '../_lib/addresses';
import { StructuredData } from './structured-data';
import { drawing, logoFile } from '../_lib/drawings';

/**
 * Wraps every page: header, notices, content, sections, next step, footer. On a page in another language, everything
 * else stays in the site's language.
 *
 * @param page a custom page or a content page's row; undefined on the not-found page
 */
export function SiteLayout(props: {
  page?: CustomPage | Page;
  sections?: Sections;
  nextStep?: NextStepWords;
  children: ReactNode;
}) {
  const { page, sections = [], nextStep, children } = props;
  const here = typeof page === 'object' ? page : rowOf(page);
  const languageAround = here?.lang && siteLanguage;
  const direction = here?.lang ? 'auto' : undefined;
  const links = [
    ...pages.rows.map((each) => ({ ...each, href: each.path, current: each === here })),
    ...pages.links,
  ];
  const home = links.find(({ href }) => href === '/')!;
  const contactLinks = [telephone, email].map(({ value: name, href }) => ({ name, href }));
  const badges = school.associations.flatMap(({ name, badge }) =>
    badge ? { ...drawing(badge), alt: name } : [],
  );

  return (
    <html lang={here?.lang ?? siteLanguage}>
      <body className="text-body">
        <SiteHeader
          lang={languageAround}
          school={school}
          words={site.header}
          logo={drawing(logoFile)}
          badges={badges}
          home={home}
          entries={byMenu(links.filter((link) => link !== home && link.menu !== false))}
          others={[...links.filter((link) => link.menu === false), ...contactLinks]}
          mainButton={site.mainButton}
        />
        {notices.length > 0 && (
          <SiteNotices lang={languageAround} name={site.header.notice} notices={notices} />
        )}
        <main id="main" dir={direction}>
          {children}
          {sections.length > 0 && (
            <Section>
              <BlockSections sections={sections} lang={here?.lang} />
            </Section>
          )}
        </main>
        {nextStep && (
          <NextStep
            {...nextStep}
            dir={direction}
            photo={
              nextStep.photo && <Photo photo={nextStep.photo} alt={nextStep.alt} variant="ending" />
            }
            photoByDay={nextStep.photo && <Photo photo={nextStep.photo} alt="" variant="hero" />}
          />
        )}
        <SiteFooter
          lang={languageAround}
          school={{ ...school, addressLines: formatPostalAddress(school.postalAddress) }}
          words={site.footer}
          contactLinks={contactLinks}
          badges={badges}
          entries={byMenu(links)}
          isHomePage={here?.id === 'home'}
        />
        {here && <StructuredData />}
        <SpeculationRules />
      </body>
    </html>
  );
}

/** The links in order. A menu appears where its first link is. A menu with one link is just that link. */
function byMenu(links: (NavLink & { menu?: string | false })[]): (NavLink | NavMenu)[] {
  return links.flatMap((link): (NavLink | NavMenu)[] => {
    if (!link.menu) return [link];
    const gathered = links.filter((other) => other.menu === link.menu);
    if (gathered.length === 1) return [link];
    return gathered[0] === link ? [{ name: link.menu, links: gathered }] : [];
  });
}
