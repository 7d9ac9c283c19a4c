import { readFile } from 'node:fs/promises';

export const dynamic = 'force-static';

/** The rules for paper: a file of their own, because a browser needs none of them for its first paint. */
export async function GET() {
  return new Response(await readFile('app/_layout/styles/print.css'), {
    headers: { 'Content-Type': 'text/css' },
  });
}
