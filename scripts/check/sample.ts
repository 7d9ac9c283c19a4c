import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '../../content/schema/explain/diagnostic';
import type { Leaf } from '../../content/schema/explain/leaves';
import { linkPattern } from '../../content/shared/link-pattern';
import { filesIn } from '../system/files';
import type { ContentModules } from './content-modules';
import { lineOf, ownWords, sourceOf, type Source } from './source';
import listed from './sample.json';

/** Files and fields whose text suits any school. */
const universal =
  /^(accessibility|contact\.form|enrollment-inquiry\.frame|photos|programs\.jamb|site|tuition\.finder)(\.|$)/;

/** A text of a school's, or a drawing, which has no line. */
interface Part {
  file: string;
  line?: number;
  fingerprint: string;
}

/**
 * The texts of six words or more and the drawings that a school replaces. A fingerprint ignores facts, link targets,
 * punctuation and case: it survives a change of facts.
 *
 * @param root the folder that holds `content/`
 */
export function partsOfSchool(leaves: Leaf[], sources: Source[], root: string): Part[] {
  const texts = leaves.flatMap(({ path, is }) => {
    const field = path.slice(1);
    const source = sourceOf(sources, path);
    // The schema marks values that aren't text, like photos and links.
    if (!source || is || universal.test(path.join('.'))) return [];
    const text = ownWords(source, field)?.replace(linkPattern, '$1').replace(/['’]/g, '') ?? '';
    const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
    if (words.length < 6) return [];
    return { file: source.file, line: lineOf(source, field), fingerprint: hash(words.join(' ')) };
  });
  const drawings = filesIn(join(root, 'content/drawings')).map((name) => {
    const file = `content/drawings/${name}`;
    const text = readFileSync(join(root, file), 'latin1').replaceAll('\r', '');
    return { file, fingerprint: hash(text) };
  });
  return [...texts, ...drawings];
}

/** In a school's copy, finds the rest of the sample: one message per file. */
export function leftOfSample(
  { school }: ContentModules,
  shown: Leaf[],
  sources: Source[],
  root: string,
): Diagnostic[] {
  if (school.sample) return [];
  const parts = partsOfSchool(shown, sources, root);
  const left = parts.filter(({ fingerprint }) => listed.includes(fingerprint));
  return [...new Set(left.map(({ file }) => file))].map((file) => {
    const lines = left.flatMap((part) => (part.file === file && part.line) || []);
    lines.sort((a, b) => a - b);
    return { file, message: sentenceAbout(lines), severity: 'warning' };
  });
}

/** The message about a file's lines or a drawing. */
function sentenceAbout(lines: number[]): string {
  if (!lines.length) return 'this drawing is still the sample’s: does it show your school?';
  if (lines.length === 1)
    return `a text is still the sample’s (line ${lines[0]}): is it true of your school?`;
  const first = [...lines.slice(0, 12), ...(lines.length > 12 ? ['…'] : [])].join(', ');
  return `${lines.length} texts are still the sample’s (lines ${first}): are they true of your school?`;
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);
