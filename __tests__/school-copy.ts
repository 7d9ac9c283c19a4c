import * as fs from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import sharp from 'sharp';
import { check as checkSchool } from '@/scripts/check/check';
import { sentencesOf } from '@/scripts/check/report';
import { loadSchool } from '@/scripts/school/load-school';
import type { Environment } from '@/scripts/system/command';

/** Files by their paths below `content/`; with `undefined`, a file is removed. */
export type Files = Record<string, string | Buffer | Promise<Buffer> | undefined>;

/** A replacement in a module of the fixture, and a part of the check's message about it. */
export type Edit = [module: string, from: string, to: string, message?: string];

/** What an editor did, in words, and as an edit. */
export type Slip = [slip: string, ...edit: Edit];

export const editsOf = (slips: Slip[]) => slips.map(([, ...edit]) => edit);

export const textOf = (module: string) =>
  fs.readFileSync(`e2e/fixture/content/${module}.ts`, 'utf8');

/** The fixture's modules after edits. */
export function edited(...edits: Edit[]): Files {
  const files: Record<string, string> = {};
  for (const [module, from, to] of edits) {
    const text = files[`${module}.ts`] ?? textOf(module);
    if (!text.includes(from)) throw new Error(`content/${module}.ts does not contain ${from}.`);
    files[`${module}.ts`] = text.replace(from, () => to);
  }
  return files;
}

/** Whether a message is the expected one, at the line of the edit. */
function isAbout([module, from, , about = '']: Edit, message: string): boolean {
  const line = textOf(module).split(from)[0]!.split('\n').length;
  return message.startsWith(`content/${module}.ts:${line}: `) && message.includes(about);
}

/**
 * Tests that each slip has its message at its line, and that there are no others.
 *
 * @param messagesOf the check's messages about all slips together, because a check takes a second
 * @param others parts of other messages
 */
export function expectMessages(
  slips: Slip[],
  messagesOf: () => Promise<string[]>,
  others: unknown[] = [],
) {
  let messages: string[];
  beforeAll(async () => (messages = await messagesOf()));

  test.each(slips)('%s, in %s.ts', (_, ...edit) => {
    expect(messages.filter((each) => isAbout(edit, each))).not.toEqual([]);
  });

  test('nothing else', () => {
    const rest = messages.filter((each) => !editsOf(slips).some((edit) => isAbout(edit, each)));
    expect(rest).toEqual(others);
  });
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
