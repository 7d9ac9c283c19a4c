import * as fs from 'node:fs';
import sharp from 'sharp';
import { photoFile, previewFile, type Crop } from '@/scripts/pictures/photo-files';
import { addressesIn, elementsIn, parsePage } from '@/scripts/postbuild/page-elements';
import { encodePhoto } from '@/scripts/pictures/encode-photo';
import { readOriginals } from '@/scripts/pictures/photo-originals';
import { publishPhotos } from '@/scripts/pictures/publish-photos';
import { temporaryFolder } from './temporary-folder';

const { pathOf, write } = temporaryFolder();

type Point = [x: number, y: number];
let rows: Parameters<typeof readOriginals>[0];
beforeEach(() => {
  fs.mkdirSync(pathOf('content/photos'), { recursive: true });
  rows = { meadow: {} };
});

const original = (name = 'meadow.jpg') => pathOf('content/photos', name);
const read = () => readOriginals(rows, pathOf());
const meadow = async () => (await read()).photos.meadow!;
/** Makes a file of the photo as quickly as possible. */
async function make(crop: Crop | 'preview', width = 640) {
  const photo = await meadow();
  const file = crop === 'preview' ? previewFile(photo) : photoFile(photo, crop, width);
  return { file, bytes: await encodePhoto({ ...photo, ...file }, 0) };
}

/** Draws a plain photo. */
const draw = (width: number, height: number, background = '#353') =>
  sharp({ create: { width, height, channels: 3, background } });

test('a photo taken with the phone on its side becomes upright, and loses its metadata', async () => {
  const strip = await draw(400, 2000, '#f00').png().toBuffer();
  await draw(2600, 2000)
    .composite([{ input: strip, left: 0, top: 0 }])
    .withIccProfile('p3')
    .withExif({ IFD0: { Make: 'Telephone' }, IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(original());
  for (const crop of ['upright', 'preview'] as const) {
    const { file, bytes } = await make(crop, 360);
    const { exif, icc, xmp, orientation = 1, ...metadata } = await sharp(bytes).metadata();
    const { width, height } = file;
    expect(metadata).toMatchObject({ width, height, space: 'srgb' });
    expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, 1]);
    expect(bytes.includes('Telephone')).toBe(false);
  }
  // The file stores the strip on the left, but viewers see it at the top. The preview shows its lower end.
  const { bytes } = await make('preview');
  const isRedAt = async (top: number) => {
    const pixel = sharp(bytes).extract({ left: 600, top, width: 1, height: 1 });
    const [red, green] = await pixel.raw().toBuffer();
    return red! > 2 * green!;
  };
  expect([await isRedAt(20), await isRedAt(70)]).toEqual([true, false]);
});

test.each<[string, number, number, Point, Point | undefined]>([
  ['a face at a third of an upright portrait, by itself', 650, 975, [50, 33], undefined],
  ['a face at the top, with the focal point on it', 650, 975, [50, 12], [50, 12]],
  ['a child at the edge, with the focal point on it', 1000, 666, [93, 80], [93, 80]],
  ['a hand at the bottom of a panorama, with the focal point on it', 1200, 450, [8, 92], [8, 92]],
])('%s stays whole in every crop and box', async (_, width, height, mark, focus) => {
  rows = { meadow: { focus } };
  await draw(width, height).jpeg().toFile(original());
  const photo = await meadow();
  // The fixed aspect ratios to which app/_blocks/responsive-photo.tsx crops each crop.
  const boxes = { landscape: [2], upright: [], tall: [], uncropped: [16 / 9], preview: [] };
  for (const crop of ['landscape', 'upright', 'tall', 'uncropped', 'preview'] as const) {
    const { region, position } =
      crop === 'preview' ? previewFile(photo) : photoFile(photo, crop, 640);
    for (const ratio of [region.width / region.height, ...boxes[crop]]) {
      // What CSS shows of the region with `object-fit: cover`.
      const [shownWidth, shownHeight] = [
        Math.min(region.width, region.height * ratio),
        Math.min(region.height, region.width / ratio),
      ];
      const left = region.left + ((region.width - shownWidth) * position.x) / 10;
      const top = region.top + ((region.height - shownHeight) * position.y) / 10;
      const [x, y] = [(mark[0] / 100) * width - left, (mark[1] / 100) * height - top];
      // A circle of 20 pixels around the mark.
      expect(Math.min(x, shownWidth - x, y, shownHeight - y)).toBeGreaterThanOrEqual(20);
    }
  }
});

