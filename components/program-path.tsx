import type { Program } from '@/content/schema/programs';
import { AgeBar, Scale, type Bars } from './age-chart';
import { withBasePath } from './with-base-path';

type ProgramSummary = Bars & Pick<Program, 'id' | 'name' | 'summary'> & { agesText: string };

/**
 * A numbered list of the programs. If the site has a programs page, each name links to its section there.
 * The text of the link is the name and the ages, and visitors can click anywhere in the row.
 */
export function ProgramPath(props: {
  programs: ProgramSummary[];
  scale: number[];
  comingSoonLabel: string;
  /** The path of the programs page, where the section of a program has the program's id. */
  href?: string;
}) {
  const { programs, scale, comingSoonLabel, href } = props;
  const Name = href ? 'a' : 'div';
  return (
    <div>
      <div
        aria-hidden="true"
        className="ml-auto w-56 pb-2 text-small text-ink-soft max-md:not-print:hidden print:w-[14em]"
      >
        <Scale years={scale} />
      </div>
      <ol className="program-path border-b border-line">
        {programs.map(({ id, name, agesText, bar, otherBar, summary, comingSoon }, index) => (
          <li
            key={id}
            className="group relative grid grid-cols-[max(3.25rem,2em)_1fr] items-baseline gap-x-2 gap-y-1 border-t border-line py-5 md:grid-cols-[max(2.25rem,2em)_1fr_14rem] md:gap-x-10 md:py-6 print:grid-cols-[2em_1fr_14em]"
          >
            <span aria-hidden="true" className="numeral font-display text-heading text-clay">
              {String(index + 1).padStart(2, '0')}
            </span>
            <Name
              href={href && withBasePath(`${href}#${id}`)}
              className="grid grid-cols-subgrid items-baseline gap-y-1 text-ink no-underline after:absolute after:inset-0 md:col-span-2 md:-mb-2.5 md:min-h-11 print:col-span-2"
            >
              <span
                className={`font-display text-heading tracking-tight ${href ? 'text-sage underline decoration-[0.07em] underline-offset-[0.2em] group-hover:text-sage-strong group-hover:decoration-[0.14em]' : ''}`}
              >
                {name}
              </span>{' '}
              <span className="text-small font-medium text-ink-soft">
                {agesText}
                {comingSoon && <span className="text-clay"> · {comingSoonLabel}</span>}
              </span>
            </Name>
            <p className="col-start-2 max-w-measure text-ink-soft">{summary}</p>
            <div className="self-start max-md:not-print:hidden">
              {bar && (
                <AgeBar bar={bar} otherBar={otherBar} scale={scale} comingSoon={comingSoon} />
              )}
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
