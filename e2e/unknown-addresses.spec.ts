import { expect, test } from './fixtures';
import { sites } from './sites';

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with scripts ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    for (const { name, url } of sites) {
      test(`${name}: an address that does not exist leads to the home page`, async ({
        page,
        allowed,
      }) => {
        allowed.push(/404/);
        for (const path of ['/no-such-page', '/programs/no-such-page/', '/tuition.php?x=1#y']) {
          const answer = await page.goto(url(path));
          expect(answer?.status(), path).toBe(404);
          await expect(page).toHaveURL(url('/'));
        }
      });
    }
  });
}
