import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { at, type Finding } from '../../content/schema/finding';
import { formatFileSize } from '../../content/schema/format';
import { hrefsIn, leaves, type Leaf } from '../../content/schema/leaves';
import { isDocument } from '../documents';
import { filesIn } from '../files';

/** Cloudflare refuses files over 25 MB, and on a phone smaller ones take long, too. */
const tooLarge = 20 * 1024 ** 2;

/**
 * What is wrong with the documents in `content/files/`, and with texts that name one: a `file` in a
 * list of `downloads`, or a link to `/files/…`.
 */
export async function documentFindings(root: string, content: unknown): Promise<Finding[]> {
  const folder = join(root, 'content', 'files');
  const documents = existsSync(folder) ? (await filesIn(folder)).filter(isDocument) : [];
  const sizes = new Map(documents.map((name) => [name, statSync(join(folder, name)).size]));
  const uses = leaves<string>(content, 'string').flatMap((leaf) =>
    documentsIn(leaf).map((name) => ({ name, path: leaf.path })),
  );
  const dead = uses.filter(({ name }) => !sizes.get(name));
  const known = `the folder has ${documents.join(', ') || 'no file'}`;
  return [
    ...dead.map(({ name, path }) => {
      const what = sizes.has(name) ? 'is empty' : 'does not exist';
      const sentence = `content/files/${name} ${what}: put the whole file there, or correct its name (${known}).`;
      return at(path, sentence);
    }),
    ...[...sizes].flatMap(([name, size]) => {
      const isUsed = uses.some((use) => use.name === name);
      return ownFindings(name, size, isUsed).map((each) => ({
        file: `content/files/${name}`,
        ...each,
      }));
    }),
  ];
}

function documentsIn(leaf: Leaf<string>): string[] {
  if (leaf.field === 'file' && leaf.path.includes('downloads')) return [leaf.value];
  return hrefsIn(leaf).flatMap((href) => /^\/files\/([^#?]+)/.exec(href)?.[1] ?? []);
}

function ownFindings(name: string, size: number, isUsed: boolean) {
  if (!/^[\w.-]+$/.test(name) || /\.html?$/i.test(name)) {
    const sentence =
      'cannot be published: a document has only letters, digits, dots, hyphens and underscores in ' +
      'its name, like handbook-2031.pdf, lies in no other folder, and is no web page (.html).';
    return [{ sentence }];
  }
  return [
    isUsed || 'no page lists this file or links to it: use it, or remove it.',
    size <= tooLarge ||
      `this file has ${formatFileSize(size)}, which takes long on a phone, and some hosts refuse it: save it with smaller pictures.`,
  ].flatMap((sentence) => (sentence === true ? [] : { sentence, isWarning: true }));
}
