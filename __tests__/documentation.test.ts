import { readFileSync } from 'node:fs';
import { z } from 'zod';
import datesSchema from '@/content/schema/dates';
import { block, kinds } from '@/content/schema/parts/blocks';
import { kindOf } from '@/content/schema/parts/one-of';
import { contactFields } from '@/content/shared/contact-fields';
import facts from '@/e2e/fixture/content/facts';
import { settings } from '@/scripts/configuration/read-configuration';
import { check, edited, textOf } from './school-copy';

/** The code that a chapter of a guide shows, without its indentation. */
function examplesIn(file: string, heading: string): string[] {
  const [, chapter = ''] = readFileSync(file, 'utf8').split(`\n## ${heading}\n`);
  const [text = ''] = chapter.split('\n## ');
  return Array.from(text.matchAll(/^( *)```ts\n([^]*?)^ *```/gm), ([, indent, code]) =>
    code!.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  );
}

/** The values of a guide's lines for a list. */
const valuesOf = (lines: string): object[] => new Function(`return [${lines}]`)();

// A school writes its own README and guide, so these hold only while the sample is here.
const ofTemplate = /^ *sample: true,/m.test(readFileSync('content/school.ts', 'utf8'))
  ? describe
  : describe.skip;

ofTemplate('the README', () => {
  const readme = () => readFileSync('README.md', 'utf8');

  test.each(contactFields.map(({ name }) => name))(
    'has the field %s in its mail template',
    (name) => {
      const [template] = /<p style=.*<\/p>/.exec(readme()) ?? [];
      expect(template).toContain(`{{${name}}}`);
    },
  );

  // Only tests set SITE_DAY.
  const names = Object.keys(settings.shape).filter((name) => name !== 'SITE_DAY');
  test.each(names)('explains %s', (name) => expect(readme()).toContain(`\n| \`${name}\` `));
});

ofTemplate('the guide', () => {
  const guide = 'content/README.md';

  it('shows a valid block of each kind', () => {
    const [lines = ''] = examplesIn(guide, 'Blocks');
    const blocks = valuesOf(lines);
    expect(z.array(block).safeParse(blocks).error).toBeUndefined();
    expect(new Set(blocks.map(kindOf))).toEqual(new Set(kinds));
  });

  it('shows valid notices and events', () => {
    const [lines = ''] = examplesIn(guide, 'Dates and notices');
    const [notice, ...events] = valuesOf(lines);
    const dates = { heading: 'A', closed: 'B', notices: [notice], events };
    expect(datesSchema.safeParse(dates).error).toBeUndefined();
    expect(events).not.toEqual([]);
  });

  it('shows a row and a file that make a new page', async () => {
    const [row, page] = examplesIn('content/pages-and-addresses.md', 'Add a page');
    const files = edited(
      ['pages', 'import', 'import facts from "./facts";\nimport'],
      ['pages', 'rows: [', `rows: [${row}`],
    );
    const { mistakes, warnings } = await check({ ...files, 'our-people.ts': page });
    expect(mistakes).toEqual([]);
    expect(warnings).toEqual([
      expect.stringMatching(/^content\/our-people\.ts:.* 3 blanks /),
      expect.stringMatching(/^content\/pages\.ts:.* 1 blank /),
    ]);
  });

  it('shows how a page moves', async () => {
    const [lines = ''] = examplesIn('content/pages-and-addresses.md', 'Move a page, or remove one');
    const files = edited(['pages', 'path: "/our-garden",', lines]);
    const garden = { 'our-garden.ts': undefined, 'our-orchard.ts': textOf('our-garden') };
    expect(await check({ ...files, ...garden })).toEqual({ mistakes: [], warnings: [] });
  });

  it('lists the facts', () => {
    const [, list = ''] = /The facts are ([^.]*)\./.exec(readFileSync(guide, 'utf8')) ?? [];
    expect(list.match(/\w+(?=`)/g)).toEqual(Object.keys(facts));
  });
});
