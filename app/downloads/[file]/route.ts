import dates from '@/content/dates';
import school from '@/content/school';
import { calendar, openHouses } from '../../_data/dates';
import { calendarFile, contactCard } from '../../_data/downloads';
import { places } from '../../_data/places';
import { absoluteUrl } from '../../_site/page-metadata';

export const dynamic = 'force-static';
export const dynamicParams = false;

const files: Record<string, { type: string; content: () => string }> = {
  ...Object.fromEntries(
    places.map(({ id, fullName: name, phoneLink, ...place }) => {
      const content = () => contactCard({ ...place, name }, phoneLink.href, absoluteUrl('/'));
      return [`${id}.vcf`, { type: 'text/vcard', content }];
    }),
  ),
  // The calendar exists only if there are dates to come.
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

/** Files for a parent's address book and calendar. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const { type, content } = files[(await params).file]!;
  return new Response(content(), { headers: { 'Content-Type': type } });
}
