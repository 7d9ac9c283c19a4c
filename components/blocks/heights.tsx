import { useId } from 'react';
import type { BlockOf } from '@/content/schema/parts/blocks';
import { LateStyle } from '../late-style';
import { withLinks } from '../with-links';
import { heightsCss } from './heights-css';
import { Jamb } from './heights-drawing';
import { jambWidth, placeNames, sheetHeight, sheets, type Mark } from './heights-layout';
import { sizeOf, type LifeSizeDrawing } from './life-size';

/**
 * A door jamb at actual size, down to the floor. The school's heights and things are on its right, a
 * family's heights on its left. `placeNames` says where each name goes. The first sheet draws the whole jamb,
 * and the others repeat the drawing on paper, where families cut them out and join them. There, each sheet also shows
 * a little beyond its cuts, so that a line on a cut is on both. Screen readers get a list for each side. So do phones with
 * very large text, which have no room for a jamb.
 */
export function Heights(
  props: BlockOf<'heights'> & {
    school: string;
    drawingOf: (file?: string) => LifeSizeDrawing | undefined;
  },
) {
  const { heights, above, floor, toFillIn = [], family, school, drawingOf } = props;
  const id = useId();
  const onFloor = drawingOf(floor?.thing);
  const things = heights.map((height) => ({ ...height, drawing: drawingOf(height.thing) }));
  const ours = placeNames('ours', things, onFloor?.height);
  const theirs = placeNames('family', family?.heights ?? []);
  const marks = [...ours, ...theirs];
  return (
    <div dir="ltr" data-heights={id} className="heights on-paper-strip relative">
      <LateStyle>{heightsCss(id, marks)}</LateStyle>
      <List side="ours" title={family?.ours} above={above} marks={ours} />
      {family && <List side="family" title={family.title} marks={theirs} />}
      {/* At the bottom of the first printed sheet: lines for a name and a date, and the school’s name. */}
      <div
        aria-hidden="true"
        data-side="ours"
        data-poster=""
        className="hidden text-body/[1.25] print:block"
      >
        {toFillIn.map((label, index) => (
          <p key={index} className="border-b border-ink py-24">
            {label}
          </p>
        ))}
        <p translate="no" className="py-24">
          {school}
        </p>
      </div>
      {sheets.map((top) => (
        <div key={top} aria-hidden="true" data-sheet="" className="relative">
          <svg
            width={`${jambWidth}mm`}
            height={`${sheetHeight}mm`}
            viewBox={`0 ${top} ${jambWidth} ${sheetHeight}`}
            className="overflow-visible"
          >
            {top === 0 ? (
              <Jamb id={id} marks={marks} onFloor={onFloor} />
            ) : (
              <use href={`#${id}`} className="hidden print:block" />
            )}
          </svg>
          {marks
            .filter(({ nameY }) => nameY >= top && nameY < top + sheetHeight)
            .map((mark, index) => (
              <Name key={index} {...mark} />
            ))}
        </div>
      ))}
      {floor?.text && (
        <p data-floor="" className="max-w-measure pe-3 pt-4 text-lead print:hidden">
          {withLinks(floor.text)}
        </p>
      )}
    </div>
  );
}

function List(props: { side: Mark['side']; title?: string; above?: string; marks: Mark[] }) {
  const { side, title, above, marks } = props;
  return (
    <div data-side={side}>
      {title && <h3 className="font-display text-heading">{title}</h3>}
      {above && (
        <p data-above="" className="sticky font-display text-title tracking-tight">
          {above}
        </p>
      )}
      <ul className="list-disc ps-6">
        {marks.map(({ name, cm, alt }, index) => (
          <li key={index}>{[name, alt, sizeOf(cm)].filter(Boolean).join(', ')}</li>
        ))}
      </ul>
    </div>
  );
}

function Name({ side, name, about, cm, nameY }: Mark) {
  return (
    <p data-side={side} data-y={nameY} className="text-small/[1.25] text-balance">
      <bdi className={`bg-paper text-body/[1.25] ${about ? '' : 'font-display'}`}>{name}</bdi>
      <br />
      <span className="bg-paper text-ink-soft">{sizeOf(cm)}</span>
    </p>
  );
}
