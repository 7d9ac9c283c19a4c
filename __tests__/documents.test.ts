/** @jest-environment node */
import { join } from 'node:path';
import { fileFacts } from '@/app/_site/file-facts';
import type { Content } from '@/content/schema/rules';
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
  const content = { garden: { blocks: [{ downloads }] } } as unknown as Content;
  expect(await documentFindings(school, content)).toEqual([
    {
      file: 'content/garden.ts',
      path: ['blocks', 0, 'downloads', 1, 'file'],
      sentence: expect.stringContaining('no file called “from.pdf”: it has form.pdf.'),
    },
  ]);
});

test('a page tells the kind and the size of a document', async () => {
  const school = await copySchool([put('files/form.pdf', 'words')]);
  const cwd = jest.spyOn(process, 'cwd').mockReturnValue(school);
  expect(fileFacts('form.pdf')).toEqual({ kind: 'PDF', size: 5 });
  cwd.mockRestore();
});
