import { at, type Diagnostic } from '../../content/schema/explain/diagnostic';
import type { Leaf } from '../../content/schema/explain/leaves';
import type { PageElement } from '../postbuild/page-elements';
import type { ContentModules } from './content-modules';
import { deadLinks } from './dead-links';
import { drawPages, excerpt, textOf, type DrawnPage } from './drawn-pages';
import type { School } from './page-drawer';

/**
 * Renders the published pages and finds links that lead nowhere, duplicate ids, skipped heading levels, a second h1
 * and images without `alt`.
 *
 * @param shown every text of the published pages
 */
export async function wrongPages(
  school: School & { content: ContentModules },
  shown: Leaf[],
): Promise<Diagnostic[]> {
  const { root, content, environment } = school;
  // A future notice must not break that day's build.
  const from = environment.SITE_DAY!;
  const notices = content.dates.notices.map((notice) => ({ ...notice, from }));
  const dates = { ...content.dates, notices };
  const { drawn, diagnostics } = await drawPages({ ...school, content: { ...content, dates } });
  return [
    ...diagnostics,
    ...deadLinks(root, content.pages.rows, shown, drawn),
    ...drawn.flatMap((page) => wrongMarkup(page, shown)),
  ];
}

/** Finds a page's mistakes except its links. */
export const wrongMarkup = (page: DrawnPage, shown: Leaf[]) =>
  [doubleIds, wrongHeadings, silentImages].flatMap((rule) => rule(page, shown));

/** A diagnostic at each place in content, or else one for the page's file. */
function atEach(places: Leaf[], { page }: DrawnPage, message: string): Diagnostic[] {
  const file = `content/${page.id}.ts`;
  return places.length ? places.map(({ path }) => at(path, message)) : [{ file, message }];
}

function doubleIds(drawn: DrawnPage, shown: Leaf[]): Diagnostic[] {
  const { page, elements } = drawn;
  const ids = new Set(elements.map(({ attributes }) => attributes.id).filter(Boolean));
  return [...ids].flatMap((id) => {
    const owners = elements.filter(({ attributes }) => attributes.id === id);
    if (owners.length === 1) return [];
    const places = shown.filter(
      ({ is, path, value }) =>
        (is === 'anchor' || is === 'pricedProgram') && path[0] === page.id && value === id,
    );
    const message = `${page.path} has the id “${id}” more than once, for ${owners.map(describeOwner).join(' and ')}: choose another one here.`;
    return atEach(places, drawn, message);
  });
}

function describeOwner(element: PageElement): string {
  if (element.name === 'main') return 'everything below the header';
  const isInHeader = element.around.some(({ name }) => name === 'header');
  return isInHeader ? 'the header’s menu' : excerpt(element);
}

function wrongHeadings(drawn: DrawnPage, shown: Leaf[]): Diagnostic[] {
  const { page, elements } = drawn;
  const headings = elements.filter(({ name }) => /^h[1-6]$/.test(name));
  return headings.flatMap((heading, index) => {
    const level = Number(heading.name[1]);
    const above = Number(headings[index - 1]?.name[1] ?? 0);
    const isSecond = level === 1 && index > 0;
    if (level <= above + 1 && !isSecond) return [];
    const message = isSecond
      ? `${page.path} has a second main heading, ${excerpt(heading)}: a page has one.`
      : `${page.path} has no heading of level ${level - 1} above ${excerpt(heading)}, which has level ${level}: move this into “sections”, into one with a title.`;
    const words = withoutSpace(textOf(heading.node));
    const places = shown.filter(
      ({ path, value }) => path[0] === page.id && withoutSpace(value) === words,
    );
    return atEach(places.slice(0, 1), drawn, message);
  });
}

const withoutSpace = (text: string) => text.replace(/[\s\u200b]/g, '');

/** A decorative image has an empty `alt`. */
function silentImages(drawn: DrawnPage): Diagnostic[] {
  return drawn.elements
    .filter(({ name, attributes }) => name === 'img' && attributes.alt === undefined)
    .flatMap((image) => {
      const message = `${drawn.page.path} has an image without a text alternative, ${image.attributes.src} at ${excerpt(image)}: give it an “alt”.`;
      return atEach([], drawn, message);
    });
}
