import { leaves } from '@/content/schema/explain/leaves';
import { loadContent } from '@/scripts/check/load';
import { filesOfSample, fingerprintsOf } from '@/scripts/check/sample';
import listed from '@/scripts/check/sample.json';

test('only a public build ends with the files that still have the sample’s texts', async () => {
  const root = 'e2e/fixture';
  const { content, sources } = await loadContent(root);
  // A text of the fixture stands in for one of the sample.
  const [text] = fingerprintsOf(leaves(content), sources, root);
  listed.push(text!.fingerprint);
  expect(await filesOfSample(root, { SITE_URL: 'https://www.school.org' })).toEqual([text!.file]);
  expect(await filesOfSample(root, {})).toEqual([]);
});
