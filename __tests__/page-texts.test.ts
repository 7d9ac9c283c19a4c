import pages from '@/e2e/fixture/content/pages';
import { pageRenderer } from '@/scripts/check/page-renderer';
import { loadSchool } from '@/scripts/school/load-school';

/** Each page of the fixture as HTML, by its id. */
const html: Record<string, string> = {};

beforeAll(async () => {
  const school = await loadSchool('e2e/fixture', {});
  const render = pageRenderer({ ...school, environment: { SITE_DAY: '2031-10-15' } });
  for (const row of pages.rows) html[row.id] = await render(row);
});

test.each([
  ['home', 'the link past the header first', 'Skip to the content Saint Zoë’s'],
  ['home', 'the line about enrolling', 'since 1974 We are enrolling for 2031-2032 ,'],
  ['home', 'each program’s lowest price', '01 Nido From 3-18 months, at least $410.50 a week'],
  ['home', 'when and where an event is', '4:30pm-7:15pm The barn What to bring Open gate'],
  ['home', 'no more than five events', 'February 6, 2032 The whole year'],
  ['home', 'highlights with facts', 'Gate Monday to Friday, 7:45am-5:45pm , 7:45am-12:15pm ,'],
  ['our-garden', 'every event', 'February 6, 2032 Open gate Friday, March 5, 2032'],
  ['our-garden', 'a photo’s caption', 'The long table before lunch'],
  ['our-garden', 'heights from the top down', '87 cm Hook, with a strap, 34 inches, 86 cm Gate'],
  ['our-garden', 'the family’s heights', 'At home Latch, 40 inches, 101 cm'],
  ['programs', 'ages and grades in its contents', 'From 6-9, not yet open Garden Club K–6th grade'],
  ['programs', 'each program’s number and name', '03 Lower Elementary From 6-9 not yet open We'],
  ['tuition', 'a note below a program’s prices', '$19,704 Diapers are yours, laundry is ours.'],
  ['tuition', 'a note in place of prices', '(6-9 years) By what a family earns: ask'],
  ['tuition', 'when tuition is due', 'When we say yes: the first payment. Each fall: boots'],
  ['tuition', 'other costs', '$75 One for a family. Boots $45.50 each fall Late at the gate $2'],
  ['tuition', 'what is free', 'In the orchard On the house Saturdays'],
  ['tuition', 'a group without prices', 'Assistance One in four: ask us'],
  ['admissions-process', 'steps in its contents', 'Steps and questions 1 Say hello 2 Apply Ask us'],
  ['admissions-process', 'ways to take a step', 'Call (505) 555-0187 ext. 12 Inquire Who You'],
  ['admissions-process', 'what a step costs', 'Who You What it costs Nothing When Any day'],
  ['meet-the-founder', 'who signs the letter', 'Yours, Inés Søndergård Founder'],
  ['enrollment-inquiry', 'what replaces its form', 'what you know today. The rest can wait'],
  ['contact', 'the way', 'Bus 12 to Peña Blanca, then uphill.'],
])('the page %s shows %s: %s', (id, _, text) => {
  const content = html[id]!.replace(/<(style|script).*?<\/\1>/gs, '');
  expect(content.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')).toContain(text);
});

test.each([
  ['home', 'Skip to the content', '#main'],
  ['home', 'Book a tour', 'https://tours.saintzoes.example/book'],
  ['home', 'Prices', '/tuition'],
  ['home', 'Gate', '/tuition'],
  ['home', 'YouTube', 'https://www.youtube.com/@saint-zoe.example'],
  ['programs', 'Look around our house for children', '/our-garden'],
  ['tuition', 'In the orchard', '/programs#garden-club'],
  ['our-garden', 'ask', '/contact'],
  ['admissions-process', 'Inquire', '/enrollment-inquiry'],
  ['contact', 'NM 87013', 'https://www.google.com/maps/search/?api=1&amp;query=1187'],
  ['contacto', 'Visitas', 'https://forms.example/a'],
])('the page %s has a link “%s” to %s', (id, name, href) => {
  const links = Array.from(
    html[id]!.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs),
    ([, address, content]) => `${content!.replace(/<[^>]*>/g, '')}: ${address}`,
  );
  expect(links).toContainEqual(expect.stringContaining(`${name}: ${href}`));
});
