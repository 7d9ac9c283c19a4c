export const dynamic = 'force-static';

/** The time of this build, for the weekly watch (e2e/watch/). */
export function GET() {
  return new Response(new Date().toISOString());
}
