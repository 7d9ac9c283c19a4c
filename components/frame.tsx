import { TextLink } from './text-link';

/**
 * The online form of another service, or another of its pages, in a frame below a link to it. The frame
 * first shows a small page with the words `loading`, which redirects to the form without a script. Words
 * behind the frame would show through a form without a background.
 *
 * `allow-modals` lets the form ask in a dialog before it sends. `allow-top-navigation-by-user-activation`
 * lets a link that a visitor clicks leave the frame. `allow-downloads` lets a visitor save a file from the form,
 * `allow-storage-access-by-user-activation` lets the form ask for its own cookies, and `payment` lets it offer
 * Apple Pay or Google Pay for a fee. Without these, all would fail silently. The form cannot leave the frame
 * without a click.
 */
export function Frame(props: {
  href: string;
  /** The language of the words. */
  lang: string;
  /** For people who cannot see the frame. */
  title: string;
  /** In pixels. */
  height: number;
  /** The words of the link to the page. */
  open?: string;
  loading?: string;
  /** Shown below the frame, where people press the last button of a long form: where its answer is. */
  answer?: string;
}) {
  const { href, lang, title, height, open = title, loading = title, answer } = props;
  return (
    <>
      <p className="mb-5 flex flex-wrap items-baseline gap-x-6">
        <TextLink href={href} look="strong">
          {open}
        </TextLink>
      </p>
      <div id={answer && 'online-form'}>
        <iframe
          src={href}
          srcDoc={redirectPage(href, lang, loading)}
          title={title}
          height={height}
          allowFullScreen
          allow="payment *"
          // In the evening, the form lies on light paper. A form without a background must not have white words on it.
          className="w-full max-w-[48rem] rounded-card border border-line bg-raised scheme-light dark:bg-ink dark:p-5"
          sandbox="allow-scripts allow-forms allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-modals allow-downloads allow-storage-access-by-user-activation allow-top-navigation-by-user-activation"
        />
      </div>
      {answer && (
        <p className="mt-3">
          <TextLink href="#online-form">{answer}</TextLink>
        </p>
      )}
    </>
  );
}

/** A page that redirects to the form and stays in view until the form answers. The form's host learns only the origin. */
function redirectPage(url: string, lang: string, words: string): string {
  const text = escaped(words);
  return (
    `<!doctype html><html lang="${lang}"><meta charset="utf-8"><title>${text}</title>` +
    '<meta name="referrer" content="strict-origin">' +
    `<meta http-equiv="refresh" content="0; url=${escaped(url)}">` +
    // A ruled sheet.
    '<style>html{height:100%;background:repeating-linear-gradient(transparent 0 2.9rem,silver 2.9rem 3rem)}p{margin:6rem 1rem;text-align:center;font:1.25rem/1.5 system-ui,sans-serif}</style>' +
    `<p>${text}</p></html>`
  );
}

/** Escapes text for HTML, also inside attributes. */
function escaped(text: string): string {
  return text.replace(/[&<"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
