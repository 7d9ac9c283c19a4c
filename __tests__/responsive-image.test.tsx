/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { ResponsiveImage } from '@/components/responsive-image';

const filesIn = (shape: string, ratio: number, widths: number[]) => {
  const file = (width: number, ending: string) => {
    return { file: `meadow${shape}-${width}.1a.${ending}`, width, height: width / ratio };
  };
  return { avif: widths.map((width) => file(width, 'avif')), jpeg: file(widths.at(-1)!, 'jpg') };
};
const landscape = filesIn('', 1.5, [480, 720, 1080, 1440]);

const draw = (props: Partial<Parameters<typeof ResponsiveImage>[0]> = {}) =>
  renderToStaticMarkup(
    <ResponsiveImage alt="A meadow" files={landscape} sizes="50vw" widest={1080} {...props} />,
  );

test('a phone gets one light file, other screens choose, old browsers get a JPEG', () => {
  expect(draw()).toBe(
    '<picture>' +
      '<source type="image/avif" media="(max-width: 30rem)" srcSet="/photos/meadow-720.1a.avif 720w" sizes="100vw"/>' +
      '<source type="image/avif" srcSet="/photos/meadow-480.1a.avif 480w, /photos/meadow-720.1a.avif 720w, /photos/meadow-1080.1a.avif 1080w" sizes="50vw"/>' +
      '<img src="/photos/meadow-1440.1a.jpg" width="1440" height="960" ' +
      'alt="A meadow" class="block h-auto w-full" loading="lazy" decoding="async"/>' +
      '</picture>',
  );
});

test('the first picture of a page is fetched at once', () => {
  expect(draw({ priority: true })).toContain('fetchPriority="high"');
  expect(draw({ priority: true })).not.toContain('lazy');
});

test('a picture for the evening is offered to dark pages alone, before the other', () => {
  const evening = { files: filesIn('-evening', 1.5, [720, 1080]) };
  const [dark, rest] = draw({ evening }).split(/(?=<source [^>]*meadow-720)/);
  const media = [...dark!.matchAll(/ media="([^"]+)"/g)].map(([, query]) => query);
  const isDark = '(prefers-color-scheme: dark)';
  expect(media).toEqual([`${isDark} and (max-width: 30rem)`, isDark, isDark]);
  expect(dark).toContain(`<source media="${isDark}" srcSet="/photos/meadow-evening-1080.1a.jpg"/>`);
  expect(rest).not.toContain('evening');
});
