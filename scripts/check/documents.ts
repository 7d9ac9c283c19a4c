import { at, type Finding } from '../../content/schema/finding';
import { formatFileSize } from '../../content/schema/format';
import { hrefsIn, leaves, type Leaf } from '../../content/schema/leaves';
import type { Content } from '../../content/schema/rules';
import { readDocuments, type DocumentFile } from '../documents';

/** Cloudflare refuses files over 25 MB, and on a phone even fewer take long. */
const tooLarge = 20 * 1024 * 1024;

/**
 * What is wrong with the documents in `content/files/`, and with the texts that name one: a file of
 * `downloads`, or a link to `/files/…`.
 *
 * @param root the folder that holds `content/`
 */
export async function documentFindings(root: string, content: Content): Promise<Finding[]> {
  const documents = await readDocuments(root);
  const uses = leaves<string>(content, 'string').flatMap((leaf) =>
    documentsNamed(leaf).map((name) => ({ name, path: leaf.path })),
  );
  const known = documents.map(({ name }) => name).join(', ') || 'none';
  const missing = uses.flatMap(({ name, path }) => {
    const document = documents.find((each) => each.name === name);
    if (document?.bytes) return [];
    const sentence = document
      ? `content/files/${name} is empty: put the whole document there. The files are ${known}.`
      : `content/files/ has no file called “${name}”: it has ${known}. Put the file there, or correct its name.`;
    return at(path, sentence);
  });
  const names = uses.map(({ name }) => name);
  return [...missing, ...documents.flatMap((document) => ownFindings(document, names))];
}

/** The documents that a text of content names. */
function documentsNamed(leaf: Leaf<string>): string[] {
  if (leaf.field === 'file' && leaf.path.includes('downloads')) return [leaf.value];
  return hrefsIn(leaf).flatMap((href) => /^\/files\/([^#?]+)/.exec(href)?.[1] ?? []);
}

/** What is wrong with a document itself, or worth a look. */
function ownFindings({ name, bytes }: DocumentFile, used: string[]): Finding[] {
  const file = `content/files/${name}`;
  if (!/^[\w.-]+$/.test(name)) {
    const sentence =
      'cannot be published: the name of a document has only letters, digits, dots, hyphens and ' +
      'underscores, like handbook-2031.pdf, and it lies in no other folder. Rename or move it.';
    return [{ file, sentence }];
  }
  if (/\.html?$/i.test(name)) {
    return [{ file, sentence: 'is a web page, which cannot be downloaded: save it as a PDF.' }];
  }
  const warnings = [
    !used.includes(name) && 'no page lists this file or links to it: use it, or remove it.',
    bytes > tooLarge &&
      `this file has ${formatFileSize(bytes)}, which takes long on a phone, and some hosts refuse it: save it with smaller pictures.`,
  ];
  return warnings.flatMap((sentence) => (sentence ? { file, sentence, isWarning: true } : []));
}
