import { ageRule } from './age-rules';
import { Choice } from './choice';
import { css } from './css';
import { doorLayout, rodWidth, rounded, type JambProgram } from './door-layout';
import { DoorPost, pencilPath } from './door-post';
import { LateStyle } from './late-style';
import { TextLink } from './text-link';

const em = (length: number) => `${length / 16}em`;

/**
 * The programs on a door jamb, where families mark how tall a child is. Each program is a rod as long as its age range,
 * with a line to its name, which is a link. Visitors pick the child's age on the wood. Then the names of programs that
 * don't fit are no links, and screen readers skip them.
 */
export function DoorJamb(props: {
  question: string;
  scale: number[];
  programs: JambProgram[];
  /** The path of the programs page. */
  href?: string;
}) {
  const { question, scale, programs, href } = props;
  const { width, height, linesEnd, yearLength, years, rods } = doorLayout(programs, scale);
  const nameRules = rods.map(
    ({ nameLevel }, index) => css`
      .program-name:nth-last-child(${index + 1}) {
        top: ${rounded((100 * nameLevel) / height)}%;
      }
    `,
  );
  return (
    <div className="@container">
      <LateStyle>{[...scale.map(ageRule), ...nameRules].join('')}</LateStyle>
      <p id="age-question" className="mb-4 font-medium print:hidden">
        {question}
      </p>
      <div className="relative -mx-5 grid grid-cols-[auto_1fr] wrap-normal sm:mx-0 print:text-[7pt]">
        <svg
          aria-hidden="true"
          width={em(width)}
          height={em(height)}
          viewBox={`0 0 ${width} ${height}`}
          fill="none"
          strokeLinecap="round"
        >
          {/* The bars look like number rods, with a blue or a red section for each year. */}
          <pattern
            id="rods"
            patternUnits="userSpaceOnUse"
            y={years[0]!.level}
            width={width}
            height={2 * yearLength}
          >
            <path d={`M0 0H${width}V${yearLength}H0Z`} fill="var(--rod-even)" />
            <path d={`M0 ${yearLength}H${width}v${yearLength}H0Z`} fill="var(--rod-odd)" />
          </pattern>
          <DoorPost width={width} height={height} years={years} />
          {rods.map(({ id, fits, comingSoonLabel, x, top, bottom, nameLevel }, index) => (
            <g key={id} data-fits={fits.join(' ')} className="opacity-(--rod-fade)">
              <path
                d={`${pencilPath(x, bottom, linesEnd - x, index + 3)}L${width - 6} ${nameLevel}`}
                stroke="var(--ink-soft)"
              />
              <rect
                x={x}
                y={top + 4}
                width={rodWidth}
                height={rounded(bottom - top - 7)}
                rx="2"
                {...(comingSoonLabel
                  ? {
                      fill: 'var(--paper)',
                      stroke: 'var(--ink-soft)',
                      strokeWidth: '1.5',
                      strokeDasharray: '4 4',
                    }
                  : {
                      fill: 'url(#rods)',
                      stroke: 'var(--highlight)',
                      strokeWidth: 'var(--mark, 0)',
                    })}
              />
            </g>
          ))}
        </svg>
        <div
          role="radiogroup"
          aria-labelledby="age-question"
          className="absolute inset-y-0 start-[0.25em] flex flex-col justify-between py-[calc(1.625em-1.375rem)]"
        >
          {scale.toReversed().map((year) => (
            <Choice key={year} name="age" value={`age-${year}`}>
              {year}
            </Choice>
          ))}
        </div>
        {/* On phones with very large text, there's no room for names. The list after the jamb contains them anyway. */}
        <div className="text-body/[1.1] md:text-small/[1.1] large-text:hidden">
          {rods.toReversed().map(({ id, name, fits, comingSoonLabel }) => (
            <p
              key={id}
              data-fits={fits.join(' ')}
              className="program-name absolute [translate:0_-50%] font-display tracking-tight"
            >
              <span className="[display:var(--link-display,inline)]">
                <TextLink href={href && `${href}#${id}`}>{name}</TextLink>
                {comingSoonLabel && <span className="sr-only"> ({comingSoonLabel})</span>}
              </span>
              <span
                aria-hidden="true"
                className="text-ink-soft opacity-(--fade) [display:var(--name-display,none)]"
              >
                {name}
              </span>
            </p>
          ))}
        </div>
      </div>
    </div>
  );
}
