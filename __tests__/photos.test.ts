/**
 * @jest-environment node
 */
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { PhotoFiles } from '@/components/photo-sizes';
import { readOriginals } from '@/scripts/photo-originals';
import { makePhotos } from '@/scripts/photos';

// Encoding is slow where other work goes on beside it.
jest.setTimeout(60_000);

let folder: string;
let options: {
  rows: Parameters<typeof readOriginals>[0];
  originals: string;
  made: string;
  list: string;
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'photos-'));
  options = {
    rows: { meadow: { focus: [50, 50] } },
    originals: join(folder, 'originals'),
    made: join(folder, 'made'),
    list: join(folder, 'list.json'),
  };
  mkdirSync(options.originals);
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = () => readOriginals({ ...options.rows }, options.originals);
const make = async () => makePhotos((await read()).originals, options);

const original = (name = 'meadow.jpg') => join(options.originals, name);
const made = () => readdirSync(options.made).sort();
const listed = (key = 'meadow') =>
  (JSON.parse(readFileSync(options.list, 'utf8')) as Record<string, PhotoFiles>)[key]!;
const metadataOf = (file: string) => sharp(join(options.made, file)).metadata();

/** The one of red, green and blue that there is most of. */
async function colorAt(file: string, left: number, top: number): Promise<string | undefined> {
  const picture = sharp(join(options.made, file)).extract({ left, top, width: 1, height: 1 });
  const colors = [...(await picture.raw().toBuffer())];
  return ['red', 'green', 'blue'][colors.indexOf(Math.max(...colors))];
}

/** A plain JPEG, fast to encode. */
const draw = (width: number, height: number, background = '#7a5') =>
  sharp({ create: { width, height, channels: 3, background } }).jpeg();

describe('a picture as a telephone makes it', () => {
  // Held upright: 12 megapixels stored on their side, and the place where it was taken.
  const takePicture = async () => {
    const stored = { width: 4000, height: 3000 };
    const top = await sharp({
      create: { width: 400, height: 3000, channels: 3, background: '#f00' },
    })
      .png()
      .toBuffer();
    await draw(stored.width, stored.height)
      .composite([{ input: top, left: 0, top: 0 }])
      .withIccProfile('p3')
      .withExif({
        IFD0: { Make: 'Telephone' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '42/1 5/1 30/1' },
      })
      .withMetadata({ orientation: 6 })
      .toFile(original());
    const { orientation, exif, icc } = await sharp(original()).metadata();
    expect({ orientation, exif: Boolean(exif), icc: Boolean(icc) }).toEqual({
      orientation: 6,
      exif: true,
      icc: true,
    });
  };

  test('becomes upright files in every size, with nothing in them but the picture', async () => {
    await takePicture();
    expect(await make()).toBe('9 files made, 0 up to date');

    const { avif, jpeg, portrait, card } = listed();
    const size = ({ width, height }: { width: number; height: number }) => [width, height];
    expect(avif.map(size)).toEqual([
      [480, 640],
      [720, 960],
      [1080, 1440],
      [1440, 1920],
      [1920, 2560],
    ]);
    expect(jpeg.map(size)).toEqual([
      [720, 960],
      [1440, 1920],
    ]);
    expect([portrait, card].map(size)).toEqual([
      [720, 900],
      [1200, 630],
    ]);

    const files = [...avif, ...jpeg, portrait, card];
    expect(made()).toEqual(files.map(({ file }) => file).sort());
    for (const { file, width, height } of files) {
      const metadata = await metadataOf(file);
      expect(metadata).toMatchObject({ width, height, space: 'srgb' });
      const rest = [metadata.exif, metadata.icc, metadata.xmp, metadata.iptc, metadata.orientation];
      expect(rest.filter((value) => value !== undefined && value !== 1)).toEqual([]);
      const bytes = readFileSync(join(options.made, file));
      expect(bytes.includes('Exif')).toBe(false);
      expect(bytes.includes('Telephone')).toBe(false);
    }
    // What was stored at the left was seen at the top.
    expect(await colorAt(jpeg[0]!.file, 360, 20)).toBe('red');
    expect(await colorAt(jpeg[0]!.file, 20, 900)).toBe('green');
  });
});

