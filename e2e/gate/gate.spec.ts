import pages from '@/content/pages';
import school from '@/content/school';
import { test } from '../test';
import { builtAddress } from './built-address';
import { testPages } from './every-page';
import { writePictures } from './pictures';

const { origin, base } = builtAddress();

const url = (path: string) => base + path;

const paths = pages.rows.map(({ path }) => path);

test('test-results/pages.html shows pictures of all pages for a review', async ({ page }) => {
  test.setTimeout(60_000 + paths.length * 10_000);
  await writePictures(page, paths, url, 'test-results/pages.html');
});

testPages({ pages: pages.rows, url }, school, origin);
