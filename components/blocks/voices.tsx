import type { BlockOf } from '@/content/schema/parts/blocks';
import { withLinks } from '../with-links';

/** Quotations from parents and others. The first is large. */
export function Voices({ voices }: BlockOf<'voices'>) {
  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-10 md:grid-cols-2 print:grid-cols-2">
      {voices.map(({ text, who, since }, index) => (
        <figure
          key={index}
          className="group break-inside-avoid border-t-2 border-highlight pt-5 first:col-span-full"
        >
          <blockquote className="max-w-measure font-display text-heading group-first:text-section">
            <p className="sm:-indent-[0.42em]">{withLinks(text)}</p>
          </blockquote>
          <figcaption className="mt-3">
            <span className="font-bold">{who}</span>
            {since && <span className="block text-small text-ink-soft">{since}</span>}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
