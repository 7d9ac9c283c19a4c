import type { Tuition } from '@/content/schema/tuition';
import type { Schedule } from './price-table';
import { SectionHeading } from './section';
import { TextLink } from './text-link';
import { withLinks } from './texts';

type Choice = {
  name: string;
  question: string;
  options: { id: string; label: string }[];
  /** The id of the option that is picked before the visitor picks one. */
  picked?: string;
};
type Props = Pick<Tuition['finder'], 'heading' | 'text' | 'row' | 'notOffered'> & {
  choices: Choice[];
  answers: Schedule[];
};

/**
 * Three choices that lead to one schedule, or to the words for a schedule that the school does not
 * offer. Radio buttons and `:has()` do this without a script. Browsers without `:has()` (before 2024)
 * show only the price table. The table marks the row of the chosen schedule.
 */
export function ScheduleFinder(props: Props) {
  const { heading, text, row, notOffered, choices, answers } = props;
  return (
    <section
      aria-labelledby="finder"
      className="finder-box col-span-full not-supports-[selector(:has(a))]:hidden @container rounded-card bg-panel p-5 sm:p-8 xl:p-6"
    >
      <style href="finder" precedence="page">
        {rules(choices, answers)}
      </style>
      <SectionHeading id="finder">{heading}</SectionHeading>
      <p className="mt-2">{withLinks(text)}</p>
      <div className="mt-6 grid grid-cols-1 gap-x-10 gap-y-6 @xl:grid-cols-[4fr_3fr]">
        <div className="grid content-start gap-5">
          {choices.map(({ name, question, options, picked }) => (
            <fieldset key={name}>
              <legend className="mb-2 font-medium">{question}</legend>
              <div className="flex flex-wrap gap-x-1.5 gap-y-2 sm:gap-x-2">
                {options.map(({ id, label }) => (
                  <label
                    key={id}
                    className="flex min-h-11 cursor-pointer items-center gap-1.5 rounded-full border border-line-strong bg-raised px-2.5 max-sm:text-small sm:gap-2 sm:px-3 has-checked:border-sage has-checked:bg-sage has-checked:text-on-sage has-focus:outline-3 has-focus:outline-offset-3 has-focus:outline-sage"
                  >
                    <input
                      type="radio"
                      id={`pick-${name}-${id}`}
                      name={name}
                      defaultChecked={id === picked}
                      className="size-5 shrink-0 appearance-none rounded-full border-2 border-current outline-none checked:border-6"
                    />
                    {label}
                  </label>
                ))}
              </div>
            </fieldset>
          ))}
        </div>
        <div role="status" className="rounded-card bg-raised p-5 sm:p-6">
          <div className="not-offered">
            <h3 className="font-display text-heading">{notOffered.heading}</h3>
            <p className="mt-2">{withLinks(notOffered.text)}</p>
          </div>
          {answers.map(({ id, title, days, hours, price, per, yearly, dues }) => (
            <div key={id} className={`answer answer-${id}`}>
              <h3 className="font-display text-heading">{title}</h3>
              <p className="mt-1">
                <span className="inline-block">{days}</span>{' '}
                <span className="inline-block">{hours}</span>
              </p>
              <p className="mt-3">
                <strong className="font-display text-section">{price}</strong> {per}
              </p>
              {yearly && (
                <p className="mt-1">
                  {yearly.sum && <strong>{yearly.sum} </strong>}
                  {yearly.words}
                </p>
              )}
              <dl className="mt-4 grid grid-cols-1 gap-3 border-t border-line pt-4 text-small empty:hidden">
                {dues.map(({ when, amount, what }) => (
                  <div key={when}>
                    <dt className="font-medium">{when}</dt>
                    <dd className="first-letter:uppercase">
                      {amount && <strong>{amount} </strong>}
                      {withLinks(what)}
                    </dd>
                  </div>
                ))}
              </dl>
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
 * The rules for each answer: when its options are picked, it replaces “not offered”, and its row in
 * the table is marked. After a visitor follows a link to a row, only that row is marked until they pick
 * another option. Forced colors hide the background of a marked row and show its outline.
 */
function rules(choices: Choice[], answers: Schedule[]): string {
  const picked = ({ options }: Schedule) =>
    `body${options
      .map((option, index) => `:has(#pick-${choices[index]?.name}-${option}:checked)`)
      .join('')}`;
  const chosen = '.finder-box :checked:not(:default)';
  return [
    '.answer{display:none}',
    `:root:has(${chosen}) tr:target{background:none;outline:none}`,
    ...answers.map(
      (answer) =>
        `${picked(answer)} .answer-${answer.id}{display:block}` +
        `${picked(answer)} .not-offered{display:none}` +
        `:root:is(:has(${chosen}),:not(:has(tr:target))) ${picked(answer)} #${answer.id}` +
        '{background:var(--panel);outline:2px solid transparent;outline-offset:-2px}',
    ),
  ].join('');
}
