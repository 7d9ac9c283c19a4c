import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { kinds } from '@/content/schema/blocks';
import { kindOf } from '@/content/schema/one-of';
import { expect, test } from './test';
import { loadPictures } from './gate/pictures';
import contacto from './fixture/content/es/contacto';
import home from './fixture/content/home';
import garden from './fixture/content/our-garden';
import site from './fixture/content/site';
import { fixture } from './sites';

const { url } = fixture;
const pages = { '/our-garden': garden, '/': home, '/es/contacto': contacto };
const width = 358; // and a border
test.use({ viewport: { width, height: 700 } });

test('the editor’s guide gets a picture of every kind of block', async ({ page }) => {
  test.setTimeout(5 * 60_000);
  const parts = new Map<string, Buffer>();
  for (const [path, { sections }] of Object.entries(pages)) {
    await page.goto(url(path));
    await loadPictures(page);
    for (const frame of await page.locator('iframe').all()) {
      await frame.scrollIntoViewIfNeeded();
      await frame.contentFrame().getByRole('button').waitFor();
    }
    const shot = await page.screenshot({ fullPage: true });
    for (const [place, { blocks }] of sections.entries()) {
      const elements = page.locator('main .space-y-5').nth(place).locator('> *');
      // Each post is one element, and so is each other block.
      const all = blocks.flatMap((each) =>
        Array<string>(Object(each).posts?.length ?? 1).fill(kindOf(each)),
      );
      for (const [index, kind] of all.entries()) {
        const box = (await elements.nth(index).boundingBox())!;
        const top = Math.round(box.y + (await page.evaluate(() => scrollY))) - 12;
        const area = { left: 0, top, width, height: Math.round(Math.min(box.height + 24, 300)) };
        if (!parts.has(kind)) parts.set(kind, await sharp(shot).extract(area).toBuffer());
      }
    }
  }
  expect([...parts.keys()].sort()).toEqual([...kinds].sort());
  await page.goto(url('/our-garden'));
  const notices = page.getByRole('region', { name: site.header.notice });
  parts.set('notices', await notices.screenshot());
  const words = readFileSync('e2e/fixture/content/our-garden.ts', 'utf8');
  const start = words.indexOf('{ people: [');
  const end = words.indexOf('{ voices: [');
  const lines = words.slice(start, end).replaceAll(/^ {8}/gm, '');
  parts.set('words-and-page', parts.get('people')!);
  await page.goto('about:blank'); // without the policy of the site
  for (const [name, png] of parts) {
    const text = name === 'words-and-page' ? `<pre>${lines}</pre>` : `<b>${name}</b>`;
    const look = `body { margin: 0; border: 1px solid #bbb; width: ${width}px; font: 14px/2 monospace }
      body:has(pre) { display: flex; height: 300px; width: 640px } b, pre { padding: 0 9px }
      pre { margin: 5px 0; width: 264px; font-size: 12px; overflow: hidden } img { display: block }`;
    const image = `<img src="data:image/png;base64,${png.toString('base64')}">`;
    await page.setContent(`<!doctype html><style>${look}</style>${text}${image}`);
    const drawn = sharp(await page.locator('body').screenshot());
    await drawn.webp({ quality: 34, effort: 6 }).toFile(`content/guide/${name}.webp`);
  }
});
