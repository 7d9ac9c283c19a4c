import pages from '@/content/pages';
import school from '@/content/school';
import { test } from '../test';
import { builtAddress } from './serve-out';
import { testPages } from '../page/every-page';
import { writeScreenshots } from './screenshots';

const { origin, base } = builtAddress();
const url = (path: string) => base + path;

test('test-results/pages.html has screenshots of all pages to review', async ({ page }) => {
  const addresses = pages.rows.map(({ path }) => url(path));
  test.setTimeout(60_000 + addresses.length * 10_000);
  await writeScreenshots(page, addresses);
});

testPages({ pages: pages.rows, url }, school, origin);
