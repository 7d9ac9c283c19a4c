import type { BlockOf } from '@/content/schema/parts/blocks';
import { Photo } from './photo';

/** Where each crop sits in text that's 30em wide. Beside a list of contents, photos use the margin. */
const crops = {
  landscape: { variant: 'measure', place: 'my-9 max-w-measure' },
  wide: { variant: 'full', place: 'my-12' },
  upright: {
    variant: 'upright',
    place:
      'my-9 max-w-measure sm:inline-block sm:w-[calc(50%-0.25rem)] sm:max-w-[14.75em] sm:align-top sm:[&+&]:ms-2 beside-contents:max-w-none',
  },
  arch: {
    variant: 'arch',
    place:
      'mx-auto my-9 max-w-80 sm:ms-[calc(15em-10rem)] beside-contents:float-end beside-contents:ms-8 beside-contents:mt-0 beside-contents:w-80',
  },
} as const;

export function PhotoBlock({ block }: { block: BlockOf<'photo'> | BlockOf<'placeholder'> }) {
  const { variant, place } = crops[block.crop ?? 'landscape'];
  if ('placeholder' in block) {
    return (
      <div className={place}>
        <Photo photo={block} variant={variant} />
      </div>
    );
  }
  return (
    <figure className={`print:hidden ${place}`}>
      <div className={variant === 'arch' ? 'overflow-hidden rounded-arch' : ''}>
        <Photo photo={block.photo} alt={block.alt} variant={variant} />
      </div>
      {block.caption && (
        <figcaption className="mt-3 text-small text-ink-soft">{block.caption}</figcaption>
      )}
    </figure>
  );
}
