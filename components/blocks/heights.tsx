import { useId } from 'react';
import type { BlockOf } from '@/content/schema/parts/blocks';
import { withLinks } from '../with-links';
import { heightsCss } from './heights-css';
import { Jamb } from './jamb';
import { sizeOf, type LifeSizeDrawing } from './life-size';
import { placeNames, sheets, type Mark } from './place-names';

/**
 * Things at their actual heights on a door jamb, from 125 cm down to the floor. The other side of the jamb has the
 * heights in a family's home. The block prints on five sheets, which families cut out and join into one strip. Each
 * sheet extends 4 mm beyond its cuts, so that a line on a cut is on both sheets. Screen readers get lists, and so do
 * phones with very large text.
 */
export function Heights(
  props: BlockOf<'heights'> & {
    school: string;
    drawingOf: (file: string) => LifeSizeDrawing | undefined;
  },
) {
  const { heights, above, floor, toFillIn = [], family, school, drawingOf } = props;
  const drawing = useId();
  const things = heights.map((each) => ({
    ...each,
    drawing: each.thing ? drawingOf(each.thing) : undefined,
  }));
  const onFloor = floor?.thing ? drawingOf(floor.thing) : undefined;
  const ours = placeNames('ours', things, onFloor?.height);
  const theirs = placeNames('family', family?.heights ?? []);
  const marks = [...ours, ...theirs];
  return (
    <div dir="ltr" data-family={family && ''} className="heights">
      <List side="ours" title={family?.ours} above={above} marks={ours} />
      {family && <List side="family" title={family.title} marks={theirs} />}
      <div aria-hidden="true" data-poster="" data-side="ours">
        {toFillIn.map((label) => (
          <p key={label}>{label}</p>
        ))}
        <p translate="no">{school}</p>
      </div>
      {sheets.map((top) => (
        <div key={top} aria-hidden="true" data-sheet="">
          <svg viewBox={`-140 ${top - 4} 420 258`}>
            {top === 0 ? (
              <>
                <style>{heightsCss(marks)}</style>
                <Jamb id={drawing} marks={marks} onFloor={onFloor} />
              </>
            ) : (
              <use href={`#${drawing}`} />
            )}
          </svg>
          {marks
            .filter(({ nameY }) => nameY >= top && nameY < top + 250)
            .map(({ side, name, about, cm, nameY }, index) => (
              <p key={index} data-side={side} data-y={nameY}>
                <bdi className={`bg-paper ${about ? '' : 'font-display'}`}>{name}</bdi>
                <small className="block w-fit bg-paper text-ink-soft">{sizeOf(cm)}</small>
              </p>
            ))}
        </div>
      ))}
      {floor?.text && (
        <p data-below="" className="max-w-measure text-lead print:hidden">
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
        <div data-above="">
          <p className="font-display text-title tracking-tight">{above}</p>
        </div>
      )}
      <ul className="list-disc ps-6">
        {marks.map(({ name, cm, alt }, index) => (
          <li key={index}>{[name, alt, sizeOf(cm)].filter(Boolean).join(', ')}</li>
        ))}
      </ul>
    </div>
  );
}
