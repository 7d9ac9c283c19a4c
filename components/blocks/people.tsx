import type { ReactNode } from 'react';
import type { BlockOf } from '@/content/schema/parts/blocks';
import { withLinks } from '../with-links';

type Person = Omit<BlockOf<'people'>['people'][number], 'photo'> & { photo?: ReactNode };

/** People, some of them with portraits in arches. */
export function People({ people }: { people: Person[] }) {
  return (
    <ul
      role="list"
      className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))] gap-x-10 gap-y-10 print:grid-cols-2"
    >
      {people.map(({ name, role, credentials, text, photo }, index) => (
        <li
          key={index}
          className={
            photo
              ? 'grid grid-cols-[6rem_1fr] content-start items-center gap-x-5 gap-y-3 sm:grid-cols-[7.5rem_1fr] print:block'
              : 'border-t border-line pt-5'
          }
        >
          {photo && <div className="w-fit overflow-hidden rounded-arch print:hidden">{photo}</div>}
          <div>
            <h3 translate="no" className="font-display text-heading">
              {name}
            </h3>
            {role && <p className="font-medium">{role}</p>}
          </div>
          <div className="col-span-full">
            {credentials && <p className="text-small text-ink-soft">{credentials}</p>}
            {text && <p className="mt-2 max-w-measure">{withLinks(text)}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
