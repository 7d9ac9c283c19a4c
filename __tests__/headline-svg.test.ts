import sharp from 'sharp';
import { headlineSvg } from '@/app/link-preview.jpg/headline-svg';

const colors = { ink: '#000', paper: '#fff' };

/** The edges of a headline's ink, in pixels. */
async function edgesOf(headline: string) {
  const svg = Buffer.from(headlineSvg(headline, colors)!);
  const onWhite = await sharp(svg).flatten({ background: '#fff' }).png().toBuffer();
  const { info } = await sharp(onWhite)
    .trim({ threshold: 60 })
    .toBuffer({ resolveWithObject: true });
  const [left, top] = [-info.trimOffsetLeft!, -info.trimOffsetTop!];
  return { left, top, right: left + info.width, bottom: top + info.height };
}

describe('the headline of a link preview', () => {
  test.each([
    'Grow',
    'A Montessori school for curious children from fifteen months to nine years, beside the river in Đà Nẵng',
  ])('is in the left two fifths: %s', async (headline) => {
    const { left, top, right, bottom } = await edgesOf(headline);
    expect(left).toBeGreaterThanOrEqual(60);
    expect(top).toBeGreaterThanOrEqual(60);
    expect(right).toBeLessThanOrEqual(484);
    expect(bottom).toBeLessThanOrEqual(570);
  });

  test.each(['学校', 'Montessori'.repeat(9), 'A headline '.repeat(40)])(
    'is left out if it can’t be drawn: %s',
    (headline) => expect(headlineSvg(headline, colors)).toBeUndefined(),
  );
});
