import { fileURLToPath } from 'node:url';

/** Jest's resolver. It also accepts file URLs, because scripts import content by its files' URLs. */
export function sync(request, options) {
  const path = request.startsWith('file:') ? fileURLToPath(request) : request;
  return options.defaultResolver(path, options);
}
