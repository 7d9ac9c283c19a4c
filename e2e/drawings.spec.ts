import { expect, test } from './test';
import { fixture } from './fixture-site';

for (const forcedColors of ['none', 'active'] as const) {
  test(`in dark mode, drawings without a dark version stand on a light ground, forced colors: ${forcedColors}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark', forcedColors });
    await page.goto(fixture.url('/'));
    const badges = page.getByRole('contentinfo').locator('img');
    const drawings = [page.getByRole('banner').locator('img').first(), ...(await badges.all())];
    const shown = drawings.map((each) =>
      each.evaluate((drawing: HTMLImageElement) => {
        const [red = 0, , , opacity = 1] = getComputedStyle(drawing)
          .backgroundColor.match(/[\d.]+/g)!
          .map(Number);
        const [file = ''] = /[\w-]+(?=\.[^/]+$)/.exec(drawing.currentSrc)!;
        return [file, opacity && red > 230 ? 'on a light ground' : 'alone'];
      }),
    );
    expect(await Promise.all(shown)).toEqual([
      ['logo', 'on a light ground'],
      ['desert-alliance', 'on a light ground'],
      ['farm-schools-dark', 'alone'],
    ]);
  });
}
