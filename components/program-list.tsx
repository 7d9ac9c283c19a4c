import type { Program } from '@/content/schema/programs';
import { withBasePath } from './with-base-path';
import { withLinks } from './with-links';

type ProgramSummary = Pick<Program, 'id' | 'name' | 'summary'> & {
  agesText: string;
  comingSoonLabel?: string;
  /** The choices on the door jamb that fit the program. */
  fits: string[];
  /** “from $520 a month”. */
  price: string;
};

/** Classes for a row with a number, which has a column of its own. */
const numbered =
  'grid grid-cols-[max(3.25rem,2em)_1fr] items-baseline gap-x-2 gap-y-1 large-text:block xl:grid-cols-[3.25rem_2fr_3fr]';

const linked =
  'text-accent underline decoration-[0.07em] underline-offset-[0.2em] group-hover:text-accent-strong group-hover:decoration-[0.14em]';

/**
 * The programs, numbered if there's more than one. If the site has a programs page, each row links to a section of it.
 * The link's text is the name and the ages, but the whole row is clickable.
 */
export function ProgramList(props: {
  programs: ProgramSummary[];
  /** The path of the programs page, where each section has its program's id. */
  href?: string;
}) {
  const { programs, href } = props;
  const Name = href ? 'a' : 'div';
  const isNumbered = programs.length > 1;
  return (
    <ol role="list" className="@container border-b border-line">
      {programs.map(({ id, name, agesText, summary, comingSoonLabel, fits, price }, index) => (
        <li
          key={id}
          // A program without ages may fit every choice.
          data-fits={fits.join(' ') || undefined}
          className={`group relative border-t border-line py-5 opacity-(--fade) print:py-1 ${isNumbered ? numbered : ''}`}
        >
          <span className="absolute inset-y-0 -start-5 border-s-[length:var(--mark,0px)] border-highlight" />
          {isNumbered && (
            <span className="row-span-2 font-display text-heading text-detail">
              {String(index + 1).padStart(2, '0')}
            </span>
          )}
          <Name
            href={href && withBasePath(`${href}#${id}`)}
            className="grid text-ink no-underline after:absolute after:inset-0 print:block"
          >
            <span className={`font-display text-heading tracking-tight ${href ? linked : ''}`}>
              {withLinks(name)}
            </span>{' '}
            <span className="text-small font-medium text-ink-soft">
              {agesText}
              {comingSoonLabel && (
                <span className="text-detail">{(agesText && ' · ') + comingSoonLabel}</span>
              )}
              {price && (
                <>
                  {agesText && ', '}
                  <span className="inline-block">{price}</span>
                </>
              )}
            </span>
          </Name>
          <p className="max-w-measure text-ink-soft">{withLinks(summary)}</p>
        </li>
      ))}
    </ol>
  );
}
