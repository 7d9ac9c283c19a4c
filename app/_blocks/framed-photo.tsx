import { PhotoPlaceholder } from '@/components/blocks/photo-placeholder';
import type { BlockOf } from '@/content/schema/blocks';
import { Photo } from './photo';

/**
 * Where a photo of each shape stands among the words, whose lines have 30em. Beside a list of contents, it uses
 * the margin.
 */
const places = {
  landscape: 'my-9 max-w-measure',
  wide: 'my-12',
  upright:
    'my-9 inline-block w-[calc(50%-0.25rem)] max-w-[14.75em] align-top [&+&]:ms-2 beside-contents:max-w-none',
  arch: 'mx-auto my-9 max-w-80 sm:ms-[calc(15em-10rem)] beside-contents:float-end beside-contents:ms-0 beside-contents:mt-0 beside-contents:w-67',
};

const layouts = { landscape: 'measure', wide: 'full', upright: 'portrait', arch: 'arch' } as const;

/** A photo among words with its caption, or the frame for one that the school still has to take. */
export function FramedPhoto(props: {
  block: BlockOf<'photo'> | BlockOf<'placeholder'>;
  word: string;
}) {
  const { block, word } = props;
  const { shape = 'landscape' } = block;
  if ('placeholder' in block) {
    return (
      <div className={places[shape]}>
        <PhotoPlaceholder {...block} word={word} />
      </div>
    );
  }
  return (
    <figure className={places[shape]}>
      <Photo {...block} layout={layouts[shape]} />
      {block.caption && (
        <figcaption className="mt-3 text-small text-ink-soft">{block.caption}</figcaption>
      )}
    </figure>
  );
}
