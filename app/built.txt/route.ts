export const dynamic = 'force-static';

/** The time of this build, which the weekly check of the live site reads (e2e/weekly-check/). */
export function GET() {
  return new Response(new Date().toISOString());
}
