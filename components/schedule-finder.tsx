import type { Tuition } from '@/content/schema/tuition';
import type { Schedule } from './price-table';
import { SectionHeading } from './section';
import { TextLink } from './text-link';
import { withLinks } from './texts';

type Finder = NonNullable<Tuition['finder']>;
type Props = Finder & {
  choices: { name: keyof Finder['questions']; options: { id: string; label: string }[] }[];
  /** The programs that don't offer every schedule, and those they do. */
  programs: { option: string; name: string; has: string; lacks: string[] }[];
  answers: Schedule[];
};

/**
 * Radio buttons that lead to one schedule, with `:has()` instead of a script. Picking a program hides the options it
 * lacks. If one of those is already picked, the answer lists what the program has. The table marks the schedule's row.
 */
export function ScheduleFinder(props: Props) {
  const { heading, text, questions, row, links, start, notOffered } = props;
  const { choices, programs, answers } = props;
  return (
    <section
      aria-labelledby="finder"
      className="@container rounded-card bg-panel p-5 sm:p-8 xl:top-24 xl:p-6 xl:[@media(height>=58rem)]:sticky print:hidden"
    >
      <style href="finder" precedence="page">
        {rules(props)}
      </style>
      <SectionHeading id="finder" size="small">
        {heading}
      </SectionHeading>
      <p className="mt-2">{withLinks(text)}</p>
      <div className="mt-6 grid grid-cols-1 gap-x-10 gap-y-6 @min-[40rem]:grid-cols-[4fr_3fr]">
        <div className="grid content-start gap-5">
          {choices.map(({ name, options }) => (
            <fieldset key={name}>
              <legend className="mb-2 font-medium">{questions[name]}</legend>
              <div className="flex flex-wrap gap-x-1.5 gap-y-2 sm:gap-x-2">
                {options.map(({ id, label }) => (
                  <label
                    key={id}
                    className="flex min-h-11 cursor-pointer items-center gap-1.5 rounded-button border border-line-strong bg-raised px-2.5 max-sm:text-small sm:gap-2 sm:px-3"
                  >
                    <input
                      type="radio"
                      id={`pick-${id}`}
                      name={name}
                      className="size-5 shrink-0 appearance-none rounded-circle border-2 border-current outline-none checked:border-6"
                    />
                    {label}
                  </label>
                ))}
              </div>
            </fieldset>
          ))}
        </div>
        <div role="status" className="rounded-card bg-raised p-5 sm:p-6">
          <div data-answer="start">
            <h3 className="font-display text-heading">{start.heading}</h3>
            <p className="mt-2">{withLinks(start.text)}</p>
          </div>
          {programs.length > 0 && (
            <div data-answer="none" hidden>
              <h3 className="font-display text-heading">{notOffered.heading}</h3>
              {programs.map(({ option, name, has }) => (
                <p key={option} data-has={option} hidden className="mt-2">
                  {`${name} ${notOffered.has}: ${has}`}
                </p>
              ))}
              <p className="mt-2">{withLinks(notOffered.text)}</p>
            </div>
          )}
          {answers.map(({ id, title, days, hours, price, per, year }) => (
            <div key={id} data-answer={id} hidden>
              <h3 className="font-display text-heading">{title}</h3>
              <p className="mt-1">
                <span className="inline-block">{days}</span>{' '}
                <span className="inline-block">{hours}</span>
              </p>
              <p className="mt-3">
                <strong className="font-display text-section">{price}</strong> {per}
              </p>
              {year && (
                <p className="mt-1">
                  {year.sum && <strong>{year.sum} </strong>}
                  {year.text}
                </p>
              )}
              <p className="mt-3 flex flex-wrap gap-x-6 text-small">
                {[{ label: row, href: `#${id}` }, ...links].map(({ label, href }) => (
                  <TextLink key={href} href={href}>
                    {label}
                  </TextLink>
                ))}
              </p>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

const show = '{display:block!important}';
const hide = '{display:none!important}';
const marked = '{background:var(--panel)!important;outline:2px solid transparent!important}';
const unmarked = '{background:none!important;outline:none!important}';

/**
 * CSS for each answer: picking its options shows it and marks its row in the table. A row that was linked to stays
 * marked until every choice is made. In forced colors, the outline replaces the background.
 */
function rules({ choices, programs, answers }: Props): string {
  const asked = choices.flatMap(({ options }) => options.map(({ id }) => id));
  const bodyHas = (selectors: string[]) =>
    `body${selectors.map((each) => `:has(${each}:checked)`).join('')}`;
  const picked = (options: string[]) =>
    bodyHas(options.filter((id) => asked.includes(id)).map((id) => `#pick-${id}`));
  const complete = bodyHas(choices.map(({ name }) => `[name=${name}]`));
  return [
    'fieldset label:has(:checked){border-color:var(--accent);background:var(--accent);color:var(--on-accent)}',
    'fieldset label:has(:focus){outline:3px solid var(--accent);outline-offset:3px}',
    // An earlier layer overrides Tailwind's `!important` rule for the `hidden` attribute.
    '@layer theme{',
    `${complete}{[data-answer=start]${hide}[data-answer=none]${show}tr:target${unmarked}}`,
    ...answers.map(({ id, options }) => {
      const row = `#${id}${marked}`;
      return `${picked(options)}{[data-answer=${id}]${show}[data-answer=none]${hide}${row}}`;
    }),
    ...programs.map(({ option, lacks }) => {
      const lacked = lacks.map((id) => `#pick-${id}`).join();
      const options = `label:has(:is(${lacked}):not(:checked))${hide}`;
      return `${picked([option])}{[data-has=${option}]${show}${options}}`;
    }),
    '}',
  ].join('');
}
