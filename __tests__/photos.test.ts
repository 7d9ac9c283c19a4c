/** @jest-environment node */
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';
import { shapes, type PhotoData } from '@/components/photo-sizes';
import { readOriginals, type Original } from '@/scripts/photo-originals';
import { makePhotos, planPhotos, publishPhotos } from '@/scripts/photos';
import { temporaryFolder } from './temporary-folder';

const { pathOf } = temporaryFolder();
let rows: Parameters<typeof readOriginals>[0];
beforeEach(() => {
  for (const name of ['originals', 'made', 'out']) mkdirSync(pathOf(name));
  rows = { meadow: {} };
});

const original = (name = 'meadow.jpg') => pathOf('originals', name);
const made = () => readdirSync(pathOf('made')).sort();
const madePath = ({ file }: { file: string }) => pathOf('made', file);
const read = () => readOriginals(rows, pathOf('originals'), pathOf('list.json'));
const plan = async () => planPhotos((await read()).originals, 0, pathOf('list.json'));
const make = async () => makePhotos(await plan(), pathOf('made'));
/** Makes only the files for browsers without AVIF, which takes less time. */
async function makeJpegs() {
  const tasks = (await plan()).filter(({ format }) => format === 'jpeg');
  await makePhotos(tasks, pathOf('made'));
  return tasks;
}
const listed = () =>
  (JSON.parse(readFileSync(pathOf('list.json'), 'utf8')) as { meadow: PhotoData }).meadow;

/** A plain picture, with a white mark on it if a place is given in percent. */
function draw(width: number, height: number, background = '#353', mark?: [number, number]) {
  const picture = sharp({ create: { width, height, channels: 3, background } });
  if (!mark) return picture;
  const [x, y] = [(mark[0] / 100) * width, (mark[1] / 100) * height];
  const drawn = `<svg width="${width}" height="${height}"><circle cx="${x}" cy="${y}" r="40" fill="#fff"/></svg>`;
  return picture.composite([{ input: Buffer.from(drawn) }]);
}

test('a photo taken with the phone on its side becomes upright, and loses its metadata', async () => {
  const strip = await draw(400, 2000, '#f00').png().toBuffer();
  await draw(2600, 2000)
    .composite([{ input: strip, left: 0, top: 0 }])
    .withIccProfile('p3')
    .withExif({ IFD0: { Make: 'Telephone' }, IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(original());
  const tasks = await plan();
  const { landscape, upright } = listed();
  expect(landscape.avif.map(({ width }) => width)).toEqual([480, 720, 1080, 1440, 1920]);
  const some = tasks.filter(({ file }) => /upright|jpg/.test(file));
  await makePhotos(some, pathOf('made'));
  for (const { file, width, height } of some) {
    const bytes = readFileSync(madePath({ file }));
    const { exif, icc, xmp, orientation = 1, ...metadata } = await sharp(bytes).metadata();
    expect(metadata).toMatchObject({ width, height, space: 'srgb' });
    expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, 1]);
    expect(bytes.includes('Telephone')).toBe(false);
  }
  // The strip was stored at the left, and people see it at the top.
  const top = sharp(madePath(upright.jpeg)).extract({ left: 360, top: 20, width: 1, height: 1 });
  const [red, green] = await top.raw().toBuffer();
  expect(red).toBeGreaterThan(2 * green!);
});

test.each<[string, number, number, [number, number], Original['focus'] | undefined]>([
  ['a face at a third of an upright portrait, by itself', 1300, 1950, [50, 33], undefined],
  ['a face at the top, with the focal point on it', 1300, 1950, [50, 12], [50, 12]],
  ['a child at the edge, with the focal point on it', 2000, 1333, [93, 80], [93, 80]],
  ['a hand at the bottom of a panorama, with the focal point on it', 2400, 900, [8, 92], [8, 92]],
])('%s stays whole in every shape', async (_, width, height, mark, focus) => {
  rows = { meadow: { focus } };
  const picture = original('meadow.webp');
  await draw(width, height, '#353', mark).webp({ lossless: true }).toFile(picture);
  const tasks = await makeJpegs();
  expect(tasks).toHaveLength(Object.keys(shapes).length);
  const pictures = [
    { picture: sharp(picture).extract(listed().card), scale: 1 },
    ...tasks.map((task) => ({
      picture: sharp(madePath(task)),
      scale: task.width / task.region.width,
    })),
  ];
  for (const { picture, scale } of pictures) {
    const grays = await picture.greyscale().raw().toBuffer();
    const bright = grays.filter((gray) => gray > 150).length;
    expect(bright / (Math.PI * (40 * scale) ** 2)).toBeCloseTo(1, 1);
  }
});

