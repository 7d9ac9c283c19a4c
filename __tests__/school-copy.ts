import * as fs from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import sharp from 'sharp';

/** An editor's change to a file in `content/`. */
export interface Edit {
  file: string;
  /** Returns what the file contains after the edit. Without this function, the file is removed. */
  change?: (text: string) => string | Promise<Buffer>;
  /** The place that the message names, if it is not the first changed line. */
  place?: string;
}

/** Edits, each under the full sentence that the check prints after it. */
export type Mistakes = Record<string, Edit | Edit[]>;

/**
 * Edits whose message names another place. `tuition.ts#pricesFor` means the first line with that word.
 * `tuition.ts` means a message without a line.
 */
export function at(place: string, ...edits: Edit[]): Edit[] {
  return edits.map((edit) => ({ ...edit, place }));
}

/** Replaces words as `String.replace` does. */
export function replace(file: string, from: string | RegExp, to: string): Edit {
  const change = (text: string) => {
    const changed = text.replace(from, to);
    if (changed === text) throw new Error(`content/${file} does not contain ${from}.`);
    return changed;
  };
  return { file, change };
}

/** A page's row in `pages.ts`. */
export const rowOf = (path: string) => new RegExp(` {2}\\{ path: '${path}'[^]*? \\},\n`);

/** Gives the first field of that name another value. The old value must be on one line. */
export function set(file: string, field: string, value: string): Edit {
  const escaped = value.replaceAll('$', '$$$$');
  return replace(file, new RegExp(`\\b${field}:\\s+.*,`), `${field}: ${escaped},`);
}

/** Gives the first price in `tuition.ts` another value. */
export const price = (value: string) => replace('tuition.ts', /price: \d+/, `price: ${value}`);

/** Adds an event to the copy, which has no dates. */
export const event = (date: string, fields = '') =>
  set('dates.ts', 'events', `[{ date: '${date}', name: 'Ice', ${fields} }]`);
export const notice = (from: string, until: string) =>
  replace(
    'dates.ts',
    '  events: [',
    `  notices: [{ text: 'Ice', from: '${from}', until: '${until}' }],\n$&`,
  );

/** Gives the founder's letter another lead, which may contain any text and links. */
export const lead = (words: string) => set('meet-the-founder.ts', 'lead', `'${words}'`);

/** Adds or overwrites a file. */
export const put = (file: string, words: string): Edit => ({ file, change: () => words });
/** A photo of any width. It is one pixel high, so that the check reads it quickly. */
export const photo = (width: number) =>
  sharp({ create: { width, height: 1, channels: 3, background: '#888' } })
    .jpeg()
    .toBuffer();
const large = photo(1200);
export const putPhoto = (file: string, bytes = large): Edit => ({ file, change: () => bytes });

export const remove = (file: string): Edit => ({ file });

/** Removes notices and events. A test adds the dates that it needs. */
const noDates = 'events: [],\n});\n';
const withoutDates = replace('dates.ts', /notices: [^]*/, noDates);

/** The folder for the copies of one test file. */
const copiesFolder = join('.preview', basename(expect.getState().testPath!));
let copies = 0;

afterAll(() => fs.rmSync(copiesFolder, { recursive: true, force: true }));

/**
 * Copies the second school's content and documents into a new folder, and adds the pages in `app/`, which
 * the check also needs.
 *
 * @returns the folder that contains `content/`
 */
export async function copySchool(edits: Edit[] = []): Promise<string> {
  const copy = join(copiesFolder, String((copies += 1)));
  for (const part of ['content', 'public']) {
    fs.cpSync(join('e2e/second-school', part), join(copy, part), { recursive: true });
  }
  // Windows lets everybody make a junction. Other systems ignore the type of a link.
  fs.symlinkSync(resolve('app'), join(copy, 'app'), 'junction');
  for (const { file, change } of [withoutDates, ...edits]) {
    const path = join(copy, 'content', file);
    const text = fs.existsSync(path) ? fs.readFileSync(path, 'utf8') : '';
    fs.mkdirSync(dirname(path), { recursive: true });
    if (change) fs.writeFileSync(path, await change(text));
    else fs.rmSync(path);
  }
  return copy;
}
