import type { ReactNode } from 'react';
import type { Block } from '@/content/schema/blocks';
import { PhotoPlaceholder } from './photo-placeholder';
import { LinkedText } from './linked-text';

/**
 * A long text: paragraphs, lists, pictures and empty frames in their order.
 *
 * @param picture draws the picture of a key from `content/photos.ts`
 */
export function Blocks({
  blocks,
  picture,
}: {
  blocks: Block[];
  picture: (key: string) => ReactNode;
}) {
  return (
    <div className="flow max-w-measure">
      {blocks.map((block, index) => {
        if (typeof block === 'string') {
          return (
            <p key={index}>
              <LinkedText text={block} />
            </p>
          );
        }
        if ('list' in block) {
          return (
            <ul key={index} className="grid grid-cols-1 list-disc gap-2 pl-6 print:block">
              {block.list.map((item) => (
                <li key={item} className="pl-1">
                  <LinkedText text={item} />
                </li>
              ))}
            </ul>
          );
        }
        if ('photo' in block) {
          return (
            <figure key={index} className={wider}>
              {picture(block.photo)}
              {block.caption && (
                <figcaption className="mt-3 text-small text-ink-soft">{block.caption}</figcaption>
              )}
            </figure>
          );
        }
        return (
          <div key={index} className={wider}>
            <PhotoPlaceholder {...block} />
          </div>
        );
      })}
    </div>
  );
}

/** On wide screens, a picture is wider than the text. */
const wider = 'my-9 xl:-mr-24 print:hidden';
