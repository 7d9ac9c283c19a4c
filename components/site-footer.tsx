import { Fragment } from 'react';
import { withBasePath } from './with-base-path';
import { UnbrokenRanges } from './unbroken-ranges';
import { LinkedText } from './linked-text';
import { Drawing, type DrawingFile } from './drawing';
import { TextLink } from './text-link';
import type { HeaderLink } from './site-header';

type Props = {
  school: string;
  words: { officeHours: string; allPages: string; nondiscrimination?: string };
  /** The lines of the postal address. */
  postalAddress: string[];
  telephone: { shown: string; href: string };
  email: { shown: string; href: string };
  officeHours: string;
  /** License and membership, as a sentence. */
  credentials?: string;
  /** The badges of the associations. */
  badges: (DrawingFile & { alt: string })[];
  links: HeaderLink[];
};

/** The footer of every page: contact details, license and membership, and a link to every page. */
export function SiteFooter({
  school,
  words,
  postalAddress,
  telephone,
  email,
  officeHours,
  credentials,
  badges,
  links,
}: Props) {
  return (
    <footer className="bg-sunk text-ink">
      <div className="mx-auto grid grid-cols-1 max-w-page gap-10 px-5 py-14 print:grid-cols-2 print:gap-4 print:px-0 print:break-inside-avoid print:py-1 print:[&_p]:my-0 sm:grid-cols-2 sm:px-8 lg:grid-cols-[1.2fr_1fr_1.4fr] lg:gap-16">
        <address className="not-italic">
          <p className="font-display text-heading">{school}</p>
          <p className="mt-3">
            {postalAddress.map((line, index) => (
              <Fragment key={line}>
                {index > 0 && <br />}
                {line}
              </Fragment>
            ))}
          </p>
          <p className="mt-3 grid grid-cols-1 justify-items-start">
            <TextLink href={telephone.href} look="ink">
              {telephone.shown}
            </TextLink>
            <TextLink href={email.href} look="ink">
              {email.shown}
            </TextLink>
          </p>
          <p className="mt-3 text-small text-ink-soft">
            {words.officeHours} <UnbrokenRanges text={officeHours} />
          </p>
        </address>
        <div className="text-small">
          {badges.length > 0 && (
            <div className="mb-4 flex flex-wrap gap-4 print:hidden">
              {badges.map((badge) => (
                <Drawing key={badge.alt} {...badge} />
              ))}
            </div>
          )}
          {[credentials, words.nondiscrimination].map(
            (statement) =>
              statement && (
                <p key={statement} className="mb-4 max-w-narrow last:mb-0">
                  <LinkedText text={statement} />
                </p>
              ),
          )}
        </div>
        <nav
          aria-label={words.allPages}
          className="text-small sm:max-lg:col-span-2 lg:-mt-2.5 print:hidden"
        >
          <ul className="grid grid-cols-2 gap-x-6 max-[22rem]:grid-cols-1">
            {links.map((link) => (
              <li key={link.href}>
                <a
                  href={withBasePath(link.href)}
                  aria-current={link.current ? 'page' : undefined}
                  className="flex min-h-11 items-center py-2 leading-tight text-ink aria-[current=page]:font-bold"
                >
                  {link.name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}
