import { expect, test } from './fixtures';
import { sites } from './sites';

// The page for unknown addresses needs no script, and has none.
test.use({ javaScriptEnabled: false });

for (const { name, url } of sites) {
  test(`${name}: an address that does not exist leads to the home page`, async ({
    page,
    allowed,
  }) => {
    allowed.push(/404/);
    for (const path of ['/no-such-page', '/programs/no-such-page/', '/tuition.php?x=1#y']) {
      const status = (await page.goto(url(path)))?.status();
      const sentence = `An unknown address answers ${status}, or does not lead to the home page: the host must send 404.html with the status 404.`;
      expect(status, sentence).toBe(404);
      await expect(page, sentence).toHaveURL(url('/'));
    }
  });
}
