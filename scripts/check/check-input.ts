import type { Leaf } from '../../content/schema/explain/leaves';
import type { ListedPhoto } from '../pictures/photo';
import type { Environment } from '../system/command';
import type { ContentModules } from './content-modules';
import type { Source } from './source';

/** What the rules check: content whose modules exist, load and fit their schemas. */
export interface CheckInput {
  /** The folder that holds `content/` and `public/`. */
  root: string;
  content: ContentModules;
  /** The files of `content/`, for lines and texts as the editor wrote them. */
  sources: Source[];
  /** Every text and number that the site can show. */
  published: Leaf[];
  photos: Record<string, ListedPhoto>;
  environment: Environment;
  /** The date at the school, like `2024-10-05`. */
  today: string;
}
