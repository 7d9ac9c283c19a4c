import { unfitWhilePicked, whilePicked } from './choice';

/**
 * CSS for a picked age. It shows a line at that age and links to the programs that fit, outlines those programs in the
 * highlight color and fades the others.
 */
export function ageRules(year: number): string {
  const age = `age-${year}`;
  const page = whilePicked(age);
  const fitting = `${page} [data-fits~=${age}]`;
  const others = unfitWhilePicked(age);
  return [
    `${fitting}:is(p),${page} [data-age="${year}"]{display:block}`,
    // In forced colors, fading would leave too little contrast.
    `@media(forced-colors:none){${others}{opacity:.3}${others}:is(li){opacity:.8}}`,
    // A program that's coming soon has no class `rod`, so its bar keeps its dashed outline.
    `${fitting} .rod{stroke:var(--highlight);stroke-width:4;stroke-dasharray:none}`,
    `${fitting}:is(li)::before{border-inline-start:.3rem solid var(--highlight)}`,
  ].join('');
}
