import { Shapes, type LifeSizeDrawing } from './blocks/life-size';

const wide = 'aspect-3/2 sm:aspect-5/2';
/** The crop of each variant of a photo. The others are 3:2. */
const crops: Record<string, string> = {
  wide,
  panorama: wide,
  upright: 'aspect-3/2 sm:aspect-4/5',
  arch: 'aspect-4/5 rounded-arch',
};

/** Stands in for a photo that the school hasn't taken yet: a description between crop marks, and perhaps a drawing. */
export function PhotoPlaceholder(props: {
  placeholder: string;
  drawing?: LifeSizeDrawing;
  /** The variant of the photo (photo-variants.tsx). */
  variant: string;
  /** The label that marks it as a placeholder: “PHOTO”. */
  placeholderLabel: string;
}) {
  const { placeholder, drawing, placeholderLabel, variant } = props;
  return (
    <div className="relative flex h-full flex-col p-3.5 print:hidden">
      <svg
        aria-hidden="true"
        className="absolute inset-0 size-full overflow-visible stroke-line-strong"
      >
        {[1, -1].flatMap((x) =>
          [1, -1].map((y) => (
            <svg key={`${x} ${y}`} x={x < 0 ? '100%' : 0} y={y < 0 ? '100%' : 0} overflow="visible">
              <path d={`M0 ${14 * y}h${9 * x}M${14 * x} 0v${9 * y}`} />
            </svg>
          )),
        )}
      </svg>
      <figure
        className={`relative flex min-h-0 grow flex-col justify-end gap-2 bg-sunk p-4 sm:p-6 ${crops[variant] ?? 'aspect-3/2'}`}
      >
        {drawing && (
          <svg
            aria-hidden="true"
            viewBox={`0 0 ${drawing.width} ${drawing.height}`}
            className="min-h-0 grow basis-1/2 [--ink:var(--line-strong)] [--paper:var(--sunk)] **:[vector-effect:non-scaling-stroke]"
          >
            <Shapes drawing={drawing} line={1.5} />
          </svg>
        )}
        <figcaption className="text-small">
          {placeholder} <span className="tracking-wide text-ink-soft">{placeholderLabel}</span>
        </figcaption>
      </figure>
    </div>
  );
}
