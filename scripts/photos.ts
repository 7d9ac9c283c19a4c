import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import type { PhotoFiles } from '../components/photo-sizes';
import { photos } from '../content/photos';
import { runAsCommand, UserError } from './command';
import { photoMistakes, unreadable } from './photo-originals';
import { planPhoto, settings, type Original, type PhotoTask } from './photo-plan';

/** Something is amiss with a picture; the message says what, and what to do about it. */
export class PhotoError extends UserError {
  override name = 'PhotoError';
}

export interface PhotoOptions {
  /** The rows of `content/photos.ts`. */
  rows: Record<string, Pick<Original, 'focus'>>;
  /** The folder with a JPEG for each row. */
  originals: string;
  /** The folder for the files made from them; anything else in it is removed. */
  made: string;
  /** The file that is to list them, for `app/_site/photo-files.ts`. */
  list: string;
}

const ours: PhotoOptions = {
  rows: photos,
  originals: 'content/photos',
  made: 'public/photos',
  list: '.generated/photos.json',
};

// Otherwise it would take a file that was replaced meanwhile for the one it has read before.
sharp.cache(false);

/**
 * Makes the files of every picture, where they are missing or their original, its focal point or
 * the settings have changed, and the list of them.
 *
 * @returns one line about what was done
 * @throws PhotoError with a sentence for every missing, unexpected, unreadable or too small original
 */
export async function makePhotos(options: PhotoOptions = ours): Promise<string> {
  await stopAtMistakes(options);
  const originals = await readOriginals(options);
  const plans = originals.map((original) => ({ key: original.key, ...planPhoto(original) }));
  const tasks = plans.flatMap((plan) => plan.tasks);

  await mkdir(options.made, { recursive: true });
  await removeOthers(options.made, new Set(tasks.map(({ file }) => file)));
  const missing = tasks.filter(({ file }) => !existsSync(join(options.made, file)));
  await inParallel(missing, (task) => make(task, options.made));
  await writeList(options.list, Object.fromEntries(plans.map(({ key, files }) => [key, files])));

  const count = `${plans.length} photograph${plans.length === 1 ? '' : 's'}`;
  return `${count}: ${missing.length} files made, ${tasks.length - missing.length} up to date`;
}

async function stopAtMistakes({ rows, originals }: PhotoOptions): Promise<void> {
  const mistakes = await photoMistakes(rows, originals);
  if (mistakes.length === 0) return;
  throw new PhotoError(
    mistakes.map(({ name, sentence }) => `${originals}/${name} ${sentence}`).join('\n'),
  );
}

async function readOriginals({ rows, originals }: PhotoOptions): Promise<Original[]> {
  const read: Original[] = [];
  for (const [key, { focus }] of Object.entries(rows)) {
    const path = `${originals}/${key}.jpg`;
    const content = await readFile(path);
    const { autoOrient: size } = await sharp(content).metadata();
    read.push({ key, path, content, size, focus });
  }
  return read;
}

async function removeOthers(folder: string, wanted: Set<string>): Promise<void> {
  const others = (await readdir(folder)).filter((name) => !wanted.has(name));
  await Promise.all(others.map((name) => rm(join(folder, name), { recursive: true })));
}

/** sharp leaves out all metadata and the colour profile unless it is asked to keep them. */
async function make(task: PhotoTask, folder: string): Promise<void> {
  const { file, original, region, width, height, format } = task;
  const bytes = await sharp(original, { failOn: 'error' })
    .autoOrient()
    .extract(region)
    .resize({ width, height, fit: 'fill' })
    .toFormat(format, settings[format])
    .toBuffer()
    .catch(() => Promise.reject(new PhotoError(`${original} ${unreadable}`)));
  // Renamed when it is complete: a build that is stopped half-way leaves no half picture.
  const part = join(folder, `${file}.part`);
  await writeFile(part, bytes);
  await rename(part, join(folder, file));
}

/** A few at a time: encoding takes much memory. None is begun after one has failed. */
async function inParallel<Item>(items: Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const queue = [...items];
  const worker = async () => {
    for (let item = queue.shift(); item; item = queue.shift()) {
      try {
        await work(item);
      } catch (error) {
        queue.length = 0;
        throw error;
      }
    }
  };
  const workers = Array.from({ length: Math.min(4, availableParallelism()) }, worker);
  const failed = (await Promise.allSettled(workers)).find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}

/** Written only when it changes: an editing server would reload for nothing. */
async function writeList(list: string, files: Record<string, PhotoFiles>): Promise<void> {
  const text = `${JSON.stringify(files, null, 2)}\n`;
  const before = await readFile(list, 'utf8').catch(() => '');
  if (text === before) return;
  await mkdir(dirname(list), { recursive: true });
  await writeFile(list, text);
}

void runAsCommand(import.meta.url, async () => console.log(await makePhotos()));
