import { pageColumns } from './page-header';

/** A large quotation with its author and source, in the second of the page's columns. */
export function Quote(props: {
  text: string;
  author: string;
  source?: string;
  column: keyof typeof pageColumns;
}) {
  const { text, author, source, column } = props;
  return (
    <div className="bg-sunk">
      <div
        className={`mx-auto max-w-page px-5 py-16 sm:px-8 lg:grid lg:py-28 print:block ${pageColumns[column]}`}
      >
        <figure className="break-inside-avoid lg:col-start-2">
          <blockquote className="max-w-[24ch] font-display text-quote tracking-tight">
            {/* With a word joiner before it, no dash begins a line. */}
            <p className="-indent-[0.42em] wrap-anywhere">{text.replaceAll('—', '\u2060—')}</p>
          </blockquote>
          <figcaption className="mt-8">
            <span translate="no" className="font-bold">
              {author}
            </span>
            {source && (
              <cite className="block max-w-narrow text-small text-ink-soft not-italic">
                {source}
              </cite>
            )}
          </figcaption>
        </figure>
      </div>
    </div>
  );
}
