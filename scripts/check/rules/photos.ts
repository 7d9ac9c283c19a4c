import { join } from 'node:path';
import { photoMistakes } from '../../photo-originals';
import type { Content } from '../content';
import type { Finding } from '../finding';
import { texts } from '../walk';

type Rows = Record<string, { alt: string; focus: [number, number] }>;

/** Every picture that content names has a row, every row an original, and none is idle. */
export async function checkPhotos(content: Content): Promise<Finding[]> {
  const rows = content.value<Rows>('photos');
  const used = new Set<string>();
  const unknown: Finding[] = [];
  for (const { name, value } of content.modules) {
    for (const leaf of texts(value).filter(({ field }) => field === 'photo')) {
      used.add(leaf.value);
      if (Object.hasOwn(rows, leaf.value)) continue;
      const sentence =
        `content/photos.ts has no picture called “${leaf.value}”: it has ` +
        `${Object.keys(rows).join(', ')}. Correct the name, or add a row.`;
      unknown.push(content.finding(name, leaf.path, sentence));
    }
  }
  const idle = Object.keys(rows)
    .filter((key) => !used.has(key))
    .map((key) => {
      const sentence = `no page shows “${key}”: use it, or take away this row and content/photos/${key}.jpg.`;
      return content.finding('photos', [key], sentence);
    });
  return [...unknown, ...idle, ...(await originals(content, rows))];
}

async function originals(content: Content, rows: Rows): Promise<Finding[]> {
  const mistakes = await photoMistakes(rows, join(content.root, 'content', 'photos'));
  return mistakes.map(({ name, sentence }) => {
    const key = name.replace(/\.jpg$/, '');
    const whole = `content/photos/${name} ${sentence}`;
    return Object.hasOwn(rows, key)
      ? content.finding('photos', [key], whole)
      : { file: `content/photos/${name}`, sentence };
  });
}