describe('a picture that has its files', () => {
  const when = (file: string) => statSync(join(options.made, file)).mtimeMs;

  test('is left alone until something changes', async () => {
    await draw(1200, 800).toFile(original());
    await make();
    const before = made().map(when);
    expect(await make()).toBe('0 files made, 6 up to date');
    expect(made().map(when)).toEqual(before);
  });

  test('gets the file again that was lost, and only that', async () => {
    await draw(1200, 800).toFile(original());
    await make();
    rmSync(join(options.made, listed().portrait.file));
    expect(await make()).toBe('1 files made, 5 up to date');
  });

  test('gets new files under new names when the original is replaced, and loses the old', async () => {
    await draw(1200, 800).toFile(original());
    await make();
    const before = made();
    await draw(1200, 800, '#235').toFile(original());
    expect(await make()).toBe('6 files made, 0 up to date');
    expect(made()).toHaveLength(6);
    expect(made().filter((file) => before.includes(file))).toEqual([]);
    expect(await colorAt(listed().jpeg[0]!.file, 9, 9)).toBe('blue');
  });

  test('is made anew when its focal point moves', async () => {
    await draw(1200, 800).toFile(original());
    await make();
    options.rows = { meadow: { focus: [90, 90] } };
    expect(await make()).toBe('6 files made, 0 up to date');
  });

  test('with much detail keeps to the weight of others by its quality', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const;
    const create = { width: 1200, height: 240, channels: 3, background: '#fff', noise } as const;
    await sharp({ create }).jpeg().toFile(original());
    await make();
    const { avif } = listed();
    const phone = avif.find(({ width }) => width === 720)!;
    const plain = await sharp(original()).resize(720).avif({ quality: 50 }).toBuffer();
    expect(statSync(join(options.made, phone.file)).size).toBeLessThan(plain.length * 0.7);
  });

  test('is never enlarged', async () => {
    await draw(1200, 700).toFile(original());
    await make();
    expect(listed().avif.map(({ width }) => width)).toEqual([480, 720, 1080]);
    expect(listed().portrait).toMatchObject({ width: 560, height: 700 });
  });
});

describe('an editor reads what to do', () => {
  const sentences = async () => {
    const { mistakes } = await read();
    return mistakes.map(({ name, sentence }) => `content/photos/${name} ${sentence}`);
  };

  test('when a row has no picture', async () => {
    expect(await sentences()).toEqual([
      'content/photos/meadow.jpg is missing: put it there, or take its row out of content/photos.ts.',
    ]);
  });

  test('when a picture has no row, or a name that none can have', async () => {
    await draw(1200, 800).toFile(original());
    copyFileSync(original(), original('brook.jpg'));
    copyFileSync(original(), original('IMG_0417.JPG'));
    writeFileSync(original('.DS_Store'), '');
    expect((await sentences()).sort()).toEqual([
      'content/photos/IMG_0417.JPG has no row: a picture is a JPEG whose name has small letters, ' +
        'digits and hyphens, and ends in .jpg. Rename it, or take it away.',
      'content/photos/brook.jpg has no row: add one called “brook” to content/photos.ts, ' +
        'or take the file away.',
    ]);
  });

  const again =
    'content/photos/meadow.jpg cannot be read: open it in a program for pictures and save it as a JPEG again.';

  test('when a file is no picture', async () => {
    writeFileSync(original(), 'These are words.');
    expect(await sentences()).toEqual([again]);
  });

  test('when a file is a picture of another kind under a name for JPEG', async () => {
    await draw(1200, 800).png().toFile(original());
    expect(await sentences()).toEqual([again]);
  });

  test('when half of a picture was lost on its way', async () => {
    await sharp({
      create: {
        width: 1200,
        height: 800,
        channels: 3,
        background: '#fff',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    })
      .jpeg()
      .toFile(original());
    truncateSync(original(), Math.round(statSync(original()).size / 2));
    expect(await sentences()).toEqual([again]);
  });

  test('when a picture is too small', async () => {
    await draw(1199, 1600).toFile(original());
    expect(await sentences()).toEqual([
      'content/photos/meadow.jpg is 1199 pixels wide, and 1200 are needed: ' +
        'take the picture as the camera made it, not a reduced copy.',
    ]);
  });
});
