import { expect, test } from './test';
import { measuredPhone } from './page-weight';
import { fixture } from './sites';

test.use(measuredPhone);

// Only Chromium can slow a connection down.
test('on a slow first visit, both fonts arrive within a second of the first paint, and text is visible @chromium', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 },
  });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(fixture.url('/'), { waitUntil: 'networkidle' });

  const preloads = page.locator('link[rel=preload][as=font]');
  const urls = await preloads.evaluateAll((all) =>
    all.map((each) => (each as HTMLLinkElement).href),
  );
  expect(urls).toHaveLength(2);
  expect(requests.filter((url) => urls.includes(url)).sort()).toEqual(urls.sort());
  const { delays, faces } = await page.evaluate((fonts) => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return {
      delays: files
        .filter(({ name }) => fonts.includes(name))
        .map(({ responseEnd }) => responseEnd - paint!.startTime),
      faces: [...document.fonts].map(({ family, status, display }) => ({
        family,
        status,
        display,
      })),
    };
  }, urls);
  expect(delays).toHaveLength(2);
  for (const delay of delays) expect(delay).toBeLessThan(1000);
  for (const family of ['headingFont', 'textFont']) {
    expect(faces).toContainEqual({ family, status: 'loaded', display: 'swap' });
  }
  // Fallbacks are fonts of the computer, which need no loading.
  const loading = faces.filter(({ family }) => !family.includes('Fallback of'));
  expect(new Set(loading.map(({ display }) => display))).toEqual(new Set(['swap']));
});
