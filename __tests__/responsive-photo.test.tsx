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
  expect(widths(draw())).toEqual([900, 1440]);
  expect(widths(draw({ variant: 'full' }))).toEqual([900, 1440, 1920]);
  expect(widths(draw({ photo: photo('meadow', 1100, 700) }))).toEqual([900, 1050]);
  expect(draw({ photo: photo('door', 700, 700), variant: 'upright' })).toContain(
    'door-upright-560.1a.avif 560w" sizes',
  );
});

test('a page fetches the photo of its time of day, and the last one is of the other', () => {
  const named = (variant: 'hero' | 'ending') => {
    const html = draw({ variant, evening: photo('evening') });
    return html
      .match(/<source[^>]+>/g)!
      .map((source) => [/media="([^"]+)"/.exec(source)![1], /\w+-\w+-\d+/.exec(source)![0]]);
  };
  const phone = '(width &lt; 30rem)';
  const sources = (evening: string) => [
    [`${evening} and ${phone}`, 'evening-tall-900'],
    [evening, 'evening-uncropped-1440'],
    [phone, 'meadow-tall-900'],
  ];
  expect(named('hero')).toEqual(sources('(prefers-color-scheme: dark)'));
  expect(named('ending')).toEqual(sources('(prefers-color-scheme: light)'));
});

test('only a photo without an evening of its own is darker on a dark page', () => {
  expect(draw()).toContain('dark:[filter:brightness(.8)]');
  expect(draw({ evening: photo('evening') })).not.toContain('brightness');
});
