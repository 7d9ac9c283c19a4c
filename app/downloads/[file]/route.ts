import dates from '@/content/dates';
import school from '@/content/school';
import { calendar, openHouses } from '../../_facts/coming-dates';
import { calendarFile, contactCard } from '../../_facts/downloads';
import { places } from '../../_facts/places';
import { absoluteUrl } from '../../_facts/addresses';

export const dynamic = 'force-static';
export const dynamicParams = false;

const url = absoluteUrl('/');
const cards = places.map(({ id, fullName: name, phoneLink, ...place }) => [
  `${id}.vcf`,
  contactCard({ ...place, name }, phoneLink.href, url),
]);
const files: Record<string, string> = {
  ...Object.fromEntries(cards),
  // The finishing step deletes this file if no page links to it.
  'dates.ics': calendarFile(school, [...openHouses, ...calendar], dates.closed, url),
};

export function generateStaticParams() {
  return Object.keys(files).map((file) => ({ file }));
}

/** Files for a parent's address book and calendar. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const type = file.endsWith('.ics') ? 'text/calendar' : 'text/vcard';
  return new Response(files[file], { headers: { 'Content-Type': type } });
}
