import * as fs from 'node:fs';
import sharp from 'sharp';
import type { PhotoData, PhotoFiles } from '@/components/photo-sizes';
import { readOriginals, type Original } from '@/scripts/pictures/photo-originals';
import { makePhotos, planPhotos, publishPhotos } from '@/scripts/pictures/photos';
import { pathOf, write } from './temporary-folder';

let rows: Parameters<typeof readOriginals>[0];
beforeEach(() => {
  for (const name of ['originals', 'made', 'out']) fs.mkdirSync(pathOf(name));
  rows = { meadow: {} };
});

const original = (name = 'meadow.jpg') => pathOf('originals', name);
const made = () => fs.readdirSync(pathOf('made')).sort();
const madePath = ({ file }: { file: string }) => pathOf('made', file);
const read = () => readOriginals(rows, pathOf('originals'));
const plan = async () => planPhotos((await read()).originals, 0, pathOf('list.json'));
const make = async () => makePhotos(await plan(), pathOf('made'));
/** Makes only some of the files, to save time. */
async function makeSome(isMade: (file: string) => boolean) {
  const tasks = (await plan()).filter(({ file }) => isMade(file));
  await makePhotos(tasks, pathOf('made'));
  return tasks;
}
const makePreview = () => makeSome((file) => file.endsWith('.jpg'));
const listed = () =>
  (JSON.parse(fs.readFileSync(pathOf('list.json'), 'utf8')) as { meadow: PhotoData }).meadow;

/** Draws a plain photo, with a white circle if you pass its place in percent. */
function draw(width: number, height: number, background = '#353', mark?: [number, number]) {
  const photo = sharp({ create: { width, height, channels: 3, background } });
  if (!mark) return photo;
  const [x, y] = [(mark[0] / 100) * width, (mark[1] / 100) * height];
  const drawn = `<svg width="${width}" height="${height}"><circle cx="${x}" cy="${y}" r="40" fill="#fff"/></svg>`;
  return photo.composite([{ input: Buffer.from(drawn) }]);
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
  const made = await makeSome((file) => /upright|jpg/.test(file));
  const { landscape, upright } = listed();
  expect(landscape.files.map(({ width }) => width)).toEqual([480, 900, 1080, 1440, 1920]);
  for (const { file, width, height } of made) {
    const bytes = fs.readFileSync(madePath({ file }));
    const { exif, icc, xmp, orientation = 1, ...metadata } = await sharp(bytes).metadata();
    expect(metadata).toMatchObject({ width, height, space: 'srgb' });
    expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, 1]);
    expect(bytes.includes('Telephone')).toBe(false);
  }
  // The file stores the strip on the left, but viewers see it at the top.
  const [small] = upright.files;
  const top = sharp(madePath(small!)).extract({ left: 180, top: 10, width: 1, height: 1 });
  const [red, green] = await top.raw().toBuffer();
  expect(red).toBeGreaterThan(2 * green!);
});

test.each<[string, number, number, [number, number], Original['focus'] | undefined]>([
  ['a face at a third of an upright portrait, by itself', 1300, 1950, [50, 33], undefined],
  ['a face at the top, with the focal point on it', 1300, 1950, [50, 12], [50, 12]],
  ['a child at the edge, with the focal point on it', 2000, 1333, [93, 80], [93, 80]],
  ['a hand at the bottom of a panorama, with the focal point on it', 2400, 900, [8, 92], [8, 92]],
])('%s stays whole in every shape and box', async (_, width, height, mark, focus) => {
  rows = { meadow: { focus } };
  const photo = original('meadow.webp');
  await draw(width, height, '#353', mark).webp({ lossless: true }).toFile(photo);
  const widest = /-(upright|landscape|whole)-(?!360|480|900)\d+|-preview-/;
  const tasks = await makeSome((file) => widest.test(file));
  for (const task of tasks) {
    const [, shape] = widest.exec(task.file)!;
    // The fixed aspect ratios to which components/responsive-photo.tsx crops each shape.
    const boxes = { landscape: [2, 1], upright: [1], whole: [16 / 9] }[shape ?? ''] ?? [];
    const { position } = listed()[(shape ?? 'whole') as 'whole'];
    const scale = task.width / task.region.width;
    for (const region of [full(task), ...boxes.map((ratio) => shownIn(ratio, task, position))]) {
      const shown = sharp(madePath(task)).extract(region).greyscale();
      const grays = await shown.raw().toBuffer();
      const bright = grays.filter((gray) => gray > 150).length;
      expect(bright / (Math.PI * (40 * scale) ** 2)).toBeCloseTo(1, 1);
    }
  }
});

type Size = { width: number; height: number };

const full = ({ width, height }: Size) => ({ left: 0, top: 0, width, height });

