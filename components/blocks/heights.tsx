import type { BlockOf } from '@/content/schema/parts/blocks';

type Props = BlockOf<'heights'> & { school: string };

/** The top of each sheet, in millimeters above the floor. */
const sheets = [1250, 1000, 750, 500, 250];
const numbers = Array.from({ length: 24 }, (_, index) => 5 * (index + 1));

/**
 * Things at their true heights on a strip of door jamb, from 125 cm down to the floor. It prints on five sheets that
 * join into one strip. Each sheet extends 4 mm beyond its cuts, because a line on a cut must be on both. The number rod
 * is as long as a bank card (85.6 mm, ISO/IEC 7810): holding a card to it shows whether the printer scaled the page.
 * Screen readers, and phones with very large text, get a list.
 */
export function Heights({ heights, card, school }: Props) {
  const marks = withLevels(heights);
  return (
    <div className="my-9 print:mb-0">
      <div className="mb-9 flex items-center gap-5">
        <svg aria-hidden="true" width="5mm" height="85.6mm" className="shrink-0">
          <style>{styles + marks.map(({ rule }) => rule).join('')}</style>
          <rect width="100%" height="100%" fill="firebrick" />
          <rect width="100%" height="25%" fill="steelblue" />
          <rect width="100%" height="25%" y="50%" fill="steelblue" />
        </svg>
        <p className="max-w-measure">{card}</p>
      </div>
      <ul className="list-disc ps-6">
        {marks.map(({ name, cm }, index) => (
          <li key={index}>{`${name}, ${sizeOf(cm)}`}</li>
        ))}
      </ul>
      <div aria-hidden="true" className="strip">
        {sheets.map((top) => (
          <div key={top}>
            <svg width="34mm" height="258mm" viewBox={`0 ${1246 - top} 34 258`}>
              <rect width="24" height="1250" />
              <path d="M22.8 1250V0" pathLength="125" strokeWidth="2.4" strokeDasharray=".03 .97" />
              {numbers.map((cm) => (
                <text key={cm} x="20" y={1249.3 - 10 * cm}>
                  {cm}
                </text>
              ))}
              {marks.map(({ cm, about, line }, index) => (
                <path key={index} data-cm={cm} data-about={about} d={line} />
              ))}
            </svg>
            {marks
              .filter(({ level }) => level > top - 250 && level < top)
              .map(({ name, about, cm, level }, index) => (
                <p key={index} data-level={level}>
                  <bdi className={about ? '' : 'font-display'}>{name}</bdi>
                  <small className="text-ink-soft">{sizeOf(cm)}</small>
                </p>
              ))}
          </div>
        ))}
        <p translate="no" className="font-display">
          {school}
        </p>
      </div>
    </div>
  );
}

/** A height in inches, to the nearest half, and in centimeters: `34 inches, 86 cm`. */
const sizeOf = (cm: number) => `${Math.round((2 * cm) / 2.54) / 2} inches, ${Math.round(cm)} cm`;

/**
 * Sorts the marks from the top down and gives each name a level in millimeters: its mark's, unless the name would touch
 * the one above, a cut or the floor.
 */
function withLevels(heights: Props['heights']) {
  let level = 1260;
  const marks = heights.toSorted((a, b) => b.cm - a.cm);
  return marks.map((mark) => {
    level = Math.max(30, Math.min(level - 20, 10 * mark.cm));
    const cut = 250 * Math.round(level / 250);
    if (Math.abs(level - cut) < 6) level = cut - 6;
    const line = `M2 ${1250 - 10 * mark.cm}H24L33 ${1250 - level}`;
    const rule = `[data-level="${level}"]{top:${244 - (level % 250)}mm}`;
    return { ...mark, level, line, rule };
  });
}

const styles = `
.strip{position:relative;margin-bottom:-4mm;direction:ltr}
.strip>div{position:relative;height:258mm}
.strip svg{fill:none;stroke:var(--ink);stroke-width:.7}
.strip rect{fill:var(--wood);stroke:var(--line-strong)}
.strip text{font-size:3.4px;text-anchor:end;stroke:none;fill:var(--ink)}
.strip [data-about]{stroke:var(--detail);stroke-dasharray:2 1}
.strip p{position:absolute;inset-inline:35mm 0;display:grid;align-content:center;height:20mm;line-height:1.25}
.strip .font-display{font-size:1.4em}
.strip>p{inset:auto 0 3mm;align-content:end;padding-left:35mm;border-bottom:1mm solid}
@media screen{.strip>div+div{margin-top:-8mm}}
@media screen and (width<16rem){.strip{display:none}}
@media print,(width>=16rem){ul:has(+.strip){position:absolute;clip-path:inset(50%)}}
@media print{
.strip>div{break-before:page}
.strip>div::before{content:'';position:absolute;inset:3.9mm 0;border-block:.2mm dashed}
.strip p{font-size:13pt}
body:has(.strip)>footer{display:none}
}`.replaceAll('\n', '');
