export const dynamic = 'force-static';

/** The time of this build, which the weekly watch reads (e2e/watch/). */
export function GET() {
  return new Response(new Date().toISOString());
}
