import { UserError } from '../command';
import { interactiveModules, type ClientModules } from './client-modules';
import { renderedModules } from './flight';
import { putOff, type LateScripts } from './late-scripts';
import { findNextMarkup, loadedByBrowsers, payloadScripts } from './next-markup';
import { applyEdits, readElements, type Edit, type PageElement } from './page';
import { contentSecurityPolicy, isMailForm } from './policy';
import { trimStyles } from './styles';

/** What all pages of an export have in common. */
export interface Site {
  /** The path that the site's addresses begin with, like `/repo`, or an empty text. */
  basePath: string;
  modules: ClientModules;
  /** Where the contact form sends its message, if it is connected. */
  mailOrigin?: string;
}

/** A page as it will be published, and what became of its scripts. */
export interface FinishedPage {
  file: string;
  /** The HTML as it will be published. */
  html: string;
  /** Addresses of the scripts that the page loads by itself, before and after. */
  stockScripts: string[];
  scripts: string[];
  /** The scripts that wait for a visitor who turns to the form. */
  late?: LateScripts;
  /** The client modules for which it keeps scripts. */
  interactive: string[];
  hasForm: boolean;
}

/**
 * Finishes one page without writing it: takes out Next's scripts if no client component needs them,
 * puts them off if they can wait, takes out styles for elements that a page without them does not
 * have, and adds the Content-Security-Policy. Nothing else in the page's source changes by a byte.
 *
 * @param file the page's file in the export, for messages
 * @param stock its HTML as Next wrote it
 * @throws UserError with a sentence when there is anything it does not understand
 */
export function finishPage(file: string, stock: string, site: Site): FinishedPage {
  try {
    const all = readElements(stock);
    const markup = findNextMarkup(all, site.basePath);
    const interactive = interactiveModules(renderedModules(payloadScripts(markup)), site.modules);
    const late = interactive.length ? putOff(all, markup, interactive, site.basePath) : undefined;
    const kept = interactive.length > 0 && !late;
    const removed = kept ? [] : [...markup.loaded, ...markup.inline, ...markup.hints];
    const staying = all.filter((element) => !removed.includes(element));
    const trimmed = interactive.length ? [] : trimStyles(staying);
    const elements = staying.map((element) => {
      const style = trimmed.find((each) => each.element === element);
      return style ? { ...element, text: style.text } : element;
    });
    const policy = contentSecurityPolicy({
      elements,
      loader: late?.loader,
      mailOrigin: site.mailOrigin,
    });
    const stockScripts = loadedByBrowsers(markup);
    return {
      file,
      html: applyEdits(stock, [
        insertPolicy(all, policy),
        ...trimmed.map((style) => style.edit),
        ...removed.map((element) => ({
          start: element.start,
          end: element.end,
          // React passes over scripts where Next's own inline scripts stood.
          text: late && element === markup.inline[0] ? `<script>${late.loader}</script>` : '',
        })),
      ]),
      stockScripts,
      scripts: kept ? stockScripts : [],
      late,
      interactive,
      hasForm: elements.some(isMailForm),
    };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    throw new UserError(`${file} cannot be finished: ${error.message}.`, { cause: error });
  }
}

/** A policy in a `<meta>` holds only for what stands behind it, so it comes as early as it may. */
function insertPolicy(elements: PageElement[], policy: string): Edit {
  const charset = elements.find(
    ({ name, attributes }) => name === 'meta' && attributes.charset !== undefined,
  );
  if (!charset) throw new Error('it has no <meta charset>, behind which its policy would stand');
  const text = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return { start: charset.end, end: charset.end, text };
}
