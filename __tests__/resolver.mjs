import { fileURLToPath } from 'node:url';

/** Jest's resolver, which also accepts file URLs, because scripts import content by file URL. */
export function sync(request, options) {
  const path = request.startsWith('file:') ? fileURLToPath(request) : request;
  return options.defaultResolver(path, options);
}
