import type { ReactNode } from 'react';
import { Icon } from '../icon';

type GalleryPhoto = {
  key: string;
  description: string;
  caption?: string;
  small: ReactNode;
  large: ReactNode;
};

/**
 * Photos in a grid. Each opens large in a popover, which needs no script. The browser fetches
 * the large photo when the popover opens.
 *
 * The arrows to the previous and next photo are beside the popover: a button inside would open the next
 * popover on top of it, and Esc would lead back photo by photo. The button that closes it is there, too,
 * because Firefox and Safari skip a button inside a popover whose opener is not visible.
 *
 * @param id makes the ids of this gallery unique on the page
 */
export function Gallery(props: {
  id: string;
  photos: GalleryPhoto[];
  words: Record<'open' | 'close', string>;
}) {
  const { id, photos, words } = props;
  const opener = (index: number) => {
    const position = (index + photos.length) % photos.length;
    return {
      type: 'button' as const,
      'aria-label': `${photos[position]?.description} ${words.open}`,
      popoverTarget: `${id}-${position + 1}`,
    };
  };
  return (
    <ul
      role="list"
      className="gallery my-9 grid grid-cols-1 gap-x-4 gap-y-6 sm:grid-cols-3 print:grid-cols-6"
    >
      <style href="gallery" precedence="page">
        {rules}
      </style>
      {photos.map(({ key, description, caption, small, large }, index) => (
        <li key={key}>
          <button
            {...opener(index)}
            className="block w-full cursor-zoom-in overflow-hidden rounded-field"
          >
            {small}
          </button>
          {caption && <p className="mt-1 text-small text-ink-soft">{caption}</p>}
          <div
            id={`${id}-${index + 1}`}
            popover="auto"
            tabIndex={-1}
            autoFocus
            role="dialog"
            aria-label={caption ?? description}
            className="peer m-auto open:visible w-fit max-w-[min(96vw,72rem)] overflow-auto rounded-card border border-line bg-raised text-ink portrait:bottom-20 landscape:inset-x-18"
          >
            <figure>
              {large}
              {caption && <figcaption className="p-3 sm:px-5">{caption}</figcaption>}
            </figure>
          </div>
          <div className="peer-open:visible peer-open:block hidden">
            {photos.length > 1 && (
              <button {...opener(index - 1)} className={`${control} ${beside} start-3 rotate-180`}>
                <Icon name="arrow" />
              </button>
            )}
            <button
              type="button"
              aria-label={words.close}
              popoverTarget={`${id}-${index + 1}`}
              popoverTargetAction="hide"
              className={`${control} portrait:bottom-4 portrait:start-[calc(50%-1.5rem)] landscape:top-3 landscape:end-3`}
            >
              <Icon name="close" />
            </button>
            {photos.length > 1 && (
              <button {...opener(index + 1)} className={`${control} ${beside} end-3`}>
                <Icon name="arrow" />
              </button>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

/**
 * While a large photo is open, the page is dark, and visitors can see, reach with the Tab key, or hear only
 * the photo and its buttons.
 */
const rules =
  ':root:has(.gallery :popover-open){background:black}' +
  'body:has(.gallery :popover-open){visibility:hidden}';

const control =
  'fixed flex size-12 items-center justify-center rounded-field border border-line-strong bg-raised text-ink hover:bg-sunk';
const beside = 'portrait:bottom-4 landscape:top-[calc(50%-1.5rem)]';
