import type { ReactNode } from 'react';
import type { BlockOf } from '@/content/schema/blocks';
import { Icon } from '../icon';
import { withBasePath } from '../with-base-path';

/**
 * A photo with a link to a video. The page requests nothing from the
 * video's host before a visitor clicks. The area of the link covers the photo.
 */
export function Video(props: Omit<BlockOf<'video'>['video'], 'photo'> & { photo: ReactNode }) {
  const { href, title, photo } = props;
  return (
    <figure className="group relative my-9 max-w-measure">
      <div className="relative overflow-hidden rounded-card print:hidden">
        {photo}
        <span className="absolute inset-0 grid place-content-center">
          <span className="rounded-full border border-line-strong bg-raised p-[1.1875rem] text-sage group-hover:text-sage-strong">
            <Icon name="play" />
          </span>
        </span>
      </div>
      <figcaption className="mt-3">
        <a href={withBasePath(href)} className="font-medium before:absolute before:inset-0">
          {title}
        </a>
      </figcaption>
    </figure>
  );
}
