import { Shapes, type LifeSizeDrawing } from './blocks/life-size';

const wide = 'aspect-3/2 sm:aspect-5/2';
/** The crop of each variant of a photo. The others are 3:2. */
const crops: Record<string, string> = {
  wide,
  panorama: wide,
  upright: 'aspect-3/2 sm:aspect-4/5',
  arch: 'aspect-4/5 rounded-arch',
};

/** Objects on a shelf. */
const shelf =
  '<path fill="none" d="M16 40q64-3 128 0v72M16 40v73M16 75q64-2 128 0M16 108q64-2 128 0M80 40v67M28 74l3-17q15-3 27 0l3 17M31 62q14 2 27 0M96 74V59q9-2 18 0v15M119 74V53q6-2 12 0v21M30 107V92q17-2 34 0v15M94 107q-4-15 17-15 19 0 17 15M62 39q0-9-5-14 9-1 9 9 3-11 11-11-1 10-9 16"/>';

/** Stands in for a photo that the school hasn't taken yet: a drawing and a description between crop marks. */
export function PhotoPlaceholder(props: {
  placeholder: string;
  drawing?: LifeSizeDrawing;
  /** The variant of the photo (photo-variants.tsx). */
  variant: string;
  /** The label that marks it as a placeholder: “PHOTO”. */
  placeholderLabel: string;
}) {
  const { placeholder, drawing, placeholderLabel, variant } = props;
  const { width, height, shapes } = drawing ?? { width: 160, height: 130, shapes: shelf };
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
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${width} ${height}`}
          className="min-h-0 grow basis-1/2 [--ink:var(--line-strong)] [--paper:var(--sunk)] **:[vector-effect:non-scaling-stroke]"
        >
          <Shapes drawing={{ width, height, shapes }} line={1.5} />
        </svg>
        <figcaption className="text-small">
          {placeholder} <span className="tracking-wide text-ink-soft">{placeholderLabel}</span>
        </figcaption>
      </figure>
    </div>
  );
}
