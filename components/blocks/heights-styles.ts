import type { Mark } from './place-names';

const css = `
main:has(.heights){overflow-x:clip}
.heights{--lane:0mm;position:relative}
.heights[data-home]{--lane:max(24mm,26%)}
.heights [data-sheet]{position:relative;height:258mm}
.heights svg{position:absolute;inset-inline-start:calc(var(--lane) - 140mm);width:420mm;height:258mm}
.heights [data-side]{position:absolute;inset-inline:calc(var(--lane) + 15mm) 0}
.heights [data-side=theirs]{inset-inline:0 calc(100% - var(--lane) + 2mm);text-align:end}
.heights [data-side=theirs] small{margin-inline-start:auto}
.heights>[data-side]{top:6mm}
.heights p{line-height:1.25}
@media(20rem<=width<40rem){
.heights[data-home]{margin-inline-start:calc(-5*var(--spacing))}
.heights [data-side=theirs]{inset-inline-start:1.5mm}
.heights p{font-size:.8125em;text-wrap:balance}
}
@media screen and (width>=64rem){
.beside-headings:has(.heights)>:first-child{position:static}
.beside-headings .heights{margin-inline-start:calc(-200%/3 - 4rem)}
.beside-headings .heights[data-home]{--lane:calc(40% + 2.4rem)}
}
@media(forced-colors:active){.heights{--ink:CanvasText;--paper:Canvas;--wood:Canvas}}
@media screen{
.heights [data-sheet]+[data-sheet]{margin-top:-8mm}
.heights svg{clip-path:inset(4mm 0)}
}
@media screen and (width<20rem){
.heights [data-sheet]{display:none}
.heights [data-side]{position:static;text-align:start}
}
@media print,(width>=20rem){.heights ul{position:absolute;height:1px;overflow:hidden;clip-path:inset(50%)}}
@page{size:portrait}
@media print{
.heights{--wood:none}
.heights [data-sheet]{break-before:page}
.heights [data-sheet]::before{content:'';position:absolute;inset:3.9mm 0;border-block:.2mm dashed}
.heights p{font-size:13pt}
.heights [translate]{top:16mm}
.heights .font-display{font-size:1.3em}
section:has(.heights),:has(>.heights){margin:0}
body:has(.heights)>footer{display:none}
}`;

/** The styles of the block, including the position of each name on its sheet. */
export const stylesOf = (marks: Mark[]) =>
  css + marks.map(({ nameY }) => `[data-y="${nameY}"]{top:${4 + (nameY % 250)}mm}`).join('');
