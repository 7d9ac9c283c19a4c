import { expect, test } from '../test';

/** Tests that unknown addresses lead to the home page without a script. */
export function testUnknownAddresses(name: string, url: (path: string) => string) {
  test.describe('with scripts off', () => {
    test.use({ javaScriptEnabled: false, allowed: [/404/] });

    test(`${name}: an address that does not exist leads to the home page`, async ({ page }) => {
      for (const path of ['/no-such-page', '/programs/no-such-page/', '/tuition.php?x=1#y']) {
        expect((await page.goto(url(path)))?.status()).toBe(404);
        await expect(page).toHaveURL(url('/'));
      }
    });
  });
}
