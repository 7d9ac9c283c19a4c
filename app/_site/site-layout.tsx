import type { ReactNode } from 'react';
import { SiteHeader, type HeaderLink, type HeaderMenu } from '@/components/site-header';
import { SiteFooter } from '@/components/site-footer';
import { NextStep } from '@/components/next-step';
import { SpeculationRules } from '@/components/speculation-rules';
import { formatCredentials } from '@/content/schema/format';
import pages from '@/content/pages';
import type { NextStep as NextStepWords } from '@/content/schema/fields';
import school from '@/content/school';
import site from '@/content/site';
import { email, telephone } from '../_data/contact-links';
import { places } from '../_data/places';
import { StructuredData } from '../_data/structured-data';

/**
 * What surrounds the content of every page: the header, the next step for a parent, the footer.
 *
 * @param page its `id` in `content/pages.ts`; the not-found page has none
 */
export function SiteLayout({
  page,
  nextStep,
  children,
}: {
  page?: string;
  nextStep?: NextStepWords;
  children: ReactNode;
}) {
  const row = pages.find(({ id }) => id === page);
  const here = pages.find(({ path }) => path === row?.sameAs) ?? row;
  const links = pages
    .filter((page) => !page.sameAs)
    .map((page) => ({ ...page, href: page.path, current: page.id === here?.id }));
  const home = links.find(({ path }) => path === '/');
  if (!home) throw new Error('content/pages.ts has no home page.');

  return (
    <>
      {here && <StructuredData page={here} />}
      <SiteHeader
        school={school.name}
        words={site.header}
        association={school.association?.name}
        home={home}
        entries={byMenu(links.filter((link) => link !== home))}
        contactLinks={[telephone, email]}
      />
      <main id="main">{children}</main>
      {nextStep && <NextStep {...nextStep} />}
      <SiteFooter
        school={school.name}
        words={site.footer}
        places={places}
        credentials={formatCredentials(school)}
        association={school.association?.name}
        links={links}
      />
      <SpeculationRules />
    </>
  );
}

/** The links in their order. A menu takes the position of its first link. */
function byMenu(links: (HeaderLink & { menu?: string })[]): (HeaderLink | HeaderMenu)[] {
  return links.flatMap((link): (HeaderLink | HeaderMenu)[] => {
    if (!link.menu) return [link];
    const gathered = links.filter((other) => other.menu === link.menu);
    return gathered[0] === link ? [{ name: link.menu, links: gathered }] : [];
  });
}
