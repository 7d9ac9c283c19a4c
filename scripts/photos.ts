import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { crops, type PhotoFiles } from '../components/photo-sizes';
import { photos } from '../content/photos';
import { runAsCommand, Stop } from './command';
import { planPhoto, settings, type Original, type PhotoTask } from './photo-plan';

/** Something is amiss with a picture; the message says what, and what to do about it. */
export class PhotoError extends Stop {
  override name = 'PhotoError';
}

export interface PhotoOptions {
  /** The rows of `content/photos.ts`. */
  rows: Record<string, Pick<Original, 'focus'>>;
  /** The folder with a JPEG for each row. */
  originals: string;
  /** The folder for the files made from them; anything else in it is removed. */
  made: string;
  /** The file that is to list them, for `components/photo-files.ts`. */
  list: string;
}

const ours: PhotoOptions = {
  rows: photos,
  originals: 'content/photos',
  made: 'public/photos',
  list: 'components/photo-files.json',
};

// Otherwise it would take a file that was replaced meanwhile for the one it has read before.
sharp.cache(false);

/** Cards are this wide, and no screen should get less than it can show. */
const leastWidth = crops.card.width;

/**
 * Makes the files of every picture, where they are missing or their original, its focal point or
 * the settings have changed, and the list of them.
 *
 * @returns one line about what was done
 * @throws PhotoError with a sentence for every missing, unexpected, unreadable or too small original
 */
export async function makePhotos(options: PhotoOptions = ours): Promise<string> {
  await checkNames(options);
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

async function checkNames({ rows, originals }: PhotoOptions): Promise<void> {
  const names = (await readdir(originals)).filter((name) => !name.startsWith('.'));
  const expected = Object.keys(rows).map((key) => `${key}.jpg`);
  const missing = expected.filter((name) => !names.includes(name));
  const unexpected = names.filter((name) => !expected.includes(name));
  stopIfAny([
    ...missing.map(
      (name) =>
        `${originals}/${name} is missing: put it there, or take its row out of content/photos.ts.`,
    ),
    ...unexpected.map((name) => `${originals}/${name} has no row: ${remedyFor(name)}`),
  ]);
}

function remedyFor(name: string): string {
  const [, key] = /^([a-z0-9-]+)\.jpg$/.exec(name) ?? [];
  return key
    ? `add one called “${key}” to content/photos.ts, or take the file away.`
    : 'a picture is a JPEG whose name has small letters, digits and hyphens, and ends in .jpg. ' +
        'Rename it, or take it away.';
}

function stopIfAny(mistakes: string[]): void {
  if (mistakes.length) throw new PhotoError(mistakes.join('\n'));
}

async function readOriginals({ rows, originals }: PhotoOptions): Promise<Original[]> {
  const mistakes: string[] = [];
  const read: Original[] = [];
  for (const [key, { focus }] of Object.entries(rows)) {
    const path = `${originals}/${key}.jpg`;
    const content = await readFile(path);
    const picture = await sharp(content)
      .metadata()
      .catch(() => undefined);
    if (picture?.format !== 'jpeg') {
      mistakes.push(unreadable(path));
    } else if (picture.autoOrient.width < leastWidth) {
      mistakes.push(
        `${path} is ${picture.autoOrient.width} pixels wide, and ${leastWidth} are needed: ` +
          'take the picture as the camera made it, not a reduced copy.',
      );
    } else {
      read.push({ key, path, content, size: picture.autoOrient, focus });
    }
  }
  stopIfAny(mistakes);
  return read;
}

function unreadable(path: string): string {
  return `${path} cannot be read: open it in a program for pictures and save it as a JPEG again.`;
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
    .catch(() => Promise.reject(new PhotoError(unreadable(original))));
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
  if (text !== before) await writeFile(list, text);
}

void runAsCommand(import.meta.url, async () => console.log(await makePhotos()));
