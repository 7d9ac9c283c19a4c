import type { ReactNode } from 'react';
import { Icon } from '../icon';

type Shown = {
  key: string;
  description: string;
  caption?: string;
  small: ReactNode;
  large: ReactNode;
};

/**
 * Small pictures in a grid. Each opens large in a popover, which needs no script. The browser fetches
 * the large picture when it is shown.
 *
 * A large picture has arrows to its neighbors for a mouse or a finger. They are labels of the small
 * pictures’ buttons: a button inside the popover would open the next one on top of it, so that Escape
 * would lead back picture by picture. The keyboard and screen readers use the small pictures.
 *
 * @param id distinguishes the galleries of a page
 */
export function Gallery(props: {
  id: string;
  pictures: Shown[];
  words: Record<'open' | 'close', string>;
}) {
  const { id, pictures, words } = props;
  const target = (index: number) => `${id}-${index + 1}`;
  const opener = (index: number) => `${target((index + pictures.length) % pictures.length)}-open`;
  return (
    <ul className="my-9 grid grid-cols-3 gap-2 sm:grid-cols-4 sm:gap-4 print:grid-cols-6">
      {pictures.map(({ key, description, caption, small, large }, index) => (
        <li key={key}>
          <button
            type="button"
            id={opener(index)}
            aria-label={`${description} ${words.open}`}
            popoverTarget={target(index)}
            className="block w-full cursor-zoom-in overflow-hidden rounded-field"
          >
            {small}
          </button>
          {caption && <p className="mt-1 text-small text-ink-soft">{caption}</p>}
          <div
            id={target(index)}
            popover="auto"
            role="dialog"
            aria-label={caption ?? description}
            className="lightbox m-auto w-fit max-w-[min(96vw,72rem)] overflow-auto rounded-card border border-line bg-raised p-0 text-ink [&_img]:mx-auto [&_img]:max-h-[calc(100dvh-6rem)] [&_img]:w-auto [&_img]:max-w-full"
          >
            <figure>
              {large}
              <figcaption className="flex flex-wrap items-center gap-2 p-3 sm:px-5">
                <span className="min-w-40 flex-1">{caption}</span>
                {pictures.length > 1 &&
                  [index - 1, index + 1].map((neighbor) => (
                    <label
                      key={neighbor}
                      aria-hidden
                      htmlFor={opener(neighbor)}
                      className={`${control} cursor-pointer ${neighbor < index ? 'rotate-180' : ''}`}
                    >
                      <Icon name="arrow" />
                    </label>
                  ))}
                <button
                  type="button"
                  autoFocus
                  popoverTarget={target(index)}
                  popoverTargetAction="hide"
                  className={control}
                >
                  <Icon name="close" />
                  <span className="sr-only">{words.close}</span>
                </button>
              </figcaption>
            </figure>
          </div>
        </li>
      ))}
    </ul>
  );
}

const control =
  'flex size-12 items-center justify-center rounded-field border border-line-strong text-ink hover:bg-sunk';