/** The part of a photo that CSS shows in a box with `object-fit: cover`. */
function shownIn(ratio: number, size: Size, { x, y }: PhotoFiles['position']) {
  const width = Math.min(size.width, Math.floor(size.height * ratio));
  const height = Math.min(size.height, Math.floor(size.width / ratio));
  const left = Math.round(((size.width - width) * x) / 10);
  return { width, height, left, top: Math.round(((size.height - height) * y) / 10) };
}

describe('a photo whose files exist', () => {
  beforeEach(() => draw(1200, 800).jpeg().toFile(original()));

  test('is not made again until it changes', async () => {
    expect(await make()).toBe('10 files made, 0 up to date');
    fs.rmSync(madePath(listed().upright.files[0]!));
    expect(await make()).toBe('1 files made, 9 up to date');
    await draw(1200, 800, '#235').jpeg().toFile(original());
    expect(await make()).toBe('10 files made, 0 up to date');
    rows = { meadow: { focus: [90, 90] } };
    expect(await make()).toBe('10 files made, 0 up to date');
  });

  test('is published as the files that a page names, and the school’s own files stay', async () => {
    await make();
    const [old] = listed().landscape.files;
    // Next copies public/photos in the same way.
    fs.cpSync(pathOf('made'), pathOf('out/photos'), { recursive: true });
    const own = { 'meadow-480.jpg': 'own', 'team.2024.avif': 'own' };
    for (const folder of ['made', 'out/photos']) write(folder, own);
    await draw(1200, 800, '#235').jpeg().toFile(original());
    const tasks = await plan();
    const [used] = listed().landscape.files;
    write('out', { 'a.html': `<img srcset="/repo/photos/${used!.file} 480w">` });
    await publishPhotos(tasks, pathOf('out'), pathOf('made'));
    expect(made()).not.toContain(old!.file);
    expect(made()).toEqual([used!.file, ...Object.keys(own)].sort());
    expect(fs.readdirSync(pathOf('out/photos')).sort()).toEqual(made());
  });
});

test('a photo is enlarged only for link previews', async () => {
  await draw(1100, 700).jpeg().toFile(original());
  const [preview] = await makePreview();
  const { landscape, upright } = listed();
  expect(landscape.files.map(({ width }) => width)).toEqual([480, 900, 1050]);
  expect(upright.files.at(-1)).toMatchObject({ width: 560, height: 700 });
  expect(await sharp(madePath(preview!)).metadata()).toMatchObject({ width: 1200, height: 630 });
});

test('a large PNG can be used, and its transparent parts become white', async () => {
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  await sharp({ create: { width: 3000, height: 2500, channels: 4, background: clear } })
    .png({ compressionLevel: 0 })
    .toFile(original('meadow.png'));
  const [task] = await makePreview();
  expect((await sharp(madePath(task!)).stats()).channels[0]!.mean).toBe(255);
});

/** content-mistakes/between-modules.ts tests photos without a row, and rows without a photo. */
test('an editor reads what to do with a photo that cannot be used', async () => {
  const sentences = async () =>
    (await read()).mistakes.map((it) => `${it.file} ${it.sentence}`.replace(/^.*\/photos\//, ''));
  const again =
    'meadow.jpg cannot be read. If it is a folder or a link, put the photo itself there. If not, save it as a JPEG in a photo program (an iPhone’s HEIC in one of Apple’s).';
  fs.writeFileSync(original(), 'These are words.');
  expect(await sentences()).toEqual([again]);
  const whole = await draw(1200, 800).jpeg().toBuffer();
  fs.writeFileSync(original(), whole.subarray(0, whole.length / 2));
  expect(await sentences()).toEqual([again]);
  // This writes a size of 20,000 × 20,000 pixels into the JPEG's header.
  whole.writeUInt32BE((20_000 << 16) + 20_000, whole.indexOf(Buffer.of(0xff, 0xc0)) + 5);
  fs.writeFileSync(original(), whole);
  expect(await sentences()).toEqual([expect.stringContaining('has more than 268 megapixels: ')]);
  fs.rmSync(original());
  for (const folderOrNothing of ['.', 'gone.jpg']) {
    fs.symlinkSync(folderOrNothing, original());
    expect(await sentences()).toEqual([again]);
    fs.rmSync(original());
  }
  for (const name of ['meadow.heic', 'MEADOW.HEIC']) {
    fs.writeFileSync(original(name), whole);
    expect(await sentences()).toEqual([expect.stringMatching(/is HEIC, .* export it as a JPEG/)]);
    fs.rmSync(original(name));
  }
  await draw(359, 1600).jpeg().toFile(original());
  await draw(1200, 800).png().toFile(original('meadow.png'));
  expect(await sentences()).toEqual([
    'meadow.png has the same name as meadow.jpg: keep one of them, and remove the other.',
    'meadow.jpg is 359 pixels wide, and 360 are needed: ' +
      'use the camera’s own file, not a reduced copy.',
  ]);
});
