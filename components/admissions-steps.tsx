import type { ReactNode } from 'react';
import type { AdmissionsStep } from '@/content/schema/admissions-process';
import { ButtonLink } from './button-link';
import { paragraphsOf } from './paragraphs-of';
import { Stone } from './stone';
import { withLinks } from './with-links';

/** The number, the text and the details. */
const columns =
  'grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-6 sm:gap-x-10 lg:grid-cols-[auto_minmax(0,40rem)_minmax(17rem,1fr)] lg:gap-x-16';

/** The dotted line from the middle of a stone down to the next one. */
const line =
  'absolute top-13 -bottom-12 start-[1.3rem] border-s-3 border-dotted border-line-strong sm:top-23 sm:start-[2.4rem] lg:-bottom-18';

/** Numbered steps with what happens, who acts, the cost and the time. The numbers are on stones along a dotted line. */
export function AdmissionsSteps(props: {
  labels: Record<'who' | 'cost' | 'time', string>;
  steps: AdmissionsStep[];
  /** Links for each step that offers contact. */
  contact: ReactNode;
}) {
  const { labels, steps, contact } = props;
  return (
    <ol role="list" className="@container space-y-14 lg:space-y-20">
      {steps.map((step, index) => (
        <li
          key={index}
          id={step.id}
          className={`on-paper-column group relative ${columns} large-text:*:col-span-full`}
        >
          <p className="on-paper-margin on-paper-numeral font-display text-heading text-detail sm:w-22 sm:text-section">
            <Stone number={index + 1} variant="large" />
          </p>
          <span
            aria-hidden="true"
            className={`${line} group-last:hidden large-text:hidden print:hidden`}
          />
          <div className="max-w-measure">
            <h2 className="font-display text-section tracking-tight wrap-break-word">
              <span aria-hidden="true" className="hidden print:inline">
                ☐{' '}
              </span>
              {/* Lets “Parent/Guardian” break after the slash. */}
              {step.title
                .split('/')
                .flatMap((part, at) => (at ? ['/', <wbr key={at} />, part] : part))}
            </h2>
            {paragraphsOf(step.paragraphs, 'mt-4')}
            {step.tasks && (
              <ul className="mt-4 grid grid-cols-1 list-disc gap-2 ps-6 print:list-['☐_']">
                {step.tasks.map((task, index) => (
                  <li key={index}>{withLinks(task)}</li>
                ))}
              </ul>
            )}
            {step.offersContact && contact}
            {step.link && (
              <p className="mt-6">
                <ButtonLink {...step.link} variant={index ? 'outlined' : 'filled'} />
              </p>
            )}
          </div>
          <dl className="on-paper-details col-start-2 grid grid-cols-[fit-content(50%)_1fr] gap-x-4 self-start border-b border-line empty:hidden sm:gap-x-8 lg:col-start-3 lg:mt-2">
            {(['who', 'cost', 'time'] as const).map(
              (detail) =>
                step[detail] && (
                  <div
                    key={detail}
                    className="col-span-2 grid grid-cols-subgrid items-baseline border-t border-line py-2.5 large-text:block"
                  >
                    <dt className="text-small text-ink-soft">{labels[detail]}</dt>
                    <dd>{withLinks(step[detail])}</dd>
                  </div>
                ),
            )}
          </dl>
        </li>
      ))}
    </ol>
  );
}
