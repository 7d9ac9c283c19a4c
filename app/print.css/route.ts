import { readFileSync } from 'node:fs';

export const dynamic = 'force-static';

/** The styles of printed pages. They're a file of their own, because Next inlines imported styles in every page. */
export function GET() {
  const files = ['print.css', 'print-margin.css'];
  const styles = files.map((file) => readFileSync(`app/_layout/styles/${file}`, 'utf8')).join('\n');
  return new Response(styles, { headers: { 'Content-Type': 'text/css' } });
}
