import { ageRule } from './age-rules';
import { Choice } from './choice';
import { css } from './css';
import { DoorDrawing } from './door-drawing';
import { doorLayout, rounded, type JambProgram } from './door-layout';
import { LateStyle } from './late-style';
import { TextLink } from './text-link';

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
  const layout = doorLayout(programs, scale);
  const names = layout.rods.toReversed();
  const nameRules = names.map(
    ({ nameLevel }, index) => css`
      .program-name:nth-child(${index + 1}) {
        top: ${rounded((100 * nameLevel) / layout.height)}%;
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
        <DoorDrawing {...layout} />
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
          {names.map(({ id, name, fits, comingSoonLabel }) => (
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
