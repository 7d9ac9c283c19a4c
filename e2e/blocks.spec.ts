import { expect, test } from './fixtures';
import { secondSchool } from './sites';

// Blocks need no script, but for a form.
test.use({ javaScriptEnabled: false });

const { url, pageUrl, content } = secondSchool;

test('a picture of a gallery opens large by keyboard, with its name and caption', async ({
  page,
}) => {
  await page.goto(pageUrl('our-garden'));
  const small = page.getByRole('button', { name: content.photos['orchard-1']!.alt });
  const large = page.getByRole('dialog', { name: 'Week 1 of the year' });
  await expect(large).toBeHidden();
  await small.press('Enter');
  await expect(large.getByText('Week 1 of the year')).toBeInViewport();
  const picture = large.getByRole('img', { name: content.photos['orchard-1']!.alt });
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1440);
  await expect(large.getByRole('button', { name: content.site.gallery.close })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(large).toBeHidden();
  await expect(small).toBeFocused();
});

test('documents show their kind and size, and can be fetched', async ({ page, request }) => {
  await page.goto(pageUrl('for-families'));
  for (const [name, kind] of [
    ['Family handbook', 'PDF'],
    ['Permission for field trips', 'Word'],
  ] as const) {
    const item = page.getByRole('listitem').filter({ hasText: name });
    const href = await item.getByRole('link', { name }).getAttribute('href');
    const file = await request.get(new URL(href!, page.url()).href);
    expect(file.status()).toBe(200);
    const { length } = await file.body();
    await expect(item).toContainText(`(${kind}, ${Math.ceil(length / 1024)} KB)`);
  }
});

test('every page announces the feed, and the feed leads to each post', async ({
  page,
  request,
}) => {
  for (const { path } of content.pages) {
    await page.goto(url(path));
    const feed = page.locator('link[rel=alternate][type="application/atom+xml"]');
    expect(await feed.evaluate((link: HTMLLinkElement) => link.href)).toBe(url('/feed.xml'));
  }
  const feed = await (await request.get(url('/feed.xml'))).text();
  const addresses = [...feed.matchAll(/<id>(.*#.*)<\/id>/g)].map(([, address]) => address!);
  expect(addresses).toHaveLength(3);
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.locator(':target').getByRole('heading')).toBeInViewport();
  }
});

test('an address that a page had before leads to it', async ({ page, request }) => {
  for (const { path, formerly } of content.pages) {
    for (const former of formerly) {
      expect(await (await request.get(url(former))).text()).toMatch(/"robots" content="noindex"/);
      await page.goto(url(former));
      await expect(page).toHaveURL(url(path));
    }
  }
});
