import { schemaOf } from '../../content/schema/define';
import { leaves, type Leaf } from '../../content/schema/explain/leaves';
import type { ContentModules } from './content-modules';

/** Whether a module holds the content of a page. */
export const isPage = (value: unknown) => schemaOf(value)?.meta()?.is === 'page';

/** Whether a module is not a page without a row, which keeps its file. */
export const isPublished = (name: string, content: ContentModules) =>
  !isPage(content[name]) || content.pages.rows.some(({ id }) => id === name);

/** The modules without those of unpublished pages. */
export const publishedModules = (content: ContentModules): Record<string, unknown> =>
  Object.fromEntries(Object.entries(content).filter(([name]) => isPublished(name, content)));

/** Every text and number that the site may show. */
export const publishedLeaves = (content: ContentModules): Leaf[] =>
  leaves(publishedModules(content));
