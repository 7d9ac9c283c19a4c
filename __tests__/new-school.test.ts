import fs from 'node:fs';
import { join } from 'node:path';
import { define, schemaOf } from '@/content/schema/define';
import { pageRenderer } from '@/scripts/check/page-renderer';
import colors from '@/scripts/new-school/content/colors';
import school from '@/scripts/new-school/content/school';
import { writeSchool } from '@/scripts/new-school/write-school';
import { loadSchool } from '@/scripts/school/load-school';
import { allFilesIn } from '@/scripts/system/files';
import { inSchoolCopy, messagesOf } from './school-copy';

/** The short school after a change to one of its modules. */
const changed = (value: object, change: object) =>
  define(schemaOf(value)!, { ...value, ...change });

afterEach(() => jest.restoreAllMocks());

describe('the short school', () => {
  it('replaces the modules, photos and drawings of the school that was there', async () => {
    const files = await inSchoolCopy(async (root) => {
      expect(writeSchool(root)).toEqual([]);
      return allFilesIn(join(root, 'content'));
    });
    const pictures = files.filter((name) => /^(photos|drawings)\//.test(name));
    expect(pictures).toEqual(['drawings/.gitkeep', 'photos/.gitkeep']);
    expect(files).toContain('welcome-letter.ts');
    expect(files).not.toContain('our-garden.ts');
    expect(files).not.toContain('enrollment-inquiry.ts');
  });

  it('is complete even if a file can’t be deleted, and names that file', async () => {
    const { rmSync } = fs;
    jest.spyOn(fs, 'rmSync').mockImplementation((path, options) => {
      if (String(path).endsWith('hal.jpg')) throw new Error('EBUSY');
      rmSync(path, options);
    });
    await inSchoolCopy(async (root) => {
      expect(writeSchool(root)).toEqual(['content/photos/hal.jpg']);
      const { mistakes } = await messagesOf(root, {});
      expect(mistakes).toEqual([expect.stringContaining('photos/hal.jpg')]);
    });
  });

  test.each(['', 'https://www.school.org'])('has at “%s” no mistakes, only blanks', async (url) => {
    const { mistakes, warnings } = await inSchoolCopy((root) => {
      writeSchool(root);
      return messagesOf(root, { SITE_DAY: '2030-11-28', SITE_URL: url });
    });
    expect(mistakes).toEqual([]);
    expect(warnings.length).toBeGreaterThan(5);
    for (const each of warnings) expect(each).toMatch(/this file has \d+ blanks? to fill in\./);
  });

  it('shows its blanks without brackets, and no empty links and frames', async () => {
    await inSchoolCopy(async (root) => {
      writeSchool(root);
      const school = await loadSchool(root, {});
      const render = pageRenderer(school);
      for (const row of school.content.pages.rows) {
        const html = await render(row);
        expect(html.replace(/ data-props="[^"]*"/, '')).not.toContain('[[');
        expect(html).not.toMatch(/href="(tel|mailto):|PHOTO/);
        expect(html).toMatch(/<header.*<mark[^>]*>Your school’s name\?<\/mark>.*<\/header>/s);
        expect(`${row.title} ${row.description}`).not.toContain('[[');
      }
    });
  });

  test.each([
    ['en-CA', '613-555-0187', 'America/Toronto', 'L’École d’Élise'],
    ['en-HK', '2345 6789', 'Asia/Hong_Kong', '兒童之家 Montessori'],
  ])('takes the facts of a school in %s, with or without its country', (locale, ...facts) => {
    const [telephone, timeZone, name] = facts;
    for (const country of [locale, '[[Country?]]']) {
      const answers = { name, telephone, timeZone, locale: country };
      expect(changed(school, answers)).toMatchObject({ name, telephone, timeZone });
    }
  });

  test.each([
    ['“accent” must be a color', colors, { accent: 'green [[or?]]' }],
    ['“email” must be an email address', school, { email: '[[Email?]' }],
    ['“telephone” isn’t a valid phone number', school, { telephone: '555 [[or?]]' }],
  ])('has only whole blanks in place of typed values: %s', (message, value, change) => {
    expect(() => changed(value, change)).toThrow(message);
  });

  it('has the template’s color, country and time zone until it has its own', () => {
    expect(colors.accent).toBe('#2c4a3a');
    expect(school).toMatchObject({ locale: 'en-US', timeZone: 'America/New_York' });
  });
});
