import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import sharp, { type Region } from 'sharp';
import type { PhotoData, PhotoFile } from '../../components/photo-sizes';
import { phoneWidth, previewSize, shapes } from '../../components/photo-sizes';
import { removeBuilt, textsIn } from '../system/files';
import { openOriginal, type Original } from './photo-originals';

/** A file to make: a part of an original, in one size and format. */
export type PhotoTask = PhotoFile & { path: string; region: Region; effort: number };

/**
 * How to encode files. At quality 50, plain walls show no banding. A photo full of detail hides banding, so
 * it gets a lower quality if it would exceed `bytesPerPixel`. Link previews are JPEGs. Phones enlarge their
 * file, so it is tuned for structure, which keeps linen and wood grain that the usual tuning smooths away
 * at the same file size. At quality 58 and above, some pages would be too heavy for phones.
 */
const avif = { bytesPerPixel: 0.08, chromaSubsampling: '4:2:0' };
const settings = {
  avif: { ...avif, qualities: [50, 42, 34, 26] },
  phone: { ...avif, qualities: [57, 49, 41, 33], tune: 'ssim' },
  jpeg: { qualities: [75, 60], bytesPerPixel: 0.3, mozjpeg: true },
};

/**
 * The AVIF encoder's effort. Compared with 4, effort 3 makes files 8 % larger in a quarter of the time,
 * and 6 makes them 4 % smaller in twice the time. The editing server needs files quickly.
 */
export const efforts = { publish: 4, edit: 0 };

/** Where builds keep the files that they made. A school may publish its own files there, too. */
const cache = 'public/photos';
/** The list of files that app/_blocks/generated.ts reads. */
const listForPages = '.generated/photos.json';
/** The plan for the finishing step, which follows `next build`. */
export const plannedPhotos = '.generated/photo-tasks.json';

/**
 * Plans every file that a page may ask for, and writes the plan and the list of files. A file name has a hash
 * of everything that the file depends on, so the same name always means the same picture. All files of a
 * photo share one hash, which compresses well: different hashes would be a tenth of a page's HTML.
 */
export async function planPhotos(originals: Original[], effort: number, list = listForPages) {
  const tasks: PhotoTask[] = [];
  const rows: Record<string, PhotoData> = {};
  for (const original of originals) {
    const { key, path, size } = original;
    const recipe = [original.focus, effort, settings, shapes, previewSize, sharp.versions];
    const sha = createHash('sha256')
      .update(JSON.stringify(recipe))
      .update(await readFile(path));
    const hash = sha.digest('hex').slice(0, 8);
    const add = (name: string, width: number, height: number, region: Region): PhotoFile => {
      const file = `${key}${name}-${width}.${hash}.${name === '-preview' ? 'jpg' : 'avif'}`;
      tasks.push({ file, width, height, path, region, effort });
      return { file, width, height };
    };
    const filesIn = (shape: keyof typeof shapes) => {
      const { ratio, widths } = shapes[shape];
      const { region, position } = cropAround(original, ratio ?? size.width / size.height);
      // No file is larger than its part of the original.
      const within = new Set(widths.map((width) => Math.min(width, region.width)));
      const files = [...within].map((width) =>
        add(`-${shape}`, width, Math.round((width * region.height) / region.width), region),
      );
      return { files, position };
    };
    const { width, height } = previewSize;
    const preview = add('-preview', width, height, cropAround(original, width / height).region);
    rows[key] = {
      ...{ path, preview: preview.file },
      landscape: filesIn('landscape'),
      upright: filesIn('upright'),
      tall: filesIn('tall'),
      whole: filesIn('whole'),
    };
  }
  await mkdir(dirname(list), { recursive: true });
  await writeFile(list, `${JSON.stringify(rows, null, 2)}\n`);
  await writeFile(join(dirname(list), basename(plannedPhotos)), JSON.stringify(tasks));
  return tasks;
}

/** Makes the files that do not exist yet, and returns one line about what was done. */
export async function makePhotos(tasks: PhotoTask[], folder = cache): Promise<string> {
  await mkdir(folder, { recursive: true });
  const missing = tasks.filter(({ file }) => !existsSync(join(folder, file)));
  // sharp makes four at a time.
  await Promise.all(missing.map((task) => make(task, folder)));
  return `${missing.length} files made, ${tasks.length - missing.length} up to date`;
}

/**
 * Makes the files that the pages of an export name, and copies them into the export. Deletes files of
 * earlier builds that no page names. Returns one line about what was done.
 */
export async function publishPhotos(tasks: PhotoTask[], exported: string, folder = cache) {
  const pages = [...(await textsIn(exported, /\.html$/)).values()].join('');
  const used = tasks.filter(({ file }) => pages.includes(file));
  const done = await makePhotos(used, folder);
  const published = join(exported, 'photos');
  await mkdir(published, { recursive: true });
  const names = used.map(({ file }) => file);
  for (const each of [folder, published]) await removeBuilt(each, names);
  for (const name of names) await copyFile(join(folder, name), join(published, name));
  return done;
}

/**
 * Returns the largest region with the ratio, with the focal point as near its middle as possible, and the
 * position for a box that crops it again. The position exaggerates the point, to keep it off the box's edge.
 */
function cropAround({ focus, size }: Original, ratio: number) {
  const along = (focal: number, all: number, part: number) => {
    const point = (focal / 100) * all;
    const start = Math.max(0, Math.min(all - part, Math.round(point - part / 2)));
    const tenths = Math.round(20 * ((point - start) / part) - 5);
    return { start, position: Math.max(0, Math.min(10, tenths)) };
  };
  const width = Math.min(size.width, Math.round(size.height * ratio));
  const height = Math.min(size.height, Math.round(size.width / ratio));
  const [x, y] = [along(focus[0], size.width, width), along(focus[1], size.height, height)];
  return {
    region: { width, height, left: x.start, top: y.start },
    position: { x: x.position, y: y.position },
  };
}

/** sharp leaves out all metadata and the color profile unless it is asked to keep them. */
async function make(task: PhotoTask, folder: string): Promise<void> {
  const { file, path, region, width, height, effort } = task;
  const format = file.endsWith('.jpg') ? 'jpeg' : 'avif';
  const use = format === 'avif' && width <= phoneWidth ? 'phone' : format;
  const { qualities, bytesPerPixel, ...encoding } = settings[use];
  const photo = openOriginal(path).extract(region).resize({ width, height, fit: 'fill' });
  let bytes = Buffer.alloc(0);
  for (const quality of qualities) {
    const options = { ...encoding, effort, quality };
    bytes = await photo.clone().toFormat(format, options).toBuffer();
    if (bytes.length <= bytesPerPixel * width * height) break;
  }
  // Renaming the complete file ensures that a stopped build leaves no partial photo.
  await writeFile(join(folder, `${file}.part`), bytes);
  await rename(join(folder, `${file}.part`), join(folder, file));
}
