import type { ReactNode } from 'react';
import type { AdmissionsStep } from '@/content/schema/admissions';
import { ButtonLink } from './button-link';
import { paragraphsOf, withLinks } from './texts';

type Step = Omit<AdmissionsStep, 'offersContact'> & { contact?: ReactNode };

/** Numbered steps: what happens at each, who acts, what it costs and when. */
export function StepList(props: {
  labels: Record<'who' | 'cost' | 'time', string>;
  steps: Step[];
}) {
  const { labels, steps } = props;
  return (
    <ol>
      {steps.map((step, index) => (
        <li
          key={step.id}
          id={step.id}
          className="stepping-stone relative grid grid-cols-1 not-first:mt-14 lg:not-first:mt-20 gap-x-16 gap-y-5 sm:grid-cols-[5.5rem_1fr] lg:grid-cols-[5.5rem_minmax(0,40rem)_minmax(18rem,1fr)] print:block"
        >
          <p
            aria-hidden="true"
            className="relative grid grid-cols-1 size-20 place-items-center border border-line bg-sunk font-display text-section text-clay dark:border-line-strong dark:bg-raised print:hidden"
          >
            {index + 1}
          </p>
          <div className="max-w-measure">
            <h2 className="font-display text-section tracking-tight">
              <span aria-hidden="true" className="hidden print:inline">
                ☐ {index + 1}.{' '}
              </span>
              {step.title}
            </h2>
            {paragraphsOf(step.paragraphs, 'mt-4')}
            {step.tasks && (
              <ul className="mt-4 grid grid-cols-1 list-disc gap-2 pl-6">
                {step.tasks.map((task) => (
                  <li key={task}>{withLinks(task)}</li>
                ))}
              </ul>
            )}
            {step.contact}
            {step.link && (
              <p className="mt-6">
                <ButtonLink {...step.link} look="outlined" />
              </p>
            )}
          </div>
          <dl className="grid grid-cols-1 content-start gap-4 self-start rounded-card bg-panel p-5 sm:max-lg:col-start-2 sm:max-lg:grid-cols-3 lg:p-7 print:grid-cols-3">
            {[
              [labels.who, step.who],
              [labels.cost, step.cost],
              [labels.time, step.time],
            ].map(([term, fact]) => (
              <div key={term}>
                <dt className="text-small text-ink-soft">{term}</dt>
                <dd className="mt-0.5 font-bold">{fact}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ol>
  );
}
