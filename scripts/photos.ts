import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { avifWidths, crops, jpegWidths } from '../components/photo-sizes';
import type { PhotoFile, PhotoFiles } from '../components/photo-sizes';
import type { Original } from './photo-originals';

type Format = 'avif' | 'jpeg';
type Region = Original['size'] & { left: number; top: number };

/** A file to be made: that part of the original, in that size and format. */
type Task = PhotoFile & { content: Buffer; region: Region; format: Format };

/**
 * How files are encoded. Quality 50 shows no steps in the calm walls, not even with the contrast
 * raised three times; a picture full of detail, which hides them, gets less where it would weigh more
 * than `bytesPerPixel`. Effort 3 makes files 8 % larger in a quarter of the time, effort 6 makes them
 * 4 % smaller in twice the time; each file is made only once.
 */
const settings = {
  avif: { qualities: [50, 42, 34, 26], bytesPerPixel: 0.08, effort: 4, chromaSubsampling: '4:2:0' },
  jpeg: { qualities: [70, 60, 50], bytesPerPixel: 0.2, mozjpeg: true },
};

/** The folder for the files, where anything else is removed, and the list of them for the pages. */
const places = { made: 'public/photos', list: '.generated/photos.json' };

/**
 * Makes the files of every picture, where they are missing or their original, its focal point or
 * the settings have changed, and the list of them (see app/_site/photo-files.ts).
 *
 * @returns one line about what was done
 */
export async function makePhotos(originals: Original[], { made, list } = places): Promise<string> {
  const plans = originals.map((original) => ({ original, ...plan(original) }));
  const tasks = plans.flatMap((each) => each.tasks);
  await mkdir(made, { recursive: true });
  const wanted = new Set(tasks.map(({ file }) => file));
  for (const name of await readdir(made)) {
    if (!wanted.has(name)) await rm(join(made, name), { recursive: true });
  }
  const missing = tasks.filter(({ file }) => !existsSync(join(made, file)));
  // Two at a time: one picture does not keep all cores busy, and many take much memory.
  const worker = async () => {
    for (let task = missing.shift(); task; task = missing.shift()) await make(task, made);
  };
  const count = missing.length;
  await Promise.all([worker(), worker()]);
  const rows: Record<string, PhotoFiles> = {};
  for (const { original, files } of plans) {
    rows[original.key] = { ...files, hasLightLeft: await hasLightLeft(original) };
  }
  await mkdir(dirname(list), { recursive: true });
  await writeFile(list, `${JSON.stringify(rows, null, 2)}\n`);

  return `${count} files made, ${tasks.length - count} up to date`;
}

/**
 * Which files a picture should have: the widths and crops of `components/photo-sizes.ts`, none of
 * them larger than the original. A file's name carries a hash of all that it depends on, so that one
 * name always means the same picture. All files of a picture share theirs: six different hashes for
 * each picture would be a tenth of a page's HTML.
 */
function plan({ key, content, size, focus }: Original) {
  const tasks: Task[] = [];
  const recipe = [focus, settings, avifWidths, jpegWidths, crops, sharp.versions];
  const digest = createHash('sha256').update(content).update(JSON.stringify(recipe)).digest('hex');
  const add = (name: string, region: Region, width: number, format: Format): PhotoFile => {
    const height = Math.round((width * region.height) / region.width);
    const ending = format === 'jpeg' ? 'jpg' : format;
    const file = { file: `${name}-${width}.${digest.slice(0, 8)}.${ending}`, width, height };
    tasks.push({ ...file, content, region, format });
    return file;
  };
  const whole = { ...size, left: 0, top: 0 };
  const inWidths = (widths: number[], format: Format) =>
    widths.filter((width) => width <= size.width).map((width) => add(key, whole, width, format));
  const cropped = (name: keyof typeof crops) => {
    const { ratio, width, format } = crops[name];
    const region = cropAround(focus, size, ratio);
    return add(`${key}-${name}`, region, Math.min(width, region.width), format);
  };
  const files = {
    avif: inWidths(avifWidths, 'avif'),
    jpeg: inWidths(jpegWidths, 'jpeg'),
    portrait: cropped('portrait'),
    card: cropped('card'),
  };
  return { files, tasks };
}

/** Whether nineteen twentieths of its left half are lighter than 150 of 255, for ink on a veil. */
async function hasLightLeft({ content, size }: Original): Promise<boolean> {
  const half = { left: 0, top: 0, width: Math.round(size.width / 2), height: size.height };
  const picture = sharp(content).autoOrient().extract(half).greyscale();
  const grays = await picture.resize(48, 48, { fit: 'fill' }).raw().toBuffer();
  return (grays.sort()[Math.floor(grays.length / 20)] ?? 0) > 150;
}

/** The largest region of that ratio, with the focal point as near to its middle as may be. */
function cropAround([x, y]: Original['focus'], size: Original['size'], ratio: number): Region {
  const width = Math.min(size.width, Math.round(size.height * ratio));
  const height = Math.min(size.height, Math.round(size.width / ratio));
  const start = (focus: number, all: number, part: number) =>
    Math.max(0, Math.min(all - part, Math.round((all * focus) / 100 - part / 2)));
  return { width, height, left: start(x, size.width, width), top: start(y, size.height, height) };
}

/** sharp leaves out all metadata and the color profile unless it is asked to keep them. */
async function make({ file, content, region, width, height, format }: Task, folder: string) {
  const { qualities, bytesPerPixel, ...encoding } = settings[format];
  const picture = sharp(content)
    .autoOrient()
    .extract(region)
    .resize({ width, height, fit: 'fill' });
  let bytes = Buffer.alloc(0);
  for (const quality of qualities) {
    bytes = await picture
      .clone()
      .toFormat(format, { ...encoding, quality })
      .toBuffer();
    if (bytes.length <= bytesPerPixel * width * height) break;
  }
  // Renamed when it is complete: a build that is stopped half-way leaves no half picture.
  await writeFile(join(folder, `${file}.part`), bytes);
  await rename(join(folder, `${file}.part`), join(folder, file));
}
