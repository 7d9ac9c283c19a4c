import type { ReactNode } from 'react';
import { SiteHeader, type HeaderLink, type HeaderMenu } from '@/components/site-header/site-header';
import { SiteNotices } from '@/components/site-notices';
import { SiteFooter } from '@/components/site-footer';
import { Section } from '@/components/section';
import { NextStep } from '@/components/next-step';
import { SpeculationRules } from '@/components/speculation-rules';
import navigation from '@/content/pages';
import type { NextStep as NextStepWords } from '@/content/schema/fields';
import type { Sections } from '@/content/schema/sections';
import school from '@/content/school';
import { BlockSections } from '../_blocks/block-sections';
import { Photo } from '../_blocks/photo';
import { email, telephone } from '../_lib/contact-links';
import { notices } from '../_lib/coming-dates';
import { formatPostalAddress, ownTag } from '@/content/schema/format';
import {
  directionOf,
  firstPage,
  otherLanguages,
  ownLanguage,
  tagOf,
  type Language,
} from '../_lib/language';
import { StructuredData } from './structured-data';
import { drawing } from '../_lib/picture-files';

/**
 * The layout of every page: header, notices, content, the school's own sections, next step, footer.
 *
 * @param page the page's `id` in `content/pages.ts`; the not-found page has none
 */
export function SiteLayout(props: {
  page?: string;
  language?: Language;
  sections?: Sections;
  nextStep?: NextStepWords;
  children: ReactNode;
}) {
  const { page, language = ownLanguage, sections = [], nextStep, children } = props;
  const { lang, words } = language;
  const here = navigation.pages.find(({ id }) => id === page);
  const isHomePage = here?.path === '/';
  const pages = navigation.pages.filter((each) => each.lang === lang);
  const links = [
    ...pages.map((each) => ({ ...each, href: each.path, current: each === here })),
    ...(lang ? [] : navigation.links.map((link) => ({ ...link, current: false }))),
  ];
  const home = links.find(({ href }) => href === firstPage(lang).path)!;
  const badges = school.associations.flatMap(({ name, badge }) =>
    badge ? { ...drawing(badge), alt: name } : [],
  );

  return (
    <html lang={tagOf(lang)} dir={directionOf(lang)}>
      <body className="text-body">
        <SiteHeader
          school={school.name}
          shortName={school.shortName}
          words={words.header}
          logo={drawing('logo')}
          badges={badges}
          home={home}
          entries={byMenu(links.filter((link) => link !== home && link.menu !== false))}
          contactLinks={[telephone, email]}
          mainButton={words.mainButton}
          languages={otherLanguages(here, lang)}
        />
        {notices.length > 0 && (
          <SiteNotices name={words.header.notice} lang={lang && ownTag} notices={notices} />
        )}
        <main id="main">
          {children}
          {sections.length > 0 && (
            <Section>
              <BlockSections sections={sections} />
            </Section>
          )}
        </main>
        {nextStep && (
          <NextStep
            {...nextStep}
            photo={
              nextStep.photo && <Photo photo={nextStep.photo} alt={nextStep.alt} variant="ending" />
            }
          />
        )}
        <SiteFooter
          school={school.name}
          words={words.footer}
          addressLines={formatPostalAddress(school.postalAddress)}
          contactLinks={[telephone, email]}
          officeHours={words.officeHours}
          socialMedia={school.socialMedia}
          credentials={words.credentials}
          isHomePage={isHomePage}
          badges={badges}
          entries={byMenu(links)}
        />
        {here && <StructuredData isHomePage={isHomePage} />}
        <SpeculationRules />
      </body>
    </html>
  );
}

/** The links in order. A menu takes the place of its first link. A menu of one link becomes that link. */
function byMenu(links: (HeaderLink & { menu?: string | false })[]): (HeaderLink | HeaderMenu)[] {
  return links.flatMap((link): (HeaderLink | HeaderMenu)[] => {
    if (!link.menu) return [link];
    const gathered = links.filter((other) => other.menu === link.menu);
    if (gathered.length === 1) return [link];
    return gathered[0] === link ? [{ name: link.menu, links: gathered }] : [];
  });
}
