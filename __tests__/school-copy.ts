import * as fs from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { checkContent } from '../scripts/check/content';
import { sentencesOf } from '../scripts/check/report';

/** Files by their paths below `content/`; with `undefined`, a file is removed. */
export type Files = Record<string, string | Buffer | Promise<Buffer> | undefined>;

/** Words of a file of the fixture, and the words that replace them. */
export interface Edit {
  file: string;
  from: string;
  to: string;
}

/** An edit, and what the check says at its line. */
export interface Case extends Edit {
  says: string;
}

export const textOf = (file: string) => fs.readFileSync(`e2e/fixture/content/${file}`, 'utf8');

/** The line of the fixture's file on which words begin. */
export function lineOf(file: string, words: string): number {
  const at = textOf(file).indexOf(words);
  if (at < 0) throw new Error(`content/${file} does not contain ${words}.`);
  return textOf(file).slice(0, at).split('\n').length;
}

/** The sentences of the check at a line of a file. */
export function saidAt(file: string, line: number, sentences: string[]): string[] {
  const place = `content/${file}:${line}: `;
  return sentences.filter((each) => each.startsWith(place)).map((each) => each.slice(place.length));
}

/** The files of the fixture that edits change, as they are after the edits. */
export function edited(...edits: Edit[]): Files {
  const files: Record<string, string> = {};
  for (const { file, from, to } of edits) {
    const text = files[file] ?? textOf(file);
    if (!text.includes(from)) throw new Error(`content/${file} does not contain ${from}.`);
    files[file] = text.replace(from, () => to);
  }
  return files;
}

/** Copies the fixture's words, pictures and documents into a new folder, with other files in the copy. */
export async function copySchool(files: Files): Promise<string> {
  fs.mkdirSync('.preview', { recursive: true });
  // Modules find the packages only from within the project.
  const copy = fs.mkdtempSync(join('.preview', 'school-'));
  for (const part of ['content', 'public'])
    fs.cpSync(join('e2e/fixture', part), join(copy, part), { recursive: true });
  for (const [file, bytes] of Object.entries(files)) {
    const path = join(copy, 'content', file);
    fs.mkdirSync(dirname(path), { recursive: true });
    if (bytes === undefined) fs.rmSync(path);
    else fs.writeFileSync(path, await bytes);
  }
  return copy;
}

/** The mistakes and the warnings that the check finds in a copy of the fixture with other files. */
export async function check(files: Files, { now = '2031-09-01', url = '' } = {}) {
  const copy = await copySchool(files);
  try {
    const { diagnostics } = await checkContent(copy, new Date(`${now}T12:00:00Z`), {
      SITE_URL: url,
    });
    return sentencesOf(diagnostics);
  } finally {
    fs.rmSync(copy, { recursive: true });
  }
}

/** A photo of any width, one pixel high because the check reads it quickly. */
export const photo = (width: number) =>
  sharp({ create: { width, height: 1, channels: 3, background: '#888' } })
    .jpeg()
    .toBuffer();
