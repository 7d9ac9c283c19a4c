/** @jest-environment node */
import { join } from 'node:path';
import { documentFindings } from '@/scripts/check/documents';
import { publishDocuments } from '@/scripts/documents';
import { filesIn } from '@/scripts/files';
import { copySchool, put } from './school-copy';

test('the site has the documents of content/files/, and none that was removed', async () => {
  const gone = put('../public/files/calendar.pdf', 'a');
  const school = await copySchool([gone, put('files/.DS_Store', 'a'), put('files/form.pdf', 'a')]);
  await publishDocuments(school);
  expect(await filesIn(join(school, 'public'))).toEqual(['files/form.pdf']);
});

test('a list of downloads with a file that is missing is a mistake at its item', async () => {
  const school = await copySchool([put('files/form.pdf', 'a')]);
  const downloads = [{ file: 'form.pdf' }, { file: 'from.pdf' }];
  const content = { garden: { blocks: [{ downloads }] } };
  const [missing, ...more] = await documentFindings(school, content);
  expect(missing).toMatchObject({ path: ['blocks', 0, 'downloads', 1, 'file'] });
  expect(missing?.sentence).toMatch(/from\.pdf does not exist: .+ \(the folder has form\.pdf\)\.$/);
  expect(more).toEqual([]);
});
