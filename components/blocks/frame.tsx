import { css } from '../css';
import { TextLink } from '../text-link';

const sandbox = [
  'allow-scripts allow-forms allow-same-origin allow-popups allow-popups-to-escape-sandbox',
  // Without these, dialogs, downloads, the form's cookies and links out of the frame fail silently.
  'allow-modals allow-downloads allow-storage-access-by-user-activation',
  'allow-top-navigation-by-user-activation',
].join(' ');

/**
 * Another service's form or page in a frame, below a link to it. The frame first shows a small page with the text
 * `loading`, which redirects to the form without a script. The text isn't behind the frame, because it would show
 * through forms without a background.
 */
export function Frame(props: {
  href: string;
  /** The language of `loading`. */
  lang: string;
  title: string;
  height: number;
  /** The label of the link above the frame. */
  open?: string;
  loading?: string;
}) {
  const { href, lang, title, height, open = title, loading = title } = props;
  return (
    <>
      <p className="mb-5 flex">
        <TextLink href={href} variant="strong">
          {open}
        </TextLink>
      </p>
      <iframe
        src={href}
        srcDoc={redirectPage(href, lang, loading)}
        title={title}
        height={height}
        allowFullScreen
        // For Apple Pay and Google Pay.
        allow="payment *"
        // The frame is light even in dark mode. Otherwise a form without a background could have white text on white.
        className="w-full max-w-[48rem] rounded-card border border-line bg-raised scheme-light dark:bg-ink dark:p-5"
        sandbox={sandbox}
      />
    </>
  );
}

const ruledSheet = css`
  html {
    height: 100%;
    background: repeating-linear-gradient(transparent 0 2.9rem, silver 2.9rem 3rem);
  }
  p {
    margin: 6rem 1rem;
    text-align: center;
    font:
      1.25rem/1.5 system-ui,
      sans-serif;
  }
`;

/** A page that redirects to the form and stays until the form loads. The form's host learns only the site's origin. */
function redirectPage(url: string, lang: string, loading: string): string {
  const text = escaped(loading);
  return (
    `<!doctype html><html lang="${lang}"><meta charset="utf-8"><title>${text}</title>` +
    '<meta name="referrer" content="strict-origin">' +
    `<meta http-equiv="refresh" content="0; url=${escaped(url)}">` +
    `<style>${ruledSheet}</style>` +
    `<p>${text}</p></html>`
  );
}

/** Escapes text for HTML, also inside attributes. */
function escaped(text: string): string {
  return text.replace(/[&<"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
