import * as fs from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { checkContent } from '../scripts/check/content';
import { formatDiagnostic } from '../scripts/check/report';

/** Files by their paths below `content/`; with `undefined`, a file is removed. */
export type Files = Record<string, string | Buffer | undefined>;

const folder = join('.preview', `school-${process.env.JEST_WORKER_ID}`);
let copies = 0;
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

/**
 * Copies the fixture's words, pictures and documents into a new folder, and makes edits in the copy.
 *
 * @param table a row for each edit: `file | old words | new words | what the check must say at their line`,
 * or `place | what the check must say there`. A line break in words is ⏎.
 * @returns the folder that contains `content/`, and each place with what the check must say there
 */
export function copySchool(table = '', files: Files = {}) {
  const copy = join(folder, String((copies += 1)));
  for (const part of ['content', 'public'])
    fs.cpSync(join('e2e/fixture', part), join(copy, part), { recursive: true });
  const pathOf = (file: string) => join(copy, 'content', file);
  for (const [file, bytes] of Object.entries(files)) {
    fs.mkdirSync(dirname(pathOf(file)), { recursive: true });
    if (bytes === undefined) fs.rmSync(pathOf(file));
    else fs.writeFileSync(pathOf(file), bytes);
  }
  const rows = table.split('\n').filter((row) => row.trim());
  const edits = rows.map((row) => row.split(' | ').map((each) => each.trim().replace('⏎', '\n')));
  for (const [file = '', from = '', to] of edits) {
    if (to === undefined) continue;
    const text = fs.readFileSync(pathOf(file), 'utf8');
    if (!text.includes(from)) throw new Error(`content/${file} does not contain ${from}.`);
    fs.writeFileSync(
      pathOf(file),
      text.replace(from, () => to),
    );
  }
  const expected = edits.map(([file = '', says = '', to, saysOfEdit = '']) => {
    if (to === undefined) return [`${file}: `, says] as const;
    const [above = ''] = fs.readFileSync(pathOf(file), 'utf8').split(to);
    return [`content/${file}:${above.split('\n').length}: `, saysOfEdit] as const;
  });
  return { copy, expected };
}

/** What the check says after edits, each diagnostic in the words of the edit that it answers. */
export async function answers(
  table = '',
  { files = {} as Files, now = '2031-09-01', url = '' } = {},
) {
  const { copy, expected } = copySchool(table, files);
  const at = new Date(`${now}T12:00:00Z`);
  const { diagnostics } = await checkContent(copy, at, { SITE_URL: url });
  const said = diagnostics.map((diagnostic) => {
    const line = formatDiagnostic(diagnostic);
    const answered = expected.find(
      ([place, says]) => line.startsWith(place) && line.includes(says),
    );
    return `${diagnostic.severity ?? 'mistake'} ${answered?.join('') ?? line}`;
  });
  const each = (kind: string) => expected.map((row) => `${kind} ${row.join('')}`).sort();
  return { said: [...new Set(said)].sort(), mistakes: each('mistake'), warnings: each('warning') };
}

export const textOf = (file: string) => fs.readFileSync(`e2e/fixture/content/${file}`, 'utf8');

/** A photo of any width. It is one pixel high, so that the check reads it quickly. */
export const photo = (width: number) =>
  sharp({ create: { width, height: 1, channels: 3, background: '#888' } })
    .jpeg()
    .toBuffer();
