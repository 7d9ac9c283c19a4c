/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Create, type Sharp } from 'sharp';
import { shapes, type PhotoData } from '@/components/photo-sizes';
import { readOriginals, type Original } from '@/scripts/photo-originals';
import { makePhotos, planPhotos, publishPhotos } from '@/scripts/photos';

let folder: string;
let rows: Parameters<typeof readOriginals>[0];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'photos-'));
  for (const name of ['originals', 'made', 'out']) mkdirSync(join(folder, name));
  rows = { meadow: {} };
});
afterEach(() => rmSync(folder, { recursive: true }));

const original = (name = 'meadow.jpg') => join(folder, 'originals', name);
const made = () => readdirSync(join(folder, 'made')).sort();
const pathOf = ({ file }: { file: string }) => join(folder, 'made', file);
const read = () => readOriginals(rows, join(folder, 'originals'), join(folder, 'list.json'));
const plan = async () => planPhotos((await read()).originals, 0, join(folder, 'list.json'));
const make = async () => makePhotos(await plan(), join(folder, 'made'));
const listed = () =>
  (JSON.parse(readFileSync(join(folder, 'list.json'), 'utf8')) as { meadow: PhotoData }).meadow;

/** A plain picture, with a white mark on it if a place is given in percent. */
function draw(width: number, height: number, background = '#353', mark?: [number, number]) {
  const picture = sharp({ create: { width, height, channels: 3, background } });
  if (!mark) return picture;
  const [x, y] = [(mark[0] / 100) * width, (mark[1] / 100) * height];
  const drawn = `<svg width="${width}" height="${height}"><circle cx="${x}" cy="${y}" r="40" fill="#fff"/></svg>`;
  return picture.composite([{ input: Buffer.from(drawn) }]);
}

/** A picture full of detail. */
function drawNoise(width: number, height: number) {
  const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#fff', noise } as Create });
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
  expect(landscape.avif.map(({ width, height }) => [width, height])).toEqual([
    [480, 320],
    [720, 480],
    [1080, 720],
    [1440, 960],
    [1920, 1280],
  ]);
  const some = tasks.filter(({ file }) => /upright|jpg/.test(file));
  await makePhotos(some, join(folder, 'made'));
  for (const { file, width, height } of some) {
    const bytes = readFileSync(pathOf({ file }));
    const { exif, icc, xmp, orientation = 1, ...metadata } = await sharp(bytes).metadata();
    expect(metadata).toMatchObject({ width, height, space: 'srgb' });
    expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, 1]);
    expect(bytes.includes('Telephone')).toBe(false);
  }
  // The strip was stored at the left, and people see it at the top.
  const top = sharp(pathOf(upright.jpeg)).extract({ left: 360, top: 20, width: 1, height: 1 });
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
  await draw(width, height, '#353', mark).png().toFile(original('meadow.png'));
  const tasks = (await plan()).filter(({ format }) => format === 'jpeg');
  expect(tasks).toHaveLength(Object.keys(shapes).length);
  await makePhotos(tasks, join(folder, 'made'));
  const { card } = listed();
  const pictures = [
    { picture: sharp(original('meadow.png')).extract(card), scale: 1 },
    ...tasks.map((task) => ({
      picture: sharp(pathOf(task)),
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
    rmSync(pathOf(listed().upright.jpeg));
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
    writeFileSync(join(folder, 'out/a.html'), `<img srcset="/repo/photos/${avif[0]!.file} 480w">`);
    await publishPhotos(tasks, join(folder, 'out'), join(folder, 'made'));
    expect(made()).not.toContain(used!.file);
    expect(made()).toEqual([avif[0]!.file]);
    expect(readdirSync(join(folder, 'out/photos'))).toEqual(made());
  });
});

test('a picture is never enlarged', async () => {
  await draw(1300, 700).jpeg().toFile(original());
  await plan();
  const { landscape, upright } = listed();
  expect(landscape.avif.map(({ width }) => width)).toEqual([480, 720, 1050]);
  expect(upright.jpeg).toMatchObject({ width: 560, height: 700 });
});

test('a picture full of detail is compressed more', async () => {
  await drawNoise(1200, 800).jpeg().toFile(original());
  const phone = (await plan()).find(({ width }) => width === 720)!;
  await makePhotos([phone], join(folder, 'made'));
  const plain = await sharp(original()).resize(720).avif({ quality: 50, effort: 0 }).toBuffer();
  expect(readFileSync(pathOf(phone)).length).toBeLessThan(plain.length * 0.7);
});

