import { schemaOf } from '../../content/schema/define';
import { leaves, type Leaf } from '../../content/schema/explain/leaves';
import type { ContentModules } from './content-modules';

/** Whether a module is a page. */
const isPage = (value: unknown) => schemaOf(value)?.meta()?.is === 'page';

/** Whether a module isn't a page without a row. */
export const isPublished = (name: string, content: ContentModules) =>
  !isPage(content[name]) || content.pages.rows.some(({ id }) => id === name);

/** Every text and number that the site can show. */
export const publishedLeaves = (content: ContentModules): Leaf[] =>
  leaves(content).filter(({ path }) => isPublished(String(path[0]), content));
