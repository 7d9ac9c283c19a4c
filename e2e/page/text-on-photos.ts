import type { Page } from '@playwright/test';
import { wcagContrast } from 'culori';
import sharp, { type Sharp } from 'sharp';
import { adoptStyles } from './adopt-styles';
import { loadImages } from './load-images';

/** Text on photos with less contrast than WCAG 1.4.6 demands, in light and dark. axe can't measure it. */
export async function faintTextOnPhotos(page: Page): Promise<string[]> {
  const faint: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    if (!(await textOnPhotos(page)).length) continue;
    // A photo may switch to its evening version.
    await loadImages(page);
    const lines = await textOnPhotos(page);
    await adoptStyles(
      page,
      'body * { color: transparent !important; text-decoration-color: transparent !important; -webkit-text-stroke-color: transparent !important }',
    );
    // A PNG would take twice the time, and the contrast differs by less than 0.1.
    const picture = sharp(
      await page.screenshot({ fullPage: true, animations: 'disabled', type: 'jpeg', quality: 100 }),
    );
    // Decode it once, not for each line of text.
    const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
    await adoptStyles(page, '');
    for (const { text, color, needed, area } of lines) {
      const contrast = await lowestContrast(color, sharp(data, { raw: info }).extract(area));
      if (contrast < needed)
        faint.push(`“${text}” (${colorScheme}) has ${contrast.toFixed(1)}:1 of ${needed}:1`);
    }
  }
  return faint;
}

/** Each line of text that overlaps a photo. */
function textOnPhotos(page: Page) {
  return page.evaluate(() => {
    scrollTo(0, 0);
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const photos = [...document.querySelectorAll('main img, aside img')].filter(isShown);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const lines = [];
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode;
      // Text for screen readers only is in a box of one pixel.
      if (!parentElement || !isShown(parentElement) || parentElement.offsetWidth === 1) continue;
      const style = getComputedStyle(parentElement);
      const { fontSize, fontWeight } = style;
      // An outlined numeral is read by its outline.
      const isOutlined = parseFloat(style.webkitTextStrokeWidth) > 0;
      const color = isOutlined ? style.webkitTextStrokeColor : style.color;
      const size = parseFloat(fontSize);
      // WCAG 1.4.6: 7:1, or 4.5:1 for large type.
      const needed = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 4.5 : 7;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      for (const line of range.getClientRects()) {
        for (const photo of photos.map((each) => each.getBoundingClientRect())) {
          const [left, top] = [Math.max(line.left, photo.left), Math.max(line.top, photo.top)];
          const width = Math.floor(Math.min(line.right, photo.right) - left);
          const height = Math.floor(Math.min(line.bottom, photo.bottom) - top);
          if (width < 1 || height < 1) continue;
          const area = { left: Math.ceil(left), top: Math.ceil(top), width, height };
          lines.push({ text: textContent!.trim(), color, needed, area });
        }
      }
    }
    return lines;
  });
}

/** The lowest contrast of a color with the pixels of a picture, ignoring 0.1% at either end as noise. */
async function lowestContrast(color: string, picture: Sharp): Promise<number> {
  // A gray pixel is as bright as the colored one, and contrast depends only on that.
  const grays = (await picture.greyscale().raw().toBuffer()).sort();
  const noise = Math.floor(grays.length / 1000);
  const contrasts = [...new Set(grays.slice(noise, grays.length - noise))].map((gray) =>
    wcagContrast(color, { mode: 'rgb', r: gray / 255, g: gray / 255, b: gray / 255 }),
  );
  return Math.min(...contrasts);
}
