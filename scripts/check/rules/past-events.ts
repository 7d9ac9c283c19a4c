// Warns of a calendar whose events are all past.
import { warningAt, type Diagnostic } from '@/content/schema/explain/diagnostic';
import type { School } from '../../school/load-school';

export function pastEvents({ content, today }: School): Diagnostic[] {
  const { events } = content.dates;
  // The sample keeps its year.
  if (content.school.sample || !events.length) return [];
  if (events.some(({ date, until = date }) => until >= today)) return [];
  const message = 'all of these events are past, so the site shows none. Write the coming ones.';
  return [warningAt(['dates', 'events'], message)];
}
