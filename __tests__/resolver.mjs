import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Jest's resolver. It also accepts file URLs, because scripts import content by its files' URLs, and
 * gives the second school's words in place of this school's, which no test may read: they change.
 */
export function sync(request, options) {
  const path = request.startsWith('file:') ? fileURLToPath(request) : request;
  const file = options.defaultResolver(path, options);
  const [folder, ...rest] = relative(root, file).split(/[\\/]/);
  if (folder !== 'content' || rest[0] === 'schema') return file;
  return join(root, 'e2e', 'second-school', 'content', ...rest);
}
