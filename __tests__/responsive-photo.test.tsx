import { renderToStaticMarkup } from 'react-dom/server';
import { ResponsivePhoto } from '@/app/_blocks/responsive-photo';

const photo = (key: string, width = 3000, height = 2000) => {
  const focus: [number, number] = [50, 80];
  return { key, path: '', width, height, focus, hash: '1a' };
};

const draw = (props: Partial<Parameters<typeof ResponsivePhoto>[0]> = {}) =>
  renderToStaticMarkup(
    <ResponsivePhoto photo={photo('meadow')} alt="A meadow" variant="bleed" {...props} />,
  );

test('a phone gets one light file at any pixel density, and loads the first photo at once', () => {
  const phone = '(width &lt; 30rem) and (min-resolution:';
  expect(draw()).toContain(`sizes="${phone} 2.5dppx) 300px, ${phone} 1.5dppx) 450px, `);
  expect(draw()).toContain('loading="lazy"');
  expect(draw({ first: true })).toMatch(/^(?!.*lazy).*fetchPriority="high"/);
});

test('a browser can choose among the widths that screens need, and none is enlarged', () => {
  const widths = (html: string) => html.match(/(?<=-)\d+(?=\.1a\.avif \d+w)/g)?.map(Number);
  expect(widths(draw())).toEqual([900, 1440, 1920]);
  expect(widths(draw({ variant: 'half' }))).toEqual([900, 1440]);
  expect(widths(draw({ photo: photo('meadow', 1100, 700) }))).toEqual([900, 1050]);
  expect(draw({ photo: photo('door', 700, 700), variant: 'plate' })).toContain(
    'door-upright-560.1a.avif 560w" sizes',
  );
});

test('only dark pages get the evening photo, which is listed before the other', () => {
  const sources = draw({ variant: 'heroBeside', evening: photo('evening') }).match(
    /<source[^>]+>/g,
  );
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
  const small = { variant: 'thumbnail' } as const;
  expect(draw(small)).toContain('src="/photos/meadow-landscape-480.1a.avif"');
  const upright = draw({ ...small, photo: photo('door', 900, 1200) });
  expect(upright).toContain('door-upright-480.1a.avif"');
});
