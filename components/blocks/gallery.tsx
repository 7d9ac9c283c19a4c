import type { ReactNode } from 'react';

export function Gallery({ photos }: { photos: { photo: ReactNode; caption?: string }[] }) {
  return (
    <ul role="list" className="my-9 grid grid-cols-1 gap-x-4 gap-y-6 sm:grid-cols-3 print:hidden">
      {photos.map(({ photo, caption }, index) => (
        <li key={index}>
          <figure>
            <div className="overflow-hidden rounded-field">{photo}</div>
            {caption && (
              <figcaption className="mt-1 text-small text-ink-soft">{caption}</figcaption>
            )}
          </figure>
        </li>
      ))}
    </ul>
  );
}
