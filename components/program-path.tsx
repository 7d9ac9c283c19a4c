import type { Program } from '@/content/schema/programs';
import { AgeBar, type Bars } from './age-bar';
import { withBasePath } from './with-base-path';

type ProgramSummary = Bars & Pick<Program, 'id' | 'name' | 'summary'> & { agesText: string };

/** A numbered list of the programs, each a link to its section of the programs page, if there is one. */
export function ProgramPath(props: {
  programs: ProgramSummary[];
  /** The years of the bars' scale. */
  scale: number[];
  comingSoonLabel: string;
  /** The programs page, which has a section for each program, with its id. */
  href?: string;
}) {
  const { programs, scale, comingSoonLabel, href } = props;
  return (
    <ol className="border-b border-line">
      {programs.map(({ id, name, agesText, bar, whole, summary, comingSoon }, index) => (
        <li key={id} className="border-t border-line">
          <a
            href={href && withBasePath(`${href}#${id}`)}
            className="group grid grid-cols-[max(3.25rem,2em)_1fr] items-baseline gap-x-2 gap-y-1 py-5 text-ink no-underline md:grid-cols-[max(2.25rem,2em)_1fr_14rem] md:gap-x-10 md:py-6"
          >
            <span aria-hidden="true" className="font-display text-heading text-clay">
              {String(index + 1).padStart(2, '0')}
            </span>
            <span
              className={`font-display text-heading tracking-tight ${href ? 'text-sage underline decoration-[0.07em] underline-offset-[0.2em] group-hover:text-sage-strong group-hover:decoration-[0.14em]' : ''}`}
            >
              {name}
            </span>
            <span className="text-small font-medium text-ink-soft max-md:col-start-2">
              {agesText}
              {comingSoon && <span className="text-clay"> · {comingSoonLabel}</span>}
            </span>
            <span className="col-start-2 max-w-measure text-ink-soft">{summary}</span>
            <span className="self-start max-md:hidden">
              {bar && <AgeBar bar={bar} whole={whole} scale={scale} comingSoon={comingSoon} />}
            </span>
          </a>
        </li>
      ))}
    </ol>
  );
}
