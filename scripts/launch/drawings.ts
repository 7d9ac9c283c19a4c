import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from '../check/finding';

/** How a drawing says in its comment that it is to be replaced; the line may break in between. */
const mark = /stand-in[\s*]+drawing/i;

/** The drawings in `app/` and `components/` that are not the school's own yet. */
export function drawingStandIns(root: string): Finding[] {
  return ['app', 'components'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(tsx|svg)$/.test(name))
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .flatMap((file) => marked(file, readFileSync(join(root, file), 'utf8'))),
  );
}

function marked(file: string, text: string): Finding[] {
  const position = text.search(mark);
  if (position < 0) return [];
  const line = text.slice(0, position).split('\n').length;
  const sentence =
    'this drawing is a stand-in: put the real one in its place, and take the word “stand-in” out ' +
    'of the comment.';
  return [{ file, line, sentence }];
}
