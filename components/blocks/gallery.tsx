import type { ReactNode } from 'react';
import { Icon } from '../icon';

type Shown = { key: string; name: string; caption?: string; small: ReactNode; large: ReactNode };

/**
 * Small pictures in a grid. Each opens large in a popover, which needs no script. The browser fetches
 * the large picture when it is shown.
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
  return (
    <ul className="my-9 grid grid-cols-3 gap-2 sm:grid-cols-4 sm:gap-4 print:grid-cols-6">
      {pictures.map(({ key, name, caption, small, large }, index) => (
        <li key={key}>
          <button
            type="button"
            popoverTarget={target(index)}
            className="block w-full cursor-zoom-in overflow-hidden rounded-field"
          >
            {small}
            <span className="sr-only">{words.open}</span>
          </button>
          <div
            id={target(index)}
            popover="auto"
            role="dialog"
            aria-label={name}
            className="lightbox m-auto w-fit max-w-[min(96vw,72rem)] overflow-auto rounded-card border border-line bg-raised p-0 text-ink [&_img]:mx-auto [&_img]:max-h-[calc(100dvh-6rem)] [&_img]:w-auto [&_img]:max-w-full"
          >
            <figure>
              {large}
              <figcaption className="flex flex-wrap items-center gap-x-4 gap-y-2 p-3 sm:px-5">
                <span className="min-w-40 flex-1">{caption}</span>
                <button
                  type="button"
                  autoFocus
                  popoverTarget={target(index)}
                  popoverTargetAction="hide"
                  className="flex size-12 items-center justify-center rounded-field border border-line-strong text-ink hover:bg-sunk"
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
