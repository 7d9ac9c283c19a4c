import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeGeneratedFiles } from '@/scripts/generated-files';
import { loadSchool } from '@/scripts/school/load-school';
import { inSchoolCopy } from './school-copy';
import { temporaryFolder } from './temporary-folder';

const { pathOf, write } = temporaryFolder();

test('a mistake doesn’t change the number of blanks in the line of a draft', async () => {
  write('', { 'blanks.json': '31' });
  await inSchoolCopy(async (root) => {
    writeFileSync(join(root, 'content', 'site.ts'), 'export default {');
    await writeGeneratedFiles(await loadSchool(root, {}), pathOf());
  });
  expect(readFileSync(pathOf('blanks.json'), 'utf8')).toBe('31');
});
