import * as fs from 'node:fs';
import sharp, { type Sharp } from 'sharp';
import { resizePhoto, encodePhoto } from '@/scripts/photos/encode-photo';
import { makePhotos, publishPhotos } from '@/scripts/photos/make-photos';
import { readPhotos } from '@/scripts/photos/read-photos';
import { temporaryFolder } from './temporary-folder';

const { pathOf } = temporaryFolder();

beforeEach(() => fs.mkdirSync(pathOf('content/photos'), { recursive: true }));

type Rows = Parameters<typeof readPhotos>[0];
const original = (name = 'meadow.jpg') => pathOf('content/photos', name);
const read = (rows: Rows = { meadow: {} }) => readPhotos(rows, pathOf());
const meadow = async (row: Rows[string] = {}) => (await read({ meadow: row })).photos.meadow!;

/** Creates a photo of one color. */
const draw = (width: number, height: number, background = '#353') =>
  sharp({ create: { width, height, channels: 3, background } });

test('a photo is rotated by its Exif data and loses its metadata', async () => {
  await draw(390, 300)
    .withIccProfile('p3')
    .withExif({ IFD0: { Make: 'Telephone' }, IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(original());
  const photo = await meadow();
  expect(photo).toMatchObject({ width: 300, height: 390, focus: [50, 33], position: [5, 3] });
  const bytes = await encodePhoto(photo, photo.files[0]!, 'edit');
  const { exif, icc, xmp, orientation = 1, ...metadata } = await sharp(bytes).metadata();
  expect(metadata).toMatchObject({ width: 300, height: 390, space: 'srgb' });
  expect({ exif, icc, xmp, orientation }).toEqual({ orientation: 1 });
  expect(bytes.includes('Telephone')).toBe(false);
});

test('a transparent photo is on white', async () => {
  const clear = { width: 9, height: 9, channels: 4, background: '#0000' } as const;
  await sharp({ create: clear }).png().toFile(original('meadow.png'));
  const [red] = await resizePhoto(await meadow(), { width: 1, height: 1 })
    .raw()
    .toBuffer();
  expect(red).toBe(255);
});

test.each([
  [1200, 800, [480, 900, 1200], 700],
  [2000, 1500, [480, 900, 1440, 1920, 2000], 900],
  [2600, 1000, [480, 900, 1440, 1920, 2400], 875],
  [400, 500, [400], undefined],
  [500, 500, [480, 500], undefined],
])('a photo of %d × %d px has files %j px wide, and an upright crop of %s', async (...row) => {
  const [width, height, widths, crop] = row;
  await draw(width, height).jpeg().toFile(original());
  const { files, upright } = await meadow();
  expect(files.map((file) => file.width)).toEqual(widths);
  expect(upright?.width).toBe(crop);
});

test('an upright crop centers the focus as far as the edge allows', async () => {
  const stripe = await draw(40, 800, '#f00').png().toBuffer();
  await draw(1600, 800)
    .composite([{ input: stripe, left: 1130, top: 0 }])
    .jpeg()
    .toFile(original());
  const redColumn = async (focus: [number, number]) => {
    const photo = await meadow({ focus });
    const data = await resizePhoto(photo, { width: 7, height: 8 }).raw().toBuffer();
    const redness = [0, 1, 2, 3, 4, 5, 6].map((x) => data[x * 3]! - data[x * 3 + 1]!);
    return redness.indexOf(Math.max(...redness));
  };
  expect(await redColumn([72, 50])).toBe(3);
  expect(await redColumn([100, 50])).toBe(2);
});

test('a build makes each file once and publishes those that pages use', async () => {
  await draw(300, 200).jpeg().toFile(original());
  const make = async (row: Rows[string] = {}) => makePhotos([await meadow(row)], pathOf('made'));
  expect(await make()).toBe('2 files made, 0 up to date');
  expect(await make()).toBe('0 files made, 2 up to date');
  const { focus, files } = await meadow();
  expect(focus).toEqual([50, 50]);
  const { name } = files[0]!;
  await publishPhotos(`<img src="/repo/photos/${name}">`, pathOf('out'), pathOf('made'));
  expect(fs.readdirSync(pathOf('out/photos'))).toEqual([name]);

  expect(await make({ focus: [90, 90] })).toBe('2 files made, 0 up to date');
  await draw(300, 200, '#235').jpeg().toFile(original());
  expect(await make({ focus: [90, 90] })).toBe('2 files made, 0 up to date');
  expect(fs.readdirSync(pathOf('made'))).toHaveLength(2);
  await draw(200, 300).jpeg().toFile(original());
  expect(await make()).toBe('1 files made, 0 up to date');
});

test('an evening photo has its day photo’s focus', async () => {
  for (const name of ['meadow.jpg', 'dusk.jpg']) await draw(90, 60).jpeg().toFile(original(name));
  const { photos } = await read({ meadow: { evening: 'dusk', focus: [20, 70] }, dusk: {} });
  expect(photos.dusk).toMatchObject({ focus: [20, 70], isEvening: true });
});

describe('the check of the folder photos/', () => {
  it('warns about a photo that contains its location', async () => {
    const location = { GPSLatitudeRef: 'N', GPSLatitude: '42/1 20/1 0/1' };
    const diagnosticsWith = async (exif: Parameters<Sharp['withExif']>[0]) => {
      await draw(90, 60).withExif(exif).jpeg().toFile(original());
      return (await read()).diagnostics;
    };
    expect(await diagnosticsWith({ IFD0: { Make: 'A' } })).toEqual([]);
    const message = expect.stringContaining('contains the location');
    expect(await diagnosticsWith({ IFD3: location })).toEqual([
      expect.objectContaining({ message, severity: 'warning' }),
    ]);
  });

  /** The one message about these files. */
  async function messageAbout(files: Record<string, Buffer | string>) {
    for (const [name, bytes] of Object.entries(files)) fs.writeFileSync(original(name), bytes);
    const { diagnostics } = await read();
    expect(diagnostics).toHaveLength(1);
    return `${diagnostics[0]!.file} ${diagnostics[0]!.message}`;
  }
  const jpeg = () => draw(1200, 800).jpeg().toBuffer();

  test.each([
    ['a missing photo', [], 'meadow.jpg is missing'],
    ['an extra photo', ['meadow.jpg', 'barn.jpg'], 'barn.jpg has no row. Add a row'],
    ['a name with capitals', ['meadow.jpg', 'Barn.jpg'], 'Barn.jpg has no row. Rename it with'],
    ['a misspelled file', ['medow.jpg'], 'Rename the file to meadow.jpg, or correct “meadow”'],
    ['a name that a row can’t have', ['Meadow 1.jpg'], 'Rename the file to meadow.jpg.'],
    ['a HEIC file', ['IMG_1.HEIC'], 'IMG_1.HEIC is a HEIC file'],
    ['a HEIC file with a row', ['meadow.heic'], 'meadow.heic is a HEIC file'],
    ['two photos with one name', ['meadow.jpg', 'meadow.png'], 'the same name as meadow.jpg'],
  ])('has one message about %s', async (_, names, message) => {
    const bytes = await jpeg();
    const files = Object.fromEntries(names.map((name) => [name, bytes]));
    expect(await messageAbout(files)).toContain(message);
  });

  it('has one message about a file that isn’t a whole photo', async () => {
    const message = 'meadow.jpg can’t be read';
    expect(await messageAbout({ 'meadow.jpg': 'Words.' })).toContain(message);
    expect(await messageAbout({ 'meadow.jpg': (await jpeg()).subarray(0, -900) })).toContain(
      message,
    );
  });
});
