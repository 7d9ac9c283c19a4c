import { useId } from 'react';
import type { BlockOf } from '@/content/schema/parts/blocks';
import { HeightsDrawing } from './heights-drawing';
import { stylesOf } from './heights-styles';
import { drawings } from './life-size-drawings';
import { sizeOf } from './size-of';
import { withLevels } from './with-levels';

type Height = BlockOf<'heights'>['heights'][number];

/** The top of each sheet, in millimeters above the floor. */
const sheets = [1250, 1000, 750, 500, 250];

/**
 * Things at their actual heights on a door jamb, from 125 cm down to the floor. The other side of the jamb has the
 * heights in a family's home. The block prints on five sheets, which families cut out and join into one strip. Each
 * sheet extends 4 mm beyond its cuts, so that a line on a cut is on both sheets. Screen readers get lists, and so do
 * phones with very large text.
 */
export function Heights(props: BlockOf<'heights'> & { school: string }) {
  const { heights, home, school } = props;
  const drawing = useId();
  const hasThings = heights.some(({ thing }) => thing);
  const drawn = heights.map((height) => ({
    ...height,
    ...(height.thing && drawings[height.thing]),
  }));
  // On the narrowest phones, a line has 20 letters on one side of the jamb and 8 on the other.
  const ours = withLevels(drawn, 20, hasThings ? drawings.shoes.above : 0);
  const theirHeights: Height[] = home?.heights ?? [];
  const theirs = withLevels(theirHeights, 8, 0);
  const sides = [
    { side: 'ours', title: home?.ours, heights: ours },
    ...(home ? [{ side: 'theirs', title: home.title, heights: theirs }] : []),
  ];
  return (
    <div data-home={home && ''} className="heights">
      {sheets.map((top) => (
        <div key={top}>
          <svg aria-hidden="true" viewBox={`-140 ${1246 - top} 420 258`}>
            {top === 1250 && <style>{stylesOf([...ours, ...theirs])}</style>}
            {top === 1250 ? (
              <g id={drawing} className="wall">
                <HeightsDrawing ours={ours} theirs={theirs} hasShoes={hasThings} />
              </g>
            ) : (
              <use href={`#${drawing}`} />
            )}
          </svg>
          {top === 1250 && (
            <>
              {sides.map(({ side, title, heights }) => (
                <div key={side} data-side={side}>
                  {title && <h3 className="font-display text-heading">{title}</h3>}
                  <ul className="list-disc ps-6">
                    {heights.map(({ name, cm, alt }, index) => (
                      <li key={index}>{[name, alt, sizeOf(cm)].filter(Boolean).join(', ')}</li>
                    ))}
                  </ul>
                </div>
              ))}
              <p aria-hidden="true" data-side="ours" translate="no" className="hidden print:block">
                {school}
              </p>
            </>
          )}
          {sides.map(({ side, heights }) =>
            heights
              .filter(({ level }) => level > top - 250 && level <= top)
              .map(({ name, about, cm, level }, index) => (
                <p key={index} aria-hidden="true" data-side={side} data-level={level}>
                  <bdi className={about ? '' : 'font-display'}>{name}</bdi>
                  <small className="text-ink-soft">{sizeOf(cm)}</small>
                </p>
              )),
          )}
        </div>
      ))}
    </div>
  );
}
