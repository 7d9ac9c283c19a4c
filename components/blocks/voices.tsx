import type { BlockOf } from '@/content/schema/blocks';
import { withLinks } from '../texts';

/** Quotations from families, each with the person who said it. */
export function Voices({ voices }: BlockOf<'voices'>) {
  return (
    <div className="my-9 gap-x-12 md:columns-2 print:columns-2">
      {voices.map(({ text, who, since }) => (
        <figure
          key={text}
          className="mb-10 max-w-measure break-inside-avoid border-t-2 border-honey pt-5"
        >
          <blockquote className="font-display text-heading">
            <p>{withLinks(text)}</p>
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
