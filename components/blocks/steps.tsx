import type { BlockOf } from '@/content/schema/parts/blocks';
import { withLinks } from '../with-links';

/** The steps of a day. A step can have a time, which phones show above the text. */
export function Steps({ steps }: BlockOf<'steps'>) {
  return (
    <ol
      role="list"
      className="grid max-w-measure grid-cols-1 sm:grid-cols-[fit-content(40%)_1fr] print:block"
    >
      {steps.map(({ time, title, text }, index) => (
        <li key={index} className="group sm:col-span-2 sm:grid sm:grid-cols-subgrid">
          {time && (
            <p className="on-paper-margin on-paper-time font-display text-heading text-detail max-sm:border-s-2 max-sm:border-timeline max-sm:ps-7 sm:pe-5 sm:text-end">
              {time}
            </p>
          )}
          <div className="on-paper-run-in relative border-s-2 border-timeline pb-8 ps-7 group-last:pb-0 sm:col-start-2">
            <span
              aria-hidden="true"
              className="absolute top-2 -start-[0.5625rem] size-4 rounded-button border-2 border-timeline bg-paper"
            />
            <h3 className="font-display text-heading">{title}</h3>
            <p className="mt-1">{withLinks(text)}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
