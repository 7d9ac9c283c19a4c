import type { BlockOf } from '@/content/schema/blocks';
import { withLinks } from '../texts';

/** The parts of a day in order, with the hours that are fixed. */
export function Timeline({ steps }: BlockOf<'steps'>) {
  return (
    <ol className="max-w-measure border-l-2 border-leaf">
      {steps.map(({ time, title, text }) => (
        <li key={title} className="relative pb-8 pl-7 last:pb-0">
          <span
            aria-hidden="true"
            className="absolute top-2 -left-[0.5625rem] size-4 rounded-full border-2 border-leaf bg-paper"
          />
          <h3 className="font-display text-heading">
            {time && <span className="text-clay">{`${time} · `}</span>}
            {title}
          </h3>
          <p className="mt-1">{withLinks(text)}</p>
        </li>
      ))}
    </ol>
  );
}
