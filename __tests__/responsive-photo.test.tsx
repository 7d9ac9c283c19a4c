import { renderToStaticMarkup } from 'react-dom/server';
import { ResponsivePhoto } from '@/components/responsive-photo';

const photo = (name: string, original: [width: number, height: number] = [3, 2]) => {
  const inShape = (shape: string, [across, down]: [number, number], widths: number[]) => ({
    files: widths.map((width) => ({
      file: `${name}-${shape}-${width}.1a.avif`,
      width,
      height: (width * down) / across,
    })),
    position: { x: 5, y: 8 },
  });
  return {
    landscape: inShape('landscape', [3, 2], [480, 900, 1080, 1440]),
    upright: inShape('upright', [4, 5], [360, 900]),
    tall: inShape('tall', [7, 8], [900]),
    whole: inShape('whole', original, [1080]),
    ...{ path: '', preview: '' },
  };
};
const meadow = photo('meadow');

const draw = (props: Partial<Parameters<typeof ResponsivePhoto>[0]> = {}) =>
  renderToStaticMarkup(<ResponsivePhoto alt="A meadow" photo={meadow} layout="bleed" {...props} />);

test('a phone gets one light file at any pixel density, and loads the first photo at once', () => {
  const phone = '(width &lt; 30rem) and (min-resolution:';
  expect(draw()).toContain(`sizes="${phone} 2.5dppx) 300px, ${phone} 1.5dppx) 450px, `);
  expect(draw()).toContain('loading="lazy"');
  expect(draw({ first: true })).toMatch(/^(?!.*lazy).*fetchPriority="high"/);
});

test('only dark pages get the evening photo, which is listed before the other', () => {
  const sources = draw({ layout: 'heroBeside', evening: photo('evening') }).match(/<source[^>]+>/g);
  const named = sources!.map((source) => [
    /media="([^"]+)"/.exec(source)![1],
    /\w+-\w+-900/.exec(source)![0],
  ]);
  const [dark, phone] = ['(prefers-color-scheme: dark)', '(width &lt; 30rem)'];
  expect(named).toEqual([
    [`${dark} and ${phone}`, 'evening-tall-900'],
    [dark, 'evening-landscape-900'],
    [phone, 'meadow-tall-900'],
  ]);
});

test('a small square shows as much of an upright photo as of a wide one', () => {
  const small = { layout: 'thumbnail' } as const;
  expect(draw(small)).toContain('src="/photos/meadow-landscape-480.1a.avif"');
  expect(draw({ ...small, photo: photo('door', [3, 4]) })).toContain('door-upright-360.1a.avif"');
});
