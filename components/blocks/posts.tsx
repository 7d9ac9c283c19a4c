import type { ReactNode } from 'react';
import type { Post } from '@/content/schema/blocks';
import { TextLink } from '../text-link';
import { paragraphsOf } from '../texts';

/** A post with its day as text. */
type PostOnPage = Omit<Post, 'photo'> & { day: string; photo?: ReactNode };

/** News: dated posts in the order given, each with an anchor. */
export function Posts({ posts }: { posts: PostOnPage[] }) {
  return posts.map(({ id, date, day, title, paragraphs, link, photo }) => (
    <article
      key={id}
      id={id}
      className="my-9 border-t border-line pt-6 sm:grid sm:grid-cols-[14rem_1fr] sm:gap-x-8 print:block"
    >
      <time dateTime={date} className="text-small text-ink-soft">
        {day}
      </time>
      <div>
        <h3 className="font-display text-heading">{title}</h3>
        {photo && <div className="my-4 max-w-measure">{photo}</div>}
        {paragraphsOf(paragraphs, 'mt-3 max-w-measure')}
        {link && <TextLink href={link.href}>{link.label}</TextLink>}
      </div>
    </article>
  ));
}
