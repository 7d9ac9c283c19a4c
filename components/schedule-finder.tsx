import type { Tuition } from '@/content/schema/tuition';
import type { Schedule } from './price-table';
import { SectionHeading } from './section';
import { TextLink } from './text-link';
import { withLinks } from './texts';

type Choice = {
  name: keyof Schedule['options'];
  question: string;
  options: { id: string; label: string }[];
};
type Props = Pick<Tuition['finder'], 'heading' | 'text' | 'row' | 'start' | 'notOffered'> & {
  choices: Choice[];
  answers: Schedule[];
};

/**
 * Choices that lead to one schedule, or to the words for a schedule that the school does not offer.
 * Nothing is chosen at first. Radio buttons and `:has()` do this without a script. The table marks the row of the
 * chosen schedule.
 */
export function ScheduleFinder(props: Props) {
  const { heading, text, row, start, notOffered, choices, answers } = props;
  return (
    <section
      aria-labelledby="finder"
      className="@container rounded-card bg-panel p-5 sm:p-8 xl:p-6 print:hidden"
    >
      <style href="finder" precedence="page">
        {rules(choices, answers)}
      </style>
      <SectionHeading id="finder" size="small">
        {heading}
      </SectionHeading>
      <p className="mt-2">{withLinks(text)}</p>
      <div className="mt-6 grid grid-cols-1 gap-x-10 gap-y-6 @min-[40rem]:grid-cols-[4fr_3fr]">
        <div className="grid content-start gap-5">
          {choices.map(({ name, question, options }) => (
            <fieldset key={name}>
              <legend className="mb-2 font-medium">{question}</legend>
              <div className="flex flex-wrap gap-x-1.5 gap-y-2 sm:gap-x-2">
                {options.map(({ id, label }) => (
                  <label
                    key={id}
                    className="flex min-h-11 cursor-pointer items-center gap-1.5 rounded-button border border-line-strong bg-raised px-2.5 max-sm:text-small sm:gap-2 sm:px-3"
                  >
                    <input
                      type="radio"
                      id={`pick-${name}-${id}`}
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
          {[
            { id: 'start', ...start },
            { id: 'none', ...notOffered },
          ].map(({ id, heading, text }) => (
            <div key={id} data-answer={id} hidden={id !== 'start'}>
              <h3 className="font-display text-heading">{heading}</h3>
              <p className="mt-2">{withLinks(text)}</p>
            </div>
          ))}
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
                  {year.words}
                </p>
              )}
              <p className="mt-3 text-small">
                <TextLink href={`#${id}`}>{row}</TextLink>
              </p>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

/**
 * The rules for each answer: when its options are picked, it is shown, and its row in the table is
 * marked. After a visitor follows a link to a row, that row is marked until they have made every choice.
 * Forced colors hide the background of a marked row and show its outline.
 */
function rules(choices: Choice[], answers: Schedule[]): string {
  const bodyHas = (ids: string[]) => `body${ids.map((id) => `:has(${id}:checked)`).join('')}`;
  const complete = bodyHas(choices.map(({ name }) => `[name=${name}]`));
  const each = (target: (id: string) => string) =>
    answers
      .map(({ id, options }) => {
        const picked = choices.map(({ name }) => `#pick-${name}-${options[name]}`);
        return `${bodyHas(picked)} ${target(id)}`;
      })
      .join(',');
  return [
    '[aria-labelledby=finder] label:has(:checked){border-color:var(--sage);background:var(--sage);color:var(--on-sage)}',
    '[aria-labelledby=finder] label:has(:focus){outline:3px solid var(--sage);outline-offset:3px}',
    `${complete} [data-answer=start]{display:none}`,
    // age-question.tsx says why.
    `@layer theme{${complete} [data-answer=none],${each((id) => `[data-answer=${id}]`)}{display:block!important}`,
    `${each(() => '[data-answer=none]')}{display:none!important}}`,
    `${complete} tr:target{background:none;outline:none}`,
    `${each((id) => `#${id}`)}{background:var(--panel);outline:2px solid transparent;outline-offset:-2px}`,
  ].join('');
}