test.each<[string, string, () => Sharp]>([
  ['a JPEG', 'meadow.JPG', () => draw(1200, 800, '#f00').jpeg()],
  ['a PNG', 'meadow.png', () => draw(1200, 800, '#f00').png()],
  ['a WebP under another name', 'meadow.jpeg', () => draw(1200, 800, '#f00').webp()],
  [
    'a JPEG for a print shop',
    'meadow.jpg',
    () => draw(1200, 800, '#f00').toColourspace('cmyk').jpeg(),
  ],
  [
    'a PNG of more than 20 MB',
    'meadow.png',
    () => draw(3000, 2500, '#f00').png({ compressionLevel: 0 }),
  ],
])('%s can be used', async (_, name, picture) => {
  await picture().toFile(original(name));
  expect((await read()).mistakes).toEqual([]);
  const [task] = (await plan()).filter(({ format }) => format === 'jpeg');
  await makePhotos([task!], join(folder, 'made'));
  const [red, green] = (await sharp(pathOf(task!)).stats()).channels;
  expect(red!.mean).toBeGreaterThan(2 * green!.mean);
});

test('transparent parts become white', async () => {
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  await sharp({ create: { width: 1200, height: 800, channels: 4, background: clear } })
    .png()
    .toFile(original('meadow.png'));
  await make();
  expect((await sharp(pathOf(listed().landscape.jpeg)).stats()).channels[0]!.mean).toBe(255);
});

describe('an editor reads what to do', () => {
  const sentences = async () => (await read()).mistakes.map((it) => `${it.name} ${it.sentence}`);
  const again =
    'meadow.jpg cannot be read: open it in a photo program and save it as a JPEG again.';

  test('when a row has no picture', async () => {
    expect(await sentences()).toEqual([
      'meadow.jpg is missing: put it there, or remove its row from content/photos.ts.',
    ]);
  });

  test('when a picture has no row, a name that none can have, or the name of another', async () => {
    for (const name of ['meadow.jpg', 'meadow.png', 'brook.jpg', 'IMG_0417.JPG']) {
      await draw(1200, 800).jpeg().toFile(original(name));
    }
    writeFileSync(original('.DS_Store'), '');
    expect(await sentences()).toEqual([
      'IMG_0417.JPG has no row: the name of a picture has only small letters, digits and hyphens ' +
        'before its ending, like spring-garden.jpg. Rename it, or remove it.',
      'brook.jpg has no row: add one called “brook” to content/photos.ts, or remove the file.',
      'meadow.png has the same name as meadow.jpg: keep one of them, and remove the other.',
    ]);
  });

  test('when a file is not a picture, or only half of one', async () => {
    writeFileSync(original(), 'These are words.');
    expect(await sentences()).toEqual([again]);
    const whole = await drawNoise(1200, 800).jpeg().toBuffer();
    writeFileSync(original(), whole.subarray(0, whole.length / 2));
    expect(await sentences()).toEqual([again]);
  });

  test('when an iPhone made it in its own format', async () => {
    // 64 × 64 pixels in HEVC, by heif-enc of libheif 1.15.
    const heic =
      'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAUJtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAA' +
      'AAAA5waXRtAAAAAAABAAAAImlsb2MAAAAAREAAAQABAAAAAAFmAAEAAAAAAAAAEgAAACNpaW5mAAAAAAABAAAAFWluZmUCAAAA' +
      'AAEAAGh2YzEAAAAAwmlwcnAAAACkaXBjbwAAAHhodmNDAQNwAAAAAAAAAAAAHvAA/P34+AAADwMgAAEAGEABDAH//wNwAAADAJ' +
      'AAAAMAAAMAHroCQCEAAQArQgEBA3AAAAMAkAAAAwAAAwAeoCCBBZbqSSmubgQEDAgAAAMACAAAAwAIQCIAAQAHRAHBcrAiQAAA' +
      'ABRpc3BlAAAAAAAAAEAAAABAAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAoMAAAAabWRhdAAAAA4oAa8EGP' +
      'wd1z/85dxxgA==';
    writeFileSync(original('meadow.heic'), Buffer.from(heic, 'base64'));
    expect(await sentences()).toEqual([
      'meadow.heic is an HEIC picture, which only Apple’s programs read: export it as a JPEG. An ' +
        'iPhone takes JPEGs with Settings, Camera, Formats, Most Compatible.',
    ]);
  });

  test('when a picture is too small', async () => {
    await draw(1199, 1600).jpeg().toFile(original());
    expect(await sentences()).toEqual([
      'meadow.jpg is 1199 pixels wide, and 1200 are needed: ' +
        'use the camera’s own file, not a reduced copy.',
    ]);
  });
});
