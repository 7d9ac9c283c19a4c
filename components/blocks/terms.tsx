import type { BlockOf } from '@/content/schema/parts/blocks';
import { withLinks } from '../with-links';

/** A term above its text, or beside it if the list is wide enough. */
export const termRow =
  'grid grid-cols-1 gap-x-6 border-t border-line py-3 first:border-0 not-print:@min-[26rem]:grid-cols-[11rem_1fr]';

/** Terms with their texts. In a long list, the first text is large, for a change of pace. */
export function Terms({ terms }: BlockOf<'terms'>) {
  return (
    <dl className="@container">
      {terms.map(({ term, text }, index) => (
        <div key={index} className={`${termRow} first:nth-last-[n+6]:text-lead`}>
          <dt className="font-medium">{term}</dt>
          <dd className="max-w-measure">{withLinks(text)}</dd>
        </div>
      ))}
    </dl>
  );
}
