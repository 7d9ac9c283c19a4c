import { useId } from 'react';
import type { BlockOf } from '@/content/schema/parts/blocks';
import { Choice } from '../choice';
import { LateStyle } from '../late-style';
import { ages, youngest } from './hand-ages';
import { handCss } from './hand-css';
import { Shapes, sizeOf, type LifeSizeDrawing } from './life-size';

const oldest = ages.at(-1)!;

/**
 * A child's hand at actual size. The drawing is a two-year-old's, and older hands are the same drawing, enlarged. On
 * screens, CSS enlarges it to the picked age. On paper, the hands are inside one another. With the outline of a bank
 * card (85.6 × 53.98 mm, ISO/IEC 7810), visitors see whether their screen or printer changes the size.
 */
export function Hand(props: Omit<BlockOf<'hand'>, 'hand'> & { drawing: LifeSizeDrawing }) {
  const { ages: question, card, drawing } = props;
  const id = useId();
  // Hands grow from the middle of the palm, so there is room above and on both sides. Below, the arm is cut off.
  const [halfWidth, halfHeight] = [drawing.width / 2, drawing.height / 2];
  const width = drawing.width * oldest.widthScale;
  const top = -halfHeight * oldest.heightScale;
  const height = halfHeight - top;
  return (
    <div className="hand grid grid-cols-1 gap-4">
      <LateStyle>{handCss}</LateStyle>
      {/* On phones, a hand may extend to the edges of the screen. */}
      <div
        data-drawing=""
        className="-mx-5 grid grid-cols-1 justify-items-center overflow-hidden sm:mx-0"
      >
        <svg
          aria-hidden="true"
          width={`${width}mm`}
          height={`${height}mm`}
          viewBox={`${-width / 2} ${top} ${width} ${height}`}
          fontSize="4"
          textAnchor="middle"
        >
          {ages.toReversed().map(({ year, widthScale, heightScale }) => (
            <g key={year} className={year === youngest.year ? '' : 'hidden print:block'}>
              <g
                data-hand=""
                transform={`scale(${widthScale} ${heightScale})`}
                className="**:[vector-effect:non-scaling-stroke]"
              >
                {/* Half a millimeter in pixels, because the scale doesn’t apply to it. */}
                <Shapes drawing={drawing} x={-halfWidth} y={-halfHeight} line={1.9} />
              </g>
              <text
                y={7 - halfHeight * heightScale}
                fill="var(--ink)"
                className="hidden print:block"
              >
                {year}
              </text>
            </g>
          ))}
        </svg>
      </div>
      <div
        data-ages=""
        className="sticky grid items-center justify-center gap-x-6 bg-paper py-2 sm:block print:hidden"
      >
        <p id={id} className="font-medium">
          {question}
        </p>
        <div role="radiogroup" aria-labelledby={id} className="col-start-2 row-span-2 flex gap-2">
          {ages.map(({ year }) => (
            <Choice key={year} name={id} value={String(year)} checked={year === youngest.year}>
              {year}
            </Choice>
          ))}
        </div>
        <p role="status">
          {ages.map(({ year, length }) => (
            <span key={year} data-year={year}>
              {sizeOf(length / 10)}
            </span>
          ))}
        </p>
      </div>
      <div className="flex max-w-measure flex-wrap items-center gap-4 self-start overflow-hidden">
        <svg
          aria-hidden="true"
          width="54.48mm"
          height="86.1mm"
          viewBox="-.25 -.25 54.48 86.1"
          fill="none"
          stroke="var(--ink)"
          strokeWidth=".5"
          className="flex-none"
        >
          <rect width="53.98" height="85.6" rx="3.18" />
          <rect x="20" y="11" width="14" height="11" rx="1.5" />
        </svg>
        <p className="grow basis-[6em]">{card}</p>
      </div>
    </div>
  );
}
