import { openHouses } from '../../_site/current-dates';
import { calendar, contactCard } from '../../_site/downloads';

export const dynamic = 'force-static';
export const dynamicParams = false;

const files: Record<string, { type: string; content: () => string }> = {
  'school.vcf': { type: 'text/vcard', content: contactCard },
  // With no open house there is no trace of one.
  ...(openHouses.length > 0 && {
    'open-houses.ics': { type: 'text/calendar', content: () => calendar(openHouses) },
  }),
};

export function generateStaticParams() {
  return Object.keys(files).map((file) => ({ file }));
}

/** Files that a parent may keep. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const { type, content } = files[(await params).file]!;
  return new Response(content(), { headers: { 'Content-Type': type } });
}
