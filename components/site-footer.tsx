import { Fragment } from 'react';
import { withBasePath } from './with-base-path';
import { Drawing, type DrawingProps } from './drawing';
import { TextLink } from './text-link';
import type { HeaderLink, HeaderMenu } from './site-header/site-header';
import { withLinks, withUnbrokenWords } from './texts';

type Link = { value: string; href: string };

/** The footer of every page: contact details, license and membership, and links to all pages by menu. */
export function SiteFooter(props: {
  school: string;
  words: { officeHours: string; allPages: string; nondiscrimination?: string };
  addressLines: string[];
  contactLinks: Link[];
  officeHours: string;
  socialMedia: { name: string; url: string }[];
  /** License and membership, as a sentence. */
  credentials?: string;
  /** The home page shows its nondiscrimination statement in larger text (IRS Rev. Proc. 2019-22). */
  isHomePage: boolean;
  badges: DrawingProps[];
  entries: (HeaderLink | HeaderMenu)[];
}) {
  const { school, words, addressLines, contactLinks, officeHours, entries } = props;
  const { socialMedia, credentials, badges, isHomePage } = props;
  const menus = entries.filter((entry) => 'links' in entry);
  const groups = [{ name: '', links: entries.filter((entry) => 'href' in entry) }, ...menus];
  return (
    <footer className="bg-sunk text-ink">
      <div className="mx-auto grid grid-cols-1 max-w-page gap-10 px-5 py-14 print:grid-cols-2 print:gap-4 sm:grid-cols-2 sm:px-8 lg:grid-cols-[1.2fr_1fr_1.4fr] lg:items-baseline lg:gap-16">
        <address className="not-italic print:col-span-full print:flex print:flex-wrap print:items-baseline print:gap-x-16">
          {/* The header of a sheet has the name. */}
          <p className="font-display text-heading print:hidden">{school}</p>
          <p className="mt-3">
            {addressLines.map((line, index) => (
              <Fragment key={line}>
                {index > 0 && <br />}
                {line}
              </Fragment>
            ))}
          </p>
          <p className="mt-3 grid grid-cols-1 justify-items-start">
            {contactLinks.map(({ href, value }) => (
              <TextLink key={href} href={href} look="ink">
                {value}
              </TextLink>
            ))}
          </p>
          <p className="mt-3 text-small text-balance text-ink-soft">
            {words.officeHours} {withUnbrokenWords(officeHours)}
          </p>
        </address>
        <div className="text-small print:col-span-full">
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
          className="columns-2 gap-x-6 text-small max-[22rem]:columns-1 sm:max-lg:col-span-2"
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
