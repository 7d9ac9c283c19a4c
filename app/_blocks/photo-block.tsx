import type { BlockOf } from '@/content/schema/parts/blocks';
import { Photo } from './photo';

/** The position of each crop in text that's 30em wide. Beside a table of contents, photos use the margin. */
const positions = {
  landscape: 'my-9 max-w-measure',
  wide: 'my-12',
  upright:
    'my-9 max-w-measure sm:inline-block sm:w-[calc(50%-0.25rem)] sm:max-w-[14.75em] sm:align-top sm:[&+&]:ms-2 beside-contents:max-w-none',
  arch: 'mx-auto my-9 max-w-80 sm:ms-[calc(15em-10rem)] beside-contents:float-end beside-contents:ms-8 beside-contents:mt-0 beside-contents:w-80',
};

/** A photo with its caption, or a placeholder. */
export function PhotoBlock({ block }: { block: BlockOf<'photo'> | BlockOf<'placeholder'> }) {
  const { crop = 'landscape' } = block;
  if ('placeholder' in block) {
    return (
      <div className={`print:hidden ${positions[crop]}`}>
        <Photo photo={block} variant={crop} />
      </div>
    );
  }
  return (
    <figure className={`print:hidden ${positions[crop]}`}>
      <div className={crop === 'arch' ? 'overflow-hidden rounded-arch' : ''}>
        <Photo photo={block.photo} alt={block.alt} variant={crop} />
      </div>
      {block.caption && (
        <figcaption className="mt-3 text-small text-ink-soft">{block.caption}</figcaption>
      )}
    </figure>
  );
}
