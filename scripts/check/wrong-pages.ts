import { at, type Diagnostic } from '../../content/schema/explain/diagnostic';
import type { Leaf } from '../../content/schema/explain/leaves';
import type { PageElement } from '../system/page-elements';
import { deadLinks } from './dead-links';
import { excerpt, renderPages, textOf, type RenderedPage } from './rendered-pages';
import type { CheckInput } from './check-input';

/**
 * Renders the published pages and finds links that lead nowhere, duplicate ids, skipped heading levels, a second h1
 * and images without `alt`.
 */
export async function wrongPages(input: CheckInput): Promise<Diagnostic[]> {
  const { root, content, published, environment, today } = input;
  // Show future notices now: their mistakes must not break a later build.
  const notices = content.dates.notices.map((notice) => ({ ...notice, from: today }));
  const { rendered, diagnostics } = await renderPages({
    ...input,
    content: { ...content, dates: { ...content.dates, notices } },
    environment: { ...environment, SITE_DAY: today },
  });
  return [
    ...diagnostics,
    ...deadLinks(root, content.pages.rows, published, rendered),
    ...rendered.flatMap((page) => wrongMarkup(page, published)),
  ];
}

/** Finds a page's mistakes except its links. */
export const wrongMarkup = (page: RenderedPage, published: Leaf[]) => [
  ...duplicateIds(page, published),
  ...wrongHeadings(page, published),
  ...imagesWithoutAlt(page),
];

/** A diagnostic at each place in content, or for the page's file if the text isn't in content. */
function atEach(places: Leaf[], { page }: RenderedPage, message: string): Diagnostic[] {
  const file = `content/${page.id}.ts`;
  return places.length ? places.map(({ path }) => at(path, message)) : [{ file, message }];
}

function duplicateIds(rendered: RenderedPage, published: Leaf[]): Diagnostic[] {
  const { page, elements } = rendered;
  const ids = new Set(elements.map(({ attributes }) => attributes.id).filter(Boolean));
  return [...ids].flatMap((id) => {
    const owners = elements.filter(({ attributes }) => attributes.id === id);
    if (owners.length === 1) return [];
    const places = published.filter(
      ({ type, path, value }) =>
        (type === 'anchor' || type === 'pricedProgram') && path[0] === page.id && value === id,
    );
    const message = `${page.path} has the id “${id}” more than once, for ${owners.map(describeOwner).join(' and ')}: choose another one here.`;
    return atEach(places, rendered, message);
  });
}

function describeOwner(element: PageElement): string {
  if (element.name === 'main') return 'everything below the header';
  const isInHeader = element.around.some(({ name }) => name === 'header');
  return isInHeader ? 'the header’s menu' : excerpt(element);
}

function wrongHeadings(rendered: RenderedPage, published: Leaf[]): Diagnostic[] {
  const { page, elements } = rendered;
  const headings = elements.filter(({ name }) => /^h[1-6]$/.test(name));
  return headings.flatMap((heading, index) => {
    const level = Number(heading.name[1]);
    const levelAbove = Number(headings[index - 1]?.name[1] ?? 0);
    const isSecond = level === 1 && index > 0;
    if (level <= levelAbove + 1 && !isSecond) return [];
    const message = isSecond
      ? `${page.path} has a second main heading, ${excerpt(heading)}: a page has one.`
      : `${page.path} has no heading of level ${level - 1} above ${excerpt(heading)}, which has level ${level}: move this into “sections”, into one with a title.`;
    const text = withoutSpace(textOf(heading.node));
    const place = published.find(
      ({ path, value }) => path[0] === page.id && withoutSpace(value) === text,
    );
    return atEach(place ? [place] : [], rendered, message);
  });
}

const withoutSpace = (text: string) => text.replace(/[\s\u200b]/g, '');

/** Decorative images have an empty `alt`. */
function imagesWithoutAlt({ page, elements }: RenderedPage): Diagnostic[] {
  return elements
    .filter(({ name, attributes }) => name === 'img' && attributes.alt === undefined)
    .map((image) => ({
      file: `content/${page.id}.ts`,
      message: `${page.path} has an image without a text alternative, ${image.attributes.src} at ${excerpt(image)}: give it an “alt”.`,
    }));
}
