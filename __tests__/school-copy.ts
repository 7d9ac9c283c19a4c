import * as fs from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import sharp from 'sharp';
import { check as checkSchool } from '@/scripts/check/check';
import { loadSchool } from '@/scripts/school/load-school';
import { sentencesOf } from '@/scripts/check/report';
import type { Environment } from '@/scripts/system/command';

/** Files by their paths below `content/`; with `undefined`, a file is removed. */
export type Files = Record<string, string | Buffer | Promise<Buffer> | undefined>;

/** A replacement of text in a file of the fixture. */
export interface Edit {
  file: string;
  from: string;
  to: string;
}

/** What an editor did in words, for a test's title, and as an edit. */
export type Slip = [slip: string, file: string, from: string, to: string];

/** A slip and the check's message at its line. */
export type Case = [...Slip, message: string];

export const editOf = ([, file, from, to]: Slip | Case): Edit => ({ file, from, to });

export const textOf = (file: string) => fs.readFileSync(`e2e/fixture/content/${file}`, 'utf8');

/** The messages at the line of an edit, without that location. */
export function messagesAt({ file, from }: Edit, messages: string[]): string[] {
  const [above = ''] = textOf(file).split(from);
  const location = `content/${file}:${above.split('\n').length}: `;
  return messages
    .filter((each) => each.startsWith(location))
    .map((each) => each.slice(location.length));
}

/** The fixture's files after edits. */
export function edited(...edits: Edit[]): Files {
  const files: Record<string, string> = {};
  for (const { file, from, to } of edits) {
    const text = files[file] ?? textOf(file);
    if (!text.includes(from)) throw new Error(`content/${file} does not contain ${from}.`);
    files[file] = text.replace(from, () => to);
  }
  return files;
}

/** Calls a function with a copy of the fixture's content and documents. */
export async function inSchoolCopy<Result>(call: (root: string) => Promise<Result>) {
  fs.mkdirSync('.preview', { recursive: true });
  // Modules find packages only inside the project.
  const root = fs.mkdtempSync(join('.preview', 'school-'));
  try {
    for (const part of ['content', 'public'])
      fs.cpSync(join('e2e/fixture', part), join(root, part), { recursive: true });
    for (const part of ['format', 'schema', 'shared'])
      fs.symlinkSync(resolve('content', part), join(root, 'content', part), 'junction');
    return await call(root);
  } finally {
    fs.rmSync(root, { recursive: true });
  }
}

/** The check's mistakes and warnings for a copy of the school with other files. */
export const check = (files: Files, { now = '2031-09-01', url = '' } = {}) =>
  inSchoolCopy(async (root) => {
    for (const [file, bytes] of Object.entries(files)) {
      const path = join(root, 'content', file);
      fs.mkdirSync(dirname(path), { recursive: true });
      if (bytes === undefined) fs.rmSync(path);
      else fs.writeFileSync(path, await bytes);
    }
    return messagesOf(root, { SITE_URL: url, SITE_DAY: now });
  });

/** The check's mistakes and warnings for the school in a folder. */
export const messagesOf = async (root: string, environment: Environment) =>
  sentencesOf(await checkSchool(await loadSchool(root, environment)));

/** A photo of any width. It's one pixel high because the check reads that quickly. */
export const photo = (width: number) =>
  sharp({ create: { width, height: 1, channels: 3, background: '#888' } })
    .jpeg()
    .toBuffer();
