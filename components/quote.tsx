/** A quotation as a moment of its own, with its source. */
export function Quote({ text, author, source }: { text: string; author: string; source: string }) {
  return (
    <div className="bg-panel print:bg-transparent">
      <figure className="mx-auto max-w-page break-inside-avoid px-5 py-16 sm:px-8 lg:py-28 print:px-0 print:py-2">
        <blockquote className="max-w-[24ch] font-display text-title tracking-tight lg:mx-auto print:max-w-measure print:text-heading">
          <p className="-indent-[0.42em] wrap-anywhere">{text}</p>
        </blockquote>
        <figcaption className="mt-8 lg:mx-auto print:mt-2 lg:max-w-[42rem]">
          <span className="font-bold">{author}</span>
          <br />
          <cite className="text-ink-soft not-italic">{source}</cite>
        </figcaption>
      </figure>
    </div>
  );
}
