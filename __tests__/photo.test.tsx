/**
 * @jest-environment node
 */
import { renderToStaticMarkup } from 'react-dom/server';
import { Photo } from '@/components/photo';
import { photoFiles } from '@/app/_site/photo-files';

const file = (name: string, width: number, height: number) => ({ file: name, width, height });
const files = {
  avif: [480, 720, 1080].map((width) => file(`meadow-${width}.1a.avif`, width, width / 1.5)),
  jpeg: [file('meadow-720.2b.jpg', 720, 480)],
  portrait: file('meadow-portrait-720.3c.avif', 720, 900),
  card: file('meadow-card-1200.4d.jpg', 1200, 630),
  hasLightLeft: true,
};
afterEach(() => delete process.env.BASE_PATH);

const alt = 'A meadow with a brook at its edge';
const draw = (props: Partial<Parameters<typeof Photo>[0]> = {}) =>
  renderToStaticMarkup(<Photo alt={alt} files={files} sizes="50vw" widest={1080} {...props} />);

test('a phone gets one light file, other screens choose, old browsers get a JPEG', () => {
  expect(draw()).toBe(
    '<picture>' +
      '<source type="image/avif" media="(max-width: 30rem)" srcSet="/photos/meadow-720.1a.avif 720w" sizes="100vw"/>' +
      '<source type="image/avif" srcSet="/photos/meadow-480.1a.avif 480w, /photos/meadow-720.1a.avif 720w, /photos/meadow-1080.1a.avif 1080w" sizes="50vw"/>' +
      '<img src="/photos/meadow-720.2b.jpg" width="720" height="480" ' +
      'alt="A meadow with a brook at its edge" class="block h-auto w-full object-cover aspect-3/2" loading="lazy" decoding="async"/>' +
      '</picture>',
  );
});

test('the first picture of a page is fetched at once', () => {
  expect(draw({ priority: true })).toContain('fetchPriority="high"');
  expect(draw({ priority: true })).not.toContain('lazy');
});

test('a phone gets the crop where a layout asks for it, and its place has the shape of it', () => {
  expect(draw({ phoneCrop: 'portrait' })).toContain(
    'srcSet="/photos/meadow-portrait-720.3c.avif 720w" sizes="100vw" width="720" height="900"',
  );
});

test('under a sub-path every address begins with it', () => {
  process.env.BASE_PATH = '/school';
  const addresses = draw().match(/\/[^ "]*photos\/[^ "]+/g);
  expect(addresses).toHaveLength(5);
  expect(addresses!.filter((address) => !address.startsWith('/school/photos/'))).toEqual([]);
});

test('a key without files is told by its name', () => {
  expect(() => photoFiles('no-such-picture')).toThrow(
    'There are no files of a picture called “no-such-picture”: it needs a row in content/photos.ts, ' +
      'and then “npm run build” or “npm start” makes them.',
  );
});
