import { withBasePath } from './with-base-path';

/** Text from content. `[visible words](/page)` becomes a link. */
export function LinkedText({ text }: { text: string }) {
  // With two groups in the pattern, split() yields: words, label, href, words, label, …
  const parts = text.split(/\[([^\]]+)\]\(([^)]+)\)/);
  return parts.map((part, index) => {
    const href = parts[index + 1];
    if (index % 3 === 0) return part;
    if (index % 3 === 2 || !href) return null;
    return (
      <a
        key={index}
        href={withBasePath(href)}
        // A telephone number does not wrap, unless its extension makes it too long for a phone.
        className={/^tel:.{0,20}$/.test(href) ? 'whitespace-nowrap' : undefined}
      >
        {part}
      </a>
    );
  });
}
