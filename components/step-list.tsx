import type { ReactNode } from 'react';
import { ButtonLink } from './button-link';
import { Prose } from './prose';

type Step = {
  id: string;
  title: string;
  paragraphs: string[];
  tasks?: string[];
  who: string;
  cost: string;
  time: string;
  link?: { label: string; href: string };
  contact?: ReactNode;
};

/** A path of stepping stones: what happens at each, who acts, what it costs and when. */
export function StepList({
  labels,
  steps,
}: {
  labels: Record<'who' | 'cost' | 'time', string>;
  steps: Step[];
}) {
  return (
    <ol className="grid gap-14 lg:gap-20 print:gap-3">
      {steps.map((step, index) => (
        <li
          key={step.id}
          id={step.id}
          className="stepping-stone relative grid gap-x-16 gap-y-5 sm:grid-cols-[5.5rem_1fr] lg:grid-cols-[5.5rem_1fr_18rem] print:block print:break-inside-avoid"
        >
          <p
            aria-hidden="true"
            className="relative grid size-20 place-items-center border border-line bg-sunk font-display text-section text-clay print:hidden"
          >
            {index + 1}
          </p>
          <div className="max-w-measure">
            <h2 className="font-display text-section tracking-tight print:text-heading">
              <span aria-hidden="true" className="hidden print:inline">
                ☐ {index + 1}.{' '}
              </span>
              {step.title}
            </h2>
            {step.paragraphs.map((paragraph) => (
              <p key={paragraph} className="mt-4 print:mt-1">
                <Prose text={paragraph} />
              </p>
            ))}
            {step.tasks && (
              <ul className="mt-4 grid list-disc gap-2 pl-6 marker:text-clay">
                {step.tasks.map((task) => (
                  <li key={task}>
                    <Prose text={task} />
                  </li>
                ))}
              </ul>
            )}
            {step.contact}
            {step.link && (
              <p className="mt-6 print:hidden">
                <ButtonLink {...step.link} look="outlined" />
              </p>
            )}
          </div>
          <dl className="grid content-start gap-4 border-t border-line pt-4 text-small sm:max-lg:col-start-2 sm:max-lg:grid-cols-3 print:mt-1 print:grid-cols-3 print:border-0 print:pt-0">
            {[
              [labels.who, step.who],
              [labels.cost, step.cost],
              [labels.time, step.time],
            ].map(([term, fact]) => (
              <div key={term}>
                <dt className="text-ink-soft">{term}</dt>
                <dd className="font-medium">{fact}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ol>
  );
}
