import type { PageContent } from '@/content/schema/page';

/** A large quotation with its author and source. It lines up with text beside a table of contents. */
export function Quote({ text, author, source }: NonNullable<PageContent['quote']>) {
  return (
    <div className="bg-sunk">
      <figure className="page-width break-inside-avoid py-16 lg:py-28 lg:ps-96">
        <blockquote className="max-w-[24ch] font-display text-quote tracking-tight">
          <p className="-indent-[0.42em]">{text}</p>
        </blockquote>
        <figcaption className="mt-8">
          <span translate="no" className="font-bold">
            {author}
          </span>
          {source && (
            <cite className="block max-w-narrow text-small text-ink-soft not-italic">{source}</cite>
          )}
        </figcaption>
      </figure>
    </div>
  );
}
