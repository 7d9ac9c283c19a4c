import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { cardSize, shapes } from '../components/photo-sizes';
import type { PhotoData, PhotoFile, Region } from '../components/photo-sizes';
import { textsIn } from './files';
import { openOriginal, type ListedPhoto, type Original } from './photo-originals';

type Format = 'avif' | 'jpeg';

/** A file that can be made: a part of an original, in one size and format. */
export type PhotoTask = PhotoFile & {
  path: string;
  region: Region;
  format: Format;
  effort: number;
};

/**
 * How files are encoded. At quality 50 plain walls show no banding. A picture full of detail, which
 * hides banding, gets a lower quality if it would exceed `bytesPerPixel`.
 */
const settings = {
  avif: { qualities: [50, 42, 34, 26], bytesPerPixel: 0.08, chromaSubsampling: '4:2:0' },
  jpeg: { qualities: [70, 60, 50], bytesPerPixel: 0.2, mozjpeg: true },
};

/**
 * The AVIF encoder's effort. Compared with 4, effort 3 makes files 8 % larger in a quarter of the time,
 * and 6 makes them 4 % smaller in twice the time. The editing server needs them quickly.
 */
export const efforts = { publish: 4, edit: 0 };

/** The widest file for browsers without AVIF. */
const widestJpeg = 1440;

/** The files of earlier builds. */
const cache = 'public/photos';

/**
 * Plans every file that a page may ask for, and writes the list of them for the pages
 * (app/_site/generated.ts). A file's name has a hash of all that it depends on, so that one name always
 * means the same picture. All files of a picture share one hash, which compresses well: different hashes
 * would be a tenth of a page's HTML.
 */
export async function planPhotos(
  originals: Original[],
  effort: number,
  list = '.generated/photos.json',
): Promise<PhotoTask[]> {
  const tasks: PhotoTask[] = [];
  const rows: Record<string, ListedPhoto> = {};
  for (const original of originals) {
    const { key, path, digest, size, before } = original;
    const recipe = JSON.stringify([digest, effort, settings, shapes]);
    const hash = createHash('sha256').update(recipe).digest('hex').slice(0, 8);
    const filesIn = (shape: keyof typeof shapes) => {
      const { ratio, widths } = shapes[shape];
      const region = cropAround(original, ratio ?? size.width / size.height);
      const name = shape === 'landscape' ? key : `${key}-${shape}`;
      const add = (width: number, format: Format): PhotoFile => {
        const height = Math.round((width * region.height) / region.width);
        const file = `${name}-${width}.${hash}.${format === 'jpeg' ? 'jpg' : format}`;
        tasks.push({ file, width, height, path, region, format, effort });
        return { file, width, height };
      };
      // No file is larger than its part of the original.
      const within = [...new Set(widths.map((width) => Math.min(width, region.width)))];
      const widest = Math.min(widestJpeg, within.at(-1)!);
      return { avif: within.map((width) => add(width, 'avif')), jpeg: add(widest, 'jpeg') };
    };
    const hero = cropAround(original, shapes.hero.ratio);
    rows[key] = {
      original: path,
      digest,
      size,
      landscape: filesIn('landscape'),
      upright: filesIn('upright'),
      hero: filesIn('hero'),
      wide: filesIn('wide'),
      thumbnail: filesIn('thumbnail'),
      whole: filesIn('whole'),
      card: cropAround(original, cardSize.width / cardSize.height),
      heroFocus: focusIn(hero, original),
      left: before?.left ?? (await leftOf(path, hero)),
    };
  }
  await mkdir(dirname(list), { recursive: true });
  await writeFile(list, `${JSON.stringify(rows, null, 2)}\n`);
  return tasks;
}

/**
 * Makes the files that do not exist yet.
 *
 * @returns one line about what was done
 */
export async function makePhotos(tasks: PhotoTask[], folder = cache): Promise<string> {
  await mkdir(folder, { recursive: true });
  const missing = tasks.filter(({ file }) => !existsSync(join(folder, file)));
  const count = missing.length;
  // Two at a time: one picture does not keep all cores busy, and many need much memory.
  const worker = async () => {
    for (let task = missing.shift(); task; task = missing.shift()) await make(task, folder);
  };
  await Promise.all([worker(), worker()]);
  return `${count} files made, ${tasks.length - count} up to date`;
}

/**
 * Makes the files that the pages of an export name and copies them into it. Deletes all others from the
 * cache.
 *
 * @returns one line about what was done
 */
export async function publishPhotos(
  tasks: PhotoTask[],
  exportDirectory: string,
  folder = cache,
): Promise<string> {
  const texts = await textsIn(exportDirectory, /\.(html|xml)$/);
  const named = new Set([...texts.values()].join('').match(/[\w-]+\.[0-9a-f]{8}\.(avif|jpg)/g));
  const used = tasks.filter(({ file }) => named.has(file));
  const done = await makePhotos(used, folder);
  for (const name of await readdir(folder)) {
    if (!named.has(name)) await rm(join(folder, name), { recursive: true });
  }
  const published = join(exportDirectory, 'photos');
  await rm(published, { recursive: true, force: true });
  await mkdir(published);
  for (const { file } of used) await copyFile(join(folder, file), join(published, file));
  return done;
}

/** The largest part of that ratio, with the focal point as near to its middle as possible. */
function cropAround({ focus: [x, y], size }: Original, ratio: number): Region {
  const width = Math.min(size.width, Math.round(size.height * ratio));
  const height = Math.min(size.height, Math.round(size.width / ratio));
  const start = (focus: number, all: number, part: number) =>
    Math.max(0, Math.min(all - part, Math.round((all * focus) / 100 - part / 2)));
  return { width, height, left: start(x, size.width, width), top: start(y, size.height, height) };
}

/** In which third of a part the focal point is. */
function focusIn({ top, height }: Region, { focus, size }: Original): PhotoData['heroFocus'] {
  const y = ((focus[1] / 100) * size.height - top) / height;
  if (y < 1 / 3) return 'top';
  return y > 2 / 3 ? 'bottom' : 'middle';
}

/**
 * Whether 95 % of a part's left two fifths is lighter than 150 of 255, so that dark text is legible on
 * it, or darker than 70, so that light text is.
 */
async function leftOf(path: string, region: Region): Promise<PhotoData['left']> {
  const left = { ...region, width: Math.round(region.width * 0.4) };
  const picture = openOriginal(path).extract(left).greyscale();
  const grays = (await picture.resize(40, 40, { fit: 'fill' }).raw().toBuffer()).sort();
  if (grays[80]! > 150) return 'light';
  return grays.at(-80)! < 70 ? 'dark' : 'uneven';
}

/** sharp leaves out all metadata and the color profile unless it is asked to keep them. */
async function make(task: PhotoTask, folder: string): Promise<void> {
  const { file, path, region, width, height, format, effort } = task;
  const { qualities, bytesPerPixel, ...encoding } = settings[format];
  const picture = openOriginal(path).extract(region).resize({ width, height, fit: 'fill' });
  let bytes = Buffer.alloc(0);
  for (const quality of qualities) {
    const options = { ...encoding, effort, quality };
    bytes = await picture.clone().toFormat(format, options).toBuffer();
    if (bytes.length <= bytesPerPixel * width * height) break;
  }
  // Renamed when it is complete, so that a build that is stopped leaves no half picture.
  await writeFile(join(folder, `${file}.part`), bytes);
  await rename(join(folder, `${file}.part`), join(folder, file));
}
