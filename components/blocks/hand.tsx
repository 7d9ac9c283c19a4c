import { useId } from 'react';
import type { BlockOf } from '@/content/schema/parts/blocks';
import { Choice } from '../choice';
import { ages } from './hand-ages';
import { handCss } from './hand-css';
import { Shapes, sizeOf, type LifeSizeDrawing } from './life-size';

const oldest = ages.at(-1)!;

/**
 * A child's hand at actual size, which grows with the picked age. With the outline of a bank card (85.6 × 53.98 mm,
 * ISO/IEC 7810), visitors see whether their screen or printer changes the size. Paper shows the three hands inside one
 * another.
 */
export function Hand(props: Omit<BlockOf<'hand'>, 'hand'> & { drawing: LifeSizeDrawing }) {
  const { ages: question, card, drawing } = props;
  const id = useId();
  // The hand grows from the middle of the palm, so it needs room above and on both sides. Below, the arm is cut off.
  const [x, y] = [drawing.width / 2, drawing.height / 2];
  const width = drawing.width * oldest.widthScale;
  const height = y + y * oldest.heightScale;
  return (
    <div className="hand">
      <svg
        aria-hidden="true"
        width={`${width}mm`}
        height={`${height}mm`}
        viewBox={`${-width / 2} ${y - height} ${width} ${height}`}
      >
        {/* In an SVG, a style may stay here. In the head, it would delay the first paint. */}
        <style>{handCss}</style>
        {ages.toReversed().map(({ year, widthScale, heightScale }) => (
          <g key={year} data-hand="" transform={`scale(${widthScale} ${heightScale})`}>
            <g transform={`translate(${-x} ${-y})`}>
              <Shapes drawing={drawing} />
            </g>
          </g>
        ))}
        {ages.map(({ year, heightScale }) => (
          <text key={year} y={7 - y * heightScale}>
            {year}
          </text>
        ))}
      </svg>
      <div data-ages="">
        <p id={id} className="font-medium">
          {question}
        </p>
        <div role="radiogroup" aria-labelledby={id} className="flex gap-2">
          {ages.map(({ year }) => (
            <Choice key={year} name={id} value={String(year)} checked={year === ages[0]!.year}>
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
      <div data-card="">
        <svg aria-hidden="true" width="54.48mm" height="86.1mm" viewBox="-.25 -.25 54.48 86.1">
          <rect width="53.98" height="85.6" rx="3.18" />
          <rect x="20" y="11" width="14" height="11" rx="1.5" />
        </svg>
        <p>{card}</p>
      </div>
    </div>
  );
}
