/** @jest-environment node */
import { join } from 'node:path';
import { publishDocuments } from '@/scripts/documents';
import { filesIn } from '@/scripts/files';
import { copySchool, put } from './school-copy';

test('the site publishes the documents in content/files/ and drops removed ones', async () => {
  const gone = put('../public/files/calendar.pdf', 'a');
  const school = await copySchool([gone, put('files/.DS_Store', 'a')]);
  await publishDocuments(school);
  const published = await filesIn(join(school, 'public', 'files'));
  expect(published).toEqual(['field-trip.docx', 'handbook-2031.pdf']);
});
