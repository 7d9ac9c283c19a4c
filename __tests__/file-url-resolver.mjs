import { fileURLToPath } from 'node:url';

/** Jest's resolver, which also accepts file URLs: scripts import content by its files' URLs. */
export function sync(request, options) {
  const path = request.startsWith('file:') ? fileURLToPath(request) : request;
  return options.defaultResolver(path, options);
}
