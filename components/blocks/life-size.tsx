/** A drawing at actual size. One unit is a millimeter, and the upper left corner is at 0, 0. */
export interface LifeSizeDrawing {
  width: number;
  height: number;
  /** SVG without colors. The check makes sure that it has no scripts and no styles. */
  shapes: string;
}

/** The shapes of a drawing, in the page's colors. An area hides what's behind it. */
export function Shapes(props: { drawing: LifeSizeDrawing; x?: number; y?: number; line?: number }) {
  const { drawing, x = 0, y = 0, line = 0.5 } = props;
  return (
    <g
      transform={`translate(${x} ${y})`}
      fill="var(--paper)"
      stroke="var(--ink)"
      strokeWidth={line}
      strokeLinecap="round"
      strokeLinejoin="round"
      dangerouslySetInnerHTML={{ __html: drawing.shapes }}
    />
  );
}

/** A length in half inches and centimeters: `33.5 inches, 85 cm`. */
export const sizeOf = (cm: number) =>
  `${Math.round((2 * cm) / 2.54) / 2} inches, ${Math.round(cm)} cm`;
