import type { BlockOf } from '@/content/schema/parts/blocks';
import { withLinks } from '../with-links';

/** A term above its text, or beside it if the list is wide enough. */
export const termRow =
  'grid grid-cols-1 gap-x-6 border-t border-line py-3 first:border-0 @min-[26rem]:grid-cols-[11rem_1fr]';

/** Terms with their texts. */
export function Terms({ terms }: BlockOf<'terms'>) {
  return (
    <dl className="@container">
      {terms.map(({ term, text }, index) => (
        <div key={index} className={`on-paper-run-in ${termRow}`}>
          <dt className="font-medium">{term}</dt>
          <dd className="max-w-measure">{withLinks(text)}</dd>
        </div>
      ))}
    </dl>
  );
}
