import * as fs from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** Files by their paths below `content/`; with `undefined`, a file is removed. */
export type Files = Record<string, string | Buffer | undefined>;

const folder = join('.preview', 'content-mistakes');
let copies = 0;
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

/**
 * Copies the fixture's words, pictures and documents into a new folder, with the software's pages, and
 * makes edits in the copy.
 *
 * @param table a row for each edit: `file | old words | new words | what the check must say at their line`,
 * or `place | what the check must say there`. A line break in words is ⏎.
 * @returns the folder that contains `content/`, and each place with what the check must say there
 */
export function copySchool(table = '', files: Files = {}) {
  const copy = join(folder, String((copies += 1)));
  for (const part of ['content', 'public'])
    fs.cpSync(join('e2e/fixture', part), join(copy, part), { recursive: true });
  // Windows lets everybody make a junction. Other systems ignore the type of a link.
  fs.symlinkSync(resolve('app'), join(copy, 'app'), 'junction');
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