test('a build makes and publishes the files that pages name, and each of them once', async () => {
  await draw(1200, 800).jpeg().toFile(original());
  write('out/photos', { 'team.2024.avif': 'own' });
  const build = async (...places: string[]) => {
    const { photos } = await read();
    const names = [360, 400, 500, 640].map(
      (width) => photoFile(photos.meadow!, 'upright', width).name,
    );
    const html = places.map((place, index) => place.replace('*', `/repo/photos/${names[index]}`));
    const addresses = elementsIn(parsePage(html.join(''))).flatMap(addressesIn);
    const done = await publishPhotos(addresses, photos, pathOf('out'), pathOf('made'));
    const made = fs.readdirSync(pathOf('made'));
    expect(made.sort()).toEqual(names.slice(0, places.length));
    return [done, fs.readdirSync(pathOf('out/photos')).length];
  };
  const image =
    '<img src="/photos/team.2024.avif" srcset="* 360w, /photos/meadow-upright-9.1a.avif 9w">';
  const meta = '<meta property="og:image" content="https://a.example*">';
  const preload = '<link rel="preload" as="image" imagesrcset="* 500w">';
  const data = '<script type="application/ld+json">{"image":["https://a.example*"],"a":1}</script>';
  expect(await build(image)).toEqual(['1 files made, 0 up to date', 2]);
  expect(await build(image, meta, preload, data)).toEqual(['3 files made, 1 up to date', 5]);
  rows = { meadow: { focus: [90, 90] } };
  expect(await build(image)).toEqual(['1 files made, 0 up to date', 6]);
  await draw(1200, 800, '#235').jpeg().toFile(original());
  expect(await build(image)).toEqual(['1 files made, 0 up to date', 7]);
});

test('a small photo is enlarged for a link preview', async () => {
  await draw(700, 700).jpeg().toFile(original());
  const { bytes } = await make('preview');
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630 });
});

test('a large PNG can be used, and its transparent parts become white', async () => {
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  await sharp({ create: { width: 3000, height: 2500, channels: 4, background: clear } })
    .png({ compressionLevel: 0 })
    .toFile(original('meadow.png'));
  const { bytes } = await make('preview');
  expect((await sharp(bytes).stats()).channels[0]!.mean).toBe(255);
});

/** content-mistakes.test.ts tests photos without a row, and rows without a photo. */
test('an editor reads what to do with a photo that cannot be used', async () => {
  const jpeg = await draw(1200, 800).jpeg().toBuffer();
  /** What the check says if these are the only photos. A text that begins with → is a link. */
  const saysOf = async (files: Record<string, string | Buffer>) => {
    fs.rmSync(original('.'), { recursive: true });
    fs.mkdirSync(original('.'));
    for (const [name, bytes] of Object.entries(files))
      if (String(bytes)[0] === '→') fs.symlinkSync(String(bytes).slice(1), original(name));
      else fs.writeFileSync(original(name), bytes);
    return (await read()).diagnostics.map(({ file, message }) => `${file} ${message}`).join();
  };
  for (const bytes of ['These are words.', jpeg.subarray(0, jpeg.length / 2), '→.', '→gone.jpg'])
    expect(await saysOf({ 'meadow.jpg': bytes })).toMatch(
      /meadow\.jpg cannot be read\. If it is a/,
    );
  for (const name of ['meadow.heic', 'MEADOW.HEIC'])
    expect(await saysOf({ [name]: jpeg })).toMatch(/is HEIC, .* export it as a JPEG/);
  expect(await saysOf({ 'meadow.jpg': jpeg, 'meadow.png': jpeg })).toMatch(
    /meadow\.png has the same name as .*meadow\.jpg: keep one of them, and remove the other\.$/,
  );
});