describe('a picture whose files exist', () => {
  beforeEach(() => draw(1200, 800).jpeg().toFile(original()));

  test('is neither decoded nor made again until it changes', async () => {
    const decode = jest.spyOn(Object.getPrototypeOf(sharp()) as Sharp, 'metadata');
    expect(await make()).toBe('18 files made, 0 up to date');
    expect(decode).toHaveBeenCalledTimes(1);
    rmSync(madePath(listed().upright.jpeg));
    expect(await make()).toBe('1 files made, 17 up to date');
    expect(decode).toHaveBeenCalledTimes(1);
    await draw(1200, 800, '#235').jpeg().toFile(original());
    expect(await make()).toBe('18 files made, 0 up to date');
    rows = { meadow: { focus: [90, 90] } };
    expect(await make()).toBe('18 files made, 0 up to date');
  });

  test('is published with the files that a page names, and no others', async () => {
    await make();
    const { landscape } = listed();
    const [used] = landscape.avif;
    await draw(1200, 800, '#235').jpeg().toFile(original());
    const tasks = await plan();
    const { avif } = listed().landscape;
    writeFileSync(pathOf('out/a.html'), `<img srcset="/repo/photos/${avif[0]!.file} 480w">`);
    await publishPhotos(tasks, pathOf('out'), pathOf('made'));
    expect(made()).not.toContain(used!.file);
    expect(made()).toEqual([avif[0]!.file]);
    expect(readdirSync(pathOf('out/photos'))).toEqual(made());
  });
});

test('a picture is never enlarged', async () => {
  await draw(1300, 700).jpeg().toFile(original());
  await plan();
  const { landscape, upright } = listed();
  expect(landscape.avif.map(({ width }) => width)).toEqual([480, 720, 1050]);
  expect(upright.jpeg).toMatchObject({ width: 560, height: 700 });
});

test('a JPEG for a print shop can be used', async () => {
  await draw(1200, 800, '#f00').toColourspace('cmyk').jpeg().toFile(original('meadow.JPG'));
  const [task] = await makeJpegs();
  const [red, green] = (await sharp(madePath(task!)).stats()).channels;
  expect(red!.mean).toBeGreaterThan(2 * green!.mean);
});

test('a large PNG can be used, and its transparent parts become white', async () => {
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  await sharp({ create: { width: 3000, height: 2500, channels: 4, background: clear } })
    .png({ compressionLevel: 0 })
    .toFile(original('meadow.png'));
  const [task] = await makeJpegs();
  expect((await sharp(madePath(task!)).stats()).channels[0]!.mean).toBe(255);
});

/** content-mistakes/between-modules.ts has those of a picture without a row, or a row without one. */
test('an editor reads what to do with a picture that cannot be used', async () => {
  const sentences = async () => (await read()).mistakes.map((it) => `${it.name} ${it.sentence}`);
  const again =
    'meadow.jpg cannot be read: open it in a photo program and save it as a JPEG again.';
  writeFileSync(original(), 'These are words.');
  expect(await sentences()).toEqual([again]);
  const whole = await draw(1200, 800).jpeg().toBuffer();
  writeFileSync(original(), whole.subarray(0, whole.length / 2));
  expect(await sentences()).toEqual([again]);
  await draw(359, 1600).jpeg().toFile(original());
  await draw(1200, 800).png().toFile(original('meadow.png'));
  expect(await sentences()).toEqual([
    'meadow.png has the same name as meadow.jpg: keep one of them, and remove the other.',
    'meadow.jpg is 359 pixels wide, and 360 are needed: ' +
      'use the camera’s own file, not a reduced copy.',
  ]);
  for (const name of ['meadow.jpg', 'meadow.png']) rmSync(original(name));
  // 64 × 64 pixels in HEVC, by heif-enc of libheif 1.15.
  copyFileSync('__tests__/iphone.heic', original('meadow.heic'));
  expect(await sentences()).toEqual([
    'meadow.heic is an HEIC picture, which only Apple’s programs read: export it as a JPEG. An ' +
      'iPhone takes JPEGs with Settings, Camera, Formats, Most Compatible.',
  ]);
});
