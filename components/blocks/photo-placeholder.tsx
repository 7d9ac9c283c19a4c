const shapes = {
  landscape: 'aspect-3/2 rounded-card',
  portrait: 'aspect-4/5 rounded-arch',
};

/** A frame in place of a photograph that the school still has to take. */
export function PhotoPlaceholder(props: {
  /** What the photograph should show. */
  placeholder: string;
  /** The word above it: “PHOTO”. */
  word: string;
  shape?: keyof typeof shapes;
}) {
  const { placeholder, word, shape = 'landscape' } = props;
  return (
    <div
      className={`grid grid-cols-1 place-items-center border border-line bg-raised p-3 text-center print:hidden ${shapes[shape]}`}
    >
      <figure
        className={`grid grid-cols-1 size-full place-content-center justify-items-center gap-2 border border-dashed border-line-strong bg-sunk p-6 ${shapes[shape]} aspect-auto`}
      >
        <p className="font-display text-heading tracking-wide text-clay">{word}</p>
        <figcaption className="max-w-[28ch] text-small text-ink-soft">{placeholder}</figcaption>
      </figure>
    </div>
  );
}
