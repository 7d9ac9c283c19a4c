export const dynamic = 'force-static';

/** When this site was built, for the weekly watch (e2e/watch/). */
export function GET() {
  return new Response(new Date().toISOString());
}
