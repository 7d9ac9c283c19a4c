/**
 * The online form of another service in a frame 1500 px tall (specification, section 9). The frame
 * first shows a small page with the words `loading`, which redirects to the form without a script.
 * Words behind the frame would not do: they would show through a form without a background.
 *
 * The form may ask in a dialog before it sends, and a link that a visitor presses may leave the frame:
 * without these two permissions, both would do nothing and say nothing. It still cannot leave by itself.
 */
export function OnlineForm(props: { src: string; title: string; loading: string }) {
  const { src, title, loading } = props;
  return (
    <iframe
      src={src}
      srcDoc={redirectPage(src, loading)}
      title={title}
      height="1500"
      className="h-[1500px] w-full rounded-card border border-line bg-raised"
      sandbox="allow-scripts allow-forms allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-modals allow-top-navigation-by-user-activation"
    />
  );
}

/**
 * A page that redirects as soon as the form answers. It supports both color schemes, because its
 * background would otherwise be white in dark mode, and it sends the form only the site's origin.
 */
function redirectPage(url: string, words: string): string {
  const text = escaped(words);
  return (
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>${text}</title>` +
    '<meta name="color-scheme" content="light dark"><meta name="referrer" content="strict-origin">' +
    `<meta http-equiv="refresh" content="0; url=${escaped(url)}">` +
    '<style>p{margin:6rem 1rem;text-align:center;font:1.25rem/1.5 system-ui,sans-serif}</style>' +
    `<p>${text}</p></html>`
  );
}

/** Escapes text for HTML, also inside attributes. */
function escaped(text: string): string {
  return text.replace(/[&<"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
