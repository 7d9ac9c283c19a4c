import { dates } from '@/content/dates';
import { telephoneLink } from '@/content/links';
import { school } from '@/content/school';
import { calendar, openHouses } from '../../_site/current-dates';
import { calendarFile, contactCard } from '../../_site/downloads';
import { absoluteUrl } from '../../_site/page-metadata';

export const dynamic = 'force-static';
export const dynamicParams = false;

const files: Record<string, { type: string; content: () => string }> = {
  'school.vcf': {
    type: 'text/vcard',
    content: () => contactCard(school, telephoneLink, absoluteUrl('/')),
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
