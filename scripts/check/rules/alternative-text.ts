import type { Content } from '../content';
import type { Finding } from '../finding';

const announced =
  /^(an? |the |this |my )?(image|photo|photograph|picture|pic|img|graphic|illustration|screenshot)\b/i;
const fileName = /\b[\w-]+\.(jpe?g|png|gif|webp|avif|heic|tiff?)\b|\b(IMG|DSC|PXL)[_-]?\d+/i;

/** The alternative text says what a picture shows, and each says something of its own. */
export function checkAlternativeText(content: Content): Finding[] {
  const rows = content.value<Record<string, { alt: string }>>('photos');
  const keyOf = new Map<string, string>();
  return Object.entries(rows).flatMap(([key, { alt }]) => {
    const [word] = announced.exec(alt) ?? [];
    const [file] = fileName.exec(alt) ?? [];
    const before = keyOf.get(alt.toLowerCase());
    keyOf.set(alt.toLowerCase(), key);
    const sentence = word
      ? `“${word}” tells people who cannot see the picture nothing new: begin with what it shows.`
      : file
        ? `“${file}” is the name of a file: write what the picture shows.`
        : before
          ? `“${key}” and “${before}” have the same words: say what this picture shows.`
          : undefined;
    return sentence ? [content.finding('photos', [key, 'alt'], sentence)] : [];
  });
}
