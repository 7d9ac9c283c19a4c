import { fileURLToPath } from 'node:url';

/** Jest's own way to find a module, also by its URL: scripts load content by its files' URLs. */
export function sync(request, options) {
  const path = request.startsWith('file:') ? fileURLToPath(request) : request;
  return options.defaultResolver(path, options);
}
