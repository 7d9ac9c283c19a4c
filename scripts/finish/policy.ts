import { createHash } from 'node:crypto';
import type { PageElement } from './page';

/** What is left on a page, as far as its policy is concerned. */
export interface PolicyInput {
  elements: PageElement[];
  /** The inline script that will load this page's scripts, if it has one (see late-scripts.ts). */
  loader?: string;
  /** Where the contact form sends its message, if it is connected. */
  mailOrigin?: string;
}

/**
 * The strictest Content-Security-Policy under which a page still does all it should: scripts and
 * styles by their hash, everything else from this site or not at all.
 *
 * Not in it, on purpose: `frame-ancestors`, which counts only in a header (see headers.ts), and
 * `require-trusted-types-for`, under which Turbopack cannot load a chunk.
 *
 * @returns the policy for a `<meta http-equiv>`
 * @throws Error naming an element that no policy without 'unsafe-inline' allows
 * @see https://www.w3.org/TR/CSP3/ 2.3.1 (hashes, 'strict-dynamic'), 6.1 and 6.4 (directives)
 */
export function contentSecurityPolicy({ elements, loader, mailOrigin }: PolicyInput): string {
  refuseInlineAttributes(elements);
  const hasMailForm = elements.some(isMailForm);
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': orNone(scriptSources(elements, loader)),
    'style-src': elements.filter(({ name }) => name === 'style').map(({ text }) => hash(text)),
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': hasMailForm && mailOrigin ? [mailOrigin] : [],
    'frame-src': elements.filter(({ name }) => name === 'iframe').map(frameSource),
    'form-action': orNone(hasMailForm ? ['mailto:'] : []),
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
  };
  return Object.entries(directives)
    .filter(([, sources]) => sources.length > 0)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
}

/** Whether an element is a form that, without its script, opens the visitor's mail program. */
export function isMailForm({ name, attributes }: PageElement): boolean {
  return name === 'form' && Boolean(attributes.action?.startsWith('mailto:'));
}

const orNone = (sources: string[]) => (sources.length ? sources : ["'none'"]);

/** Kinds of `<script>` that a browser acts on; all others, like structured data, are only data. */
const active = /^(|module|importmap|speculationrules|(text|application)\/(java|ecma)script)$/i;

function scriptSources(elements: PageElement[], loader: string | undefined): string[] {
  const scripts = elements.filter(
    ({ name, attributes }) => name === 'script' && active.test(attributes.type?.trim() ?? ''),
  );
  const loaded = scripts.filter(({ attributes }) => attributes.src !== undefined);
  for (const { attributes } of loaded) {
    // A loader brings 'strict-dynamic', under which the page itself can load nothing.
    if (loader !== undefined || !/^\/(?!\/)/.test(attributes.src ?? '')) {
      throw new Error(`its policy would block the script ${attributes.src}`);
    }
  }
  const inline = scripts.filter(({ attributes }) => attributes.src === undefined);
  const hashes = [...inline.map(({ text }) => text), ...(loader === undefined ? [] : [loader])].map(
    hash,
  );
  if (loader !== undefined) return ["'strict-dynamic'", ...hashes];
  return loaded.length ? ["'self'", ...hashes] : hashes;
}

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function frameSource({ attributes: { src = '' } }: PageElement): string {
  const here = 'https://here.invalid';
  const { origin } = new URL(src, here);
  return origin === here ? "'self'" : origin;
}

function refuseInlineAttributes(elements: PageElement[]) {
  for (const { name, attributes } of elements) {
    const refused = Object.keys(attributes).find((key) => /^(style|on\w+)$/.test(key));
    if (refused) {
      const { id, class: classes } = attributes;
      const which = [name, id && `#${id}`, classes && `.${classes.split(' ').join('.')}`].join('');
      throw new Error(
        `its element ${which} has a ${refused} attribute (“${attributes[refused]}”), which the ` +
          'policy blocks: use a class or a component',
      );
    }
  }
}
