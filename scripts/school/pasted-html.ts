/** What to write instead of HTML from another service, like `<iframe src="…">`. */
export function remedyForHtml(html: string): string {
  const [, src] = /^<iframe\b.*?\ssrc=\s*["'“]?([^"'”\s>]+)/i.exec(html) ?? [];
  if (!src) return 'Write plain text, { list: ["…"] } for a list and [text](address) for a link.';
  const href = src.replaceAll('&amp;', '&').replace(/^\/\//, 'https://');
  return `Use this block instead: { frame: { href: "${href}", title: "What it shows" } }.`;
}
