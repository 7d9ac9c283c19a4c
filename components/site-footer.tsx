import { Fragment } from 'react';
import { withBasePath } from './with-base-path';
import { Drawing, type DrawingFile } from './drawing';
import { TextLink } from './text-link';
import type { HeaderLink, HeaderMenu } from './site-header/site-header';
import { withLinks, withUnbrokenRanges } from './texts';

type Link = { value: string; href: string };

/** A single place is the first column. Campuses form a row above the columns, aligned with them. */
const column = {
  address:
    'not-italic print:col-span-full print:flex print:flex-wrap print:items-baseline print:gap-x-16',
  // The header of a sheet has it.
  name: 'print:hidden',
  statements: 'text-small print:col-span-full',
  pages: '',
};
const row = {
  address:
    'not-italic grid gap-x-10 gap-y-8 sm:col-span-full sm:grid-cols-2 lg:grid-cols-subgrid lg:items-baseline lg:gap-x-16 print:col-span-full print:grid-cols-2 sm:max-lg:[&>p]:col-span-full lg:[&>p]:row-span-2 print:[&>p]:col-span-full',
  name: '',
  statements: 'text-small print:col-span-full',
  pages: 'lg:col-span-2 lg:columns-3 lg:gap-x-16',
};

/** The footer of every page: contact details, license and membership, and links to all pages by menu. */
export function SiteFooter(props: {
  school: string;
  words: { officeHours: string; allPages: string; nondiscrimination?: string };
  /** The school's only place, or its campuses. */
  places: (Record<'name' | 'email' | 'officeHours', string> &
    Record<'phoneLink' | 'mailLink', Link> & { addressLines: string[] })[];
  socialMedia: { name: string; url: string }[];
  /** License and membership, as a sentence. */
  credentials?: string;
  /** The home page shows its nondiscrimination statement in larger text (IRS Rev. Proc. 2019-22). */
  isHomePage: boolean;
  badges: (DrawingFile & { alt: string })[];
  entries: (HeaderLink | HeaderMenu)[];
}) {
  const { school, words, places, socialMedia, credentials, badges, isHomePage, entries } = props;
  const menus = entries.filter((entry) => 'links' in entry);
  const groups = [{ name: '', links: entries.filter((entry) => 'href' in entry) }, ...menus];
  const hasCampuses = places.length > 1;
  const [Block, looks] = hasCampuses ? (['div', row] as const) : [Fragment, column];
  return (
    <footer className="bg-sunk text-ink">
      <div className="mx-auto grid grid-cols-1 max-w-page gap-10 px-5 py-14 print:grid-cols-2 print:gap-4 sm:grid-cols-2 sm:px-8 lg:grid-cols-[1.2fr_1fr_1.4fr] lg:items-baseline lg:gap-16">
        <address className={looks.address}>
          <p className={`font-display text-heading ${looks.name}`}>{school}</p>
          {places.map((place, index) => {
            const isRepeated = places.findIndex(({ email }) => email === place.email) < index;
            const ways = isRepeated ? [place.phoneLink] : [place.phoneLink, place.mailLink];
            return (
              <Block key={place.name}>
                <p className="mt-3">
                  {hasCampuses && <strong className="block font-medium">{place.name}</strong>}
                  {place.addressLines.map((line, index) => (
                    <Fragment key={line}>
                      {index > 0 && <br />}
                      {line}
                    </Fragment>
                  ))}
                </p>
                <p className="mt-3 grid grid-cols-1 justify-items-start">
                  {ways.map(({ href, value }) => (
                    <TextLink key={href} href={href} look="ink">
                      {value}
                    </TextLink>
                  ))}
                </p>
                <p className="mt-3 text-small text-balance text-ink-soft">
                  {words.officeHours} {withUnbrokenRanges(place.officeHours)}
                </p>
              </Block>
            );
          })}
        </address>
        <div className={looks.statements}>
          {credentials && <p className="mb-4 max-w-narrow last:mb-0">{withLinks(credentials)}</p>}
          {words.nondiscrimination && (
            <p
              className={`mb-4 max-w-narrow last:mb-0 print:hidden ${isHomePage ? 'text-body' : ''}`}
            >
              {withLinks(words.nondiscrimination)}
            </p>
          )}
          {badges.length > 0 && (
            <div className="mb-4 flex flex-wrap gap-4 last:mb-0 print:hidden">
              {badges.map((badge) => (
                <Drawing key={badge.alt} {...badge} />
              ))}
            </div>
          )}
          {socialMedia.length > 0 && (
            <p className="flex flex-wrap gap-x-6 print:hidden">
              {socialMedia.map(({ name, url }) => (
                <TextLink key={url} href={url} look="ink">
                  {name}
                </TextLink>
              ))}
            </p>
          )}
        </div>
        <nav
          aria-label={words.allPages}
          className={`columns-2 gap-x-6 text-small max-[22rem]:columns-1 sm:max-lg:col-span-2 ${looks.pages}`}
        >
          {groups.map(({ name, links }) => (
            <div key={name} className="break-inside-avoid pb-3">
              {name && <p className="pt-2.5 text-ink-soft">{name}</p>}
              <ul>
                {links.map((link) => (
                  <li key={link.href}>
                    <a
                      href={withBasePath(link.href)}
                      aria-current={link.current ? 'page' : undefined}
                      className="flex min-h-11 items-center py-2 text-small/[1.25] text-ink aria-[current=page]:font-bold"
                    >
                      {link.name}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
    </footer>
  );
}
