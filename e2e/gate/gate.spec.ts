import rows from '@/content/pages';
import school from '@/content/school';
import { test } from '../fixtures';
import { site } from '../sites';
import { builtAddress } from './built-address';
import { formatWeight, loadedFiles, measuredPhone } from './page-weight';
import { testPages } from './every-page';
import { writePictures } from './pictures';
import { testUnknownAddresses } from './unknown-addresses';

const { origin, base } = builtAddress();
const { pages } = rows;

/** The site in `out/`, ready to be published. */
const built = site({ name: 'the site', directory: 'out', base, pages });

testPages(built, school, origin);
testUnknownAddresses(built.name, built.url);

const paths = pages.map(({ path }) => path);

test('test-results/pages.html shows pictures of all pages for a review', async ({ page }) => {
  test.setTimeout(60_000 + paths.length * 10_000);
  await writePictures(page, paths, built.url, 'test-results/pages.html');
});

test.describe('on a phone', () => {
  test.use(measuredPhone);

  test('the weight of each page is printed', async ({ page }) => {
    test.setTimeout(20_000 * paths.length);
    console.log(
      '\nKiB before scrolling: page | first paint | HTML | JavaScript | images | fonts | all | requests',
    );
    for (const path of paths) {
      console.log(formatWeight(path, await loadedFiles(page, built.url(path))));
    }
  });
});
