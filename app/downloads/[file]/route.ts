import dates from '@/content/dates';
import school from '@/content/school';
import { telephone } from '../../_data/contact-links';
import { calendar, openHouses } from '../../_data/dates';
import { calendarFile, contactCard } from '../../_data/downloads';
import { absoluteUrl } from '../../_site/page-metadata';

export const dynamic = 'force-static';
export const dynamicParams = false;

const files: Record<string, { type: string; content: () => string }> = {
  'school.vcf': {
    type: 'text/vcard',
    content: () => contactCard(school, telephone.href, absoluteUrl('/')),
  },
  // With nothing to come there is no trace of it.
  ...(openHouses.length + calendar.length > 0 && {
    'dates.ics': {
      type: 'text/calendar',
      content: () => calendarFile(school, { ...dates, openHouses, calendar }, absoluteUrl('/')),
    },
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
