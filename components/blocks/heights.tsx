import type { BlockOf } from '@/content/schema/parts/blocks';

type Mark = BlockOf<'heights'>['heights'][number] & { size: string };

/** The top of each printed sheet, in millimeters above the floor. */
const sheets = [1250, 1000, 750, 500, 250];
const numbers = Array.from({ length: 24 }, (_, at) => 5 * (at + 1));
const grain =
  'M5 0q2 160-1 320t1 300-1 340 1 290M10 0q-3 170 0 330t2 290-3 330 1 300M14 0q2 150 1 310t-3 300 2 350 0 290';

/**
 * Things at their true heights on a strip of door jamb, from 125 cm down to the floor. It prints on five sheets that
 * join into one strip. Each repeats 4 mm of its neighbors: a line on a cut is on both. The rod is as long as a bank
 * card (85.6 mm, ISO/IEC 7810) and shows whether the printer scaled the page. Screen readers, and phones with very
 * large text, get a list.
 */
export function Heights(props: { heights: Mark[]; card: string; school: string }) {
  const marks = withLevels(props.heights);
  const wood = (
    <g fill="none" stroke="var(--ink)" strokeWidth=".7">
      <path d="M12 0V1250" stroke="var(--wall)" strokeWidth="24" />
      <path d="M12 0V1250" stroke="var(--highlight)" strokeWidth="24" opacity=".3" />
      <path d={grain} stroke="var(--detail)" strokeWidth=".4" opacity=".35" />
      <path d="M24 0V1250" stroke="var(--line-strong)" />
      <path d="M22.8 1250V0" pathLength="125" strokeWidth="2.4" strokeDasharray=".03 .97" />
      {numbers.map((cm) => (
        <text key={cm} x="20" y={1249.3 - 10 * cm}>
          {cm}
        </text>
      ))}
      {marks.map(({ cm, about, line }, at) => (
        <path key={at} data-cm={cm} data-about={about} d={line} />
      ))}
    </g>
  );
  return (
    <div className="my-9 print:mb-0">
      <div className="mb-9 flex items-center gap-5">
        <svg aria-hidden="true" width="5mm" height="85.6mm" className="shrink-0">
          <style>{styles + marks.map(({ rule }) => rule).join('')}</style>
          {/* Red and blue, like number rods in every school. */}
          <rect width="100%" height="100%" fill="firebrick" />
          <path
            d="M9 0V324"
            pathLength="4"
            stroke="steelblue"
            strokeWidth="20"
            strokeDasharray="1"
          />
        </svg>
        <p className="max-w-measure">{props.card}</p>
      </div>
      <ul className="list-disc ps-6">
        {marks.map(({ name, size }, at) => (
          <li key={at}>{`${name}, ${size}`}</li>
        ))}
      </ul>
      <div aria-hidden="true" className="strip">
        {sheets.map((top) => (
          <div key={top}>
            <svg width="34mm" height="258mm" viewBox={`0 ${1246 - top} 34 258`}>
              {wood}
            </svg>
            {marks
              .filter(({ level }) => level > top - 250 && level < top)
              .map(({ name, about, size, level }, at) => (
                <p key={at} data-level={level}>
                  <span className={about ? '' : 'font-display text-heading'}>{name}</span>
                  <bdi className="text-small text-ink-soft">{size}</bdi>
                </p>
              ))}
            {top === 250 && (
              <p translate="no" className="floor font-display text-heading">
                {props.school}
              </p>
            )}
          </div>
        ))}
      </div>
    </div>
  );
}

/**
 * Sorts the marks from the top down and places each name, in millimeters: at its mark, or higher if it would touch the
 * name below or a cut.
 */
function withLevels(heights: Mark[]) {
  let level = 10;
  const marks = heights.toSorted((a, b) => a.cm - b.cm);
  const placed = marks.map((mark) => {
    level = Math.max(level + 20, 10 * mark.cm);
    const cut = 250 * Math.round(level / 250);
    if (Math.abs(level - cut) < 6) level = cut + 6;
    level = Math.min(level, 1240);
    const line = `M2 ${1250 - 10 * mark.cm}H24L33 ${1250 - level}`;
    return { ...mark, level, line, rule: `[data-level="${level}"]{top:${240 - (level % 250)}mm}` };
  });
  return placed.toReversed();
}

const styles = `
.strip{border-bottom:1mm solid}
.strip>div{position:relative;height:25cm}
.strip svg{position:absolute;top:-4mm}
.strip text{font-size:3.4px;text-anchor:end;stroke:none;fill:var(--ink)}
.strip [data-about]{stroke:var(--detail);stroke-dasharray:2 1}
.strip :is(svg,text):dir(rtl){scale:-1 1;transform-box:fill-box;transform-origin:center}
.strip p{position:absolute;inset-inline:35mm 0;display:grid;align-content:center;height:20mm}
.strip .floor{bottom:2mm;align-content:end}
@media screen and (width<16rem){.strip{display:none}}
@media print,(width>=16rem){
ul:has(+.strip){position:absolute;clip-path:inset(50%)}
}
@media print{
.strip>div{height:258mm;break-before:page}
.strip>:last-child{height:254mm}
.strip>div::before{content:'';position:absolute;inset:3.9mm 0;border-block:.2mm dashed}
.strip>:last-child::before{bottom:0;border-bottom:0}
.strip svg{top:0}
.strip p{margin-top:4mm;font-size:12pt}
.strip bdi{font-size:12pt}
.strip .font-display{font-size:17pt}
body:has(.strip)>:is(aside,footer){display:none}
}`.replaceAll('\n', '');
