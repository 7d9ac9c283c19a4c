import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '../../content/schema/explain/diagnostic';
import type { Leaf } from '../../content/schema/explain/leaves';
import { linkPattern } from '../../content/shared/link-pattern';
import type { Environment } from '../system/command';
import { filesIn } from '../system/files';
import type { CheckInput } from './check-input';
import { publishedLeaves, type ContentModules } from './content-modules';
import { isPublic } from './invented-facts';
import { loadContent } from './load';
import sampleFingerprints from './sample.json';
import { lineOf, sourceOf, writtenText, type Source } from './source';

/** Files and fields whose text suits any school. */
const universal =
  /^(accessibility|contact\.form|enrollment-inquiry\.frame|photos|programs\.jamb|site|tuition\.finder)(\.|$)/;

/**
 * Fingerprints the texts of six words or more and the drawings that a school replaces. A text keeps its fingerprint
 * when only facts, link targets, punctuation or case change.
 */
export function fingerprintsOf(leaves: Leaf[], sources: Source[], root: string) {
  const texts = leaves.flatMap(({ path, type }) => {
    const source = sourceOf(sources, path);
    // The schema marks values that aren't text, like photos and links.
    if (!source || type || universal.test(path.join('.'))) return [];
    const text = writtenText(sources, path)?.replace(linkPattern, '$1').replace(/['’]/g, '') ?? '';
    const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
    if (words.length < 6) return [];
    const line = lineOf(source, path.slice(1));
    return { file: source.file, line, fingerprint: hash(words.join(' ')) };
  });
  const drawings = filesIn(join(root, 'content/drawings')).map((name) => {
    const file = `content/drawings/${name}`;
    const text = readFileSync(join(root, file), 'latin1').replaceAll('\r', '');
    return { file, line: undefined, fingerprint: hash(text) };
  });
  return [...texts, ...drawings];
}

/** In a school's copy, finds the rest of the sample: one message per file. */
export function restOfSample({
  root,
  content,
  sources,
  published,
}: Pick<CheckInput, 'root' | 'content' | 'sources' | 'published'>): Diagnostic[] {
  if (content.school.sample) return [];
  const rest = fingerprintsOf(published, sources, root).filter(({ fingerprint }) =>
    sampleFingerprints.includes(fingerprint),
  );
  return [...new Set(rest.map(({ file }) => file))].map((file) => {
    const lines = rest.filter((each) => each.file === file).flatMap(({ line }) => line ?? []);
    lines.sort((a, b) => a - b);
    return { file, message: sentenceAbout(lines), severity: 'warning' };
  });
}

/** The files of a public site that still have texts or drawings of the sample. */
export async function filesOfSample(root: string, environment: Environment): Promise<string[]> {
  if (!isPublic(environment)) return [];
  const { sources, ...loaded } = await loadContent(root);
  const content = loaded.content as ContentModules;
  const published = publishedLeaves(content);
  return restOfSample({ root, content, sources, published }).map(({ file }) => file);
}

/** The message about a file's lines, or about a drawing, which has no lines. */
function sentenceAbout(lines: number[]): string {
  if (!lines.length) return 'this drawing is still the sample’s: does it show your school?';
  if (lines.length === 1)
    return `a text is still the sample’s (line ${lines[0]}): is it true of your school?`;
  const first = [...lines.slice(0, 12), ...(lines.length > 12 ? ['…'] : [])].join(', ');
  return `${lines.length} texts are still the sample’s (lines ${first}): are they true of your school?`;
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);
