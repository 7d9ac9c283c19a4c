import { jambWidth } from './heights-drawing';

const styles = `
.heights{--lane:0mm;--bleed:1.25rem;margin-inline-end:calc(-1*var(--bleed));overflow:clip;direction:ltr}
.heights[data-home]{--lane:max(24mm,26%)}
.heights>div{position:relative;height:258mm;margin-inline-end:var(--bleed)}
.heights svg{position:absolute;inset-inline-start:calc(var(--lane) - 140mm);width:420mm;height:258mm;max-width:none;fill:none;stroke:var(--ink);stroke-width:.35;stroke-linecap:round;stroke-linejoin:round}
.wall rect{fill:var(--wood);stroke:var(--line-strong)}
.wall [data-part=grain]{stroke:var(--detail);opacity:.3}
.wall [data-part=thing]{fill:var(--paper);stroke-width:.5}
.wall text{font-size:3.6px;text-anchor:middle;stroke:none;fill:var(--ink)}
.wall [data-about]{stroke:var(--detail);stroke-dasharray:2 1}
.heights p{position:absolute;line-height:1.25}
.heights small{display:block;width:fit-content}
.heights :is(bdi,small){background:var(--paper)}
.heights [data-side]{inset-inline:calc(var(--lane) + ${jambWidth + 3}mm) 0}
.heights [data-side=theirs]{inset-inline:0 calc(100% - var(--lane) + 2mm);text-align:end}
.heights [data-side=theirs] small{margin-inline-start:auto}
.heights div>div{position:absolute;top:6mm}
@media(width<40rem){
.heights[data-home]{margin-inline-start:calc(-1*var(--bleed))}
.heights [data-side=theirs]{inset-inline-start:1.5mm}
.heights p{font-size:.8125em;text-wrap:balance}
}
@media(width>=40rem){.heights{--bleed:2rem}}
@media screen and (width>=64rem){
.heights{--bleed:max(2rem,(100vw - 80rem)/2 + 1rem)}
.beside-headings:has(.heights)>:first-child{position:static}
.beside-headings .heights{margin-inline-start:calc(-200%/3 - 4rem)}
.beside-headings .heights[data-home]{--lane:calc(40% + 2.4rem)}
}
@media(forced-colors:active){
.heights svg{stroke:CanvasText}
.wall text{fill:CanvasText}
.wall [data-part=thing],.wall rect{fill:Canvas}
}
@media screen{
.heights>div+div{margin-top:-8mm}
.heights svg{clip-path:inset(4mm 0)}
}
@media screen and (width<20rem){
.heights{--bleed:0rem}
.heights svg,.heights p{display:none}
.heights>div{height:auto}
.heights [data-side]{position:static;text-align:start}
}
@media print,(width>=20rem){.heights ul{position:absolute;height:1px;overflow:hidden;clip-path:inset(50%)}}
@page{size:portrait}
@media print{
.heights{--bleed:0mm}
.heights>div{break-before:page}
.heights>div::before{content:'';position:absolute;inset:3.9mm 0;border-block:.2mm dashed}
.wall rect{fill:none}
.wall [data-part=grain]{display:none}
.heights p{font-size:13pt}
.heights [translate]{top:16mm}
.heights .font-display{font-size:1.3em}
section:has(.heights),:has(>.heights){margin:0}
body:has(.heights)>footer{display:none}
}`.replaceAll('\n', '');

/** The styles of the block, including the position of each name on its sheet. */
export const stylesOf = (heights: { level: number }[]) =>
  styles +
  heights.map(({ level }) => `[data-level="${level}"]{top:${254 - onSheet(level)}mm}`).join('');

/** Converts a level above the floor to a level above the lower cut of its sheet. */
const onSheet = (level: number) => level - 250 * (Math.ceil(level / 250) - 1);
