/**
 * An online form of another service in a frame 1500 px tall (specification, section 9). The frame
 * first holds a page of ours with the words `loading`, which leads on at once, without a script.
 * Words behind the frame would stay: a form that has no ground of its own is see-through.
 */
export function OnlineForm({
  src,
  title,
  loading,
}: {
  src: string;
  title: string;
  loading: string;
}) {
  return (
    <iframe
      src={src}
      srcDoc={leadingTo(src, loading)}
      title={title}
      height="1500"
      className="h-[1500px] w-full rounded-card border border-line bg-raised print:hidden"
      sandbox="allow-scripts allow-forms allow-same-origin allow-popups allow-popups-to-escape-sandbox"
    />
  );
}

/**
 * A page of a few words that leads on as soon as the next one answers. It has the color schemes of
 * the page around it, or its ground would be white in the evening, and tells the next one no more
 * than the site's name.
 */
function leadingTo(address: string, words: string): string {
  const text = escaped(words);
  return (
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>${text}</title>` +
    '<meta name="color-scheme" content="light dark"><meta name="referrer" content="strict-origin">' +
    `<meta http-equiv="refresh" content="0; url=${escaped(address)}">` +
    '<style>p{margin:6rem 1rem;text-align:center;font:1.25rem/1.5 system-ui,sans-serif}</style>' +
    `<p>${text}</p></html>`
  );
}

/** Text as HTML writes it, in attributes, too. */
function escaped(text: string): string {
  return text.replace(/[&<"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
